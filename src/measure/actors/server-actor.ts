// A side's server behind the interface of actors, for its driver. A wrong answer fails the row; it is never a time.
import type { ServerActor } from '../../drivers/actors.ts'
import type { Host } from '../../host/host.ts'
import type { HttpAnswer } from '../../host/http/http-request.ts'
import type { ServerChild } from '../../host/process/processes.ts'
import type { ServerBenchmark } from '../../model/run/benchmark.ts'
import { otherSide } from '../../model/build/side.ts'
import type { ServerRequest } from '../../model/run/server.ts'
import { assertGone, blameSide, SideError } from './side-error.ts'
import { commandOf, sideProcess } from './side-process.ts'
import { loadedAddons } from './loaded-addons.ts'
import type { ActorRequest, SupervisedActor } from './run-block.ts'
import { digestOf } from '../../host/files/digest-of.ts'

const longestStartSeconds = 60

interface LiveServer {
  readonly server: ServerChild
  /** Seconds of its limit that it has used. */
  busySeconds: number
}

/** A side's server as an actor, on a port of its own. Checks the server's answers. */
export function serverActor(
  { benchmark, target, cpuSet }: ActorRequest<ServerBenchmark>,
  { processes, files, clock }: Pick<Host, 'processes' | 'files' | 'clock'>,
): SupervisedActor<ServerActor> {
  const { side } = target
  const { timeoutSeconds } = benchmark
  const { ready, requests } = benchmark.server
  let liveServer: LiveServer | null = null
  let awakeShare = 0
  const sizes = new Map<number, number | null>()
  let closes = false
  const presentServer = (): LiveServer => {
    if (liveServer === null) throw new Error(`expected a server of ${side}, got none`)
    return liveServer
  }
  const startServer = async (): Promise<ServerChild> => {
    const port = await processes.freePort()
    const { argv, cwd, environment } = commandOf(benchmark, target, { port: String(port) })
    const startSeconds = Math.min(longestStartSeconds, timeoutSeconds)
    const changes = { cwd, environment: { ...environment, PORT: String(port) } }
    const spec = sideProcess(target, { argv, timeoutSeconds: startSeconds, changes })
    const place = { port, readyPath: ready }
    return blameSide(side, () => processes.serve(spec, cpuSet, place))
  }
  const exchange = async (at: number, secondsLeft: number): Promise<number> => {
    const { server } = presentServer()
    const request = requests[at]
    if (request === undefined) throw new Error(`expected a request, got number ${String(at)}`)
    const answer = await blameSide(side, () => server.exchange(request, secondsLeft))
    const { length } = answer.body
    const earlier = sizes.get(at)
    sizes.set(at, earlier === undefined || earlier === length ? length : null)
    closes ||= !answer.keepsAlive
    const wrong = wrongAnswer(request, answer)
    if (wrong === null) return answer.nanoseconds
    throw await wrongSide(server, wrong)
  }
  const wrongSide = async (server: ServerChild, wrong: string): Promise<SideError> => {
    const outcome = await server.end()
    return new SideError(side, wrong, { ...outcome, exitCode: null, signal: null })
  }
  const stand = async (server: ServerChild): Promise<void> => {
    server.turns.suspend()
    const trouble = await server.turns.trouble()
    if (trouble === null) return
    const error = await wrongSide(server, trouble)
    throw (await server.turns.hasHelped()) ? error : new SideError(otherSide(side), trouble)
  }
  const actor: ServerActor = {
    start: async () => {
      const before = clock.monotonicSeconds()
      const server = await startServer()
      await stand(server)
      liveServer = { server, busySeconds: clock.monotonicSeconds() - before }
    },
    burst: async ({ requests: positions, leadIn }) => {
      const up = presentServer()
      const before = clock.monotonicSeconds()
      const secondsLeft = (): number =>
        Math.max(0.001, timeoutSeconds - up.busySeconds - (clock.monotonicSeconds() - before))
      const nanoseconds: number[] = []
      up.server.turns.resume()
      for (const at of positions) nanoseconds.push(await exchange(at, secondsLeft()))
      await stand(up.server)
      up.busySeconds += clock.monotonicSeconds() - before
      return nanoseconds.slice(leadIn)
    },
    habits: async () => ({ sizes, closes }),
    usage: async () => presentServer().server.readConsumption(),
    addons: async () => {
      const paths = presentServer().server.addons()
      return paths === null ? null : loadedAddons(paths, target, files)
    },
    end: async () => {
      const { server } = presentServer()
      awakeShare = server.turns.awakeShare()
      liveServer = null
      assertGone(side, await server.end())
    },
  }
  return {
    actor,
    awakeShare: () => awakeShare,
    release: async () => {
      await liveServer?.server.end()
    },
  }
}

/** What is wrong with the answer to a request, or `null` when it is right. */
function wrongAnswer(
  request: ServerRequest,
  { status, body }: Pick<HttpAnswer, 'status' | 'body'>,
): string | null {
  const where = `${request.method} ${request.path}`
  if (status !== request.status) {
    return `${where}: expected status ${String(request.status)}, got ${String(status)}`
  }
  if (request.length !== null && body.length !== request.length) {
    return `${where}: expected ${String(request.length)} bytes, got ${String(body.length)}`
  }
  if (request.sha256 === null) return null
  const digest = digestOf(body)
  return digest === request.sha256
    ? null
    : `${where}: expected a body of SHA-256 ${request.sha256}, got ${digest}`
}
