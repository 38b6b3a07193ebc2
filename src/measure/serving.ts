import type { Burst } from '../drivers/driver.ts'
import type { BurstAnswer, ConsumedAnswer } from '../drivers/burst-answers.ts'
import type { Host, Placement } from '../host/host.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import { serverSchema, type ServerRequest } from '../model/run/server.ts'
import type { Loading } from './addon-watch.ts'
import { blaming } from './blaming.ts'
import { commandOf } from './command-of.ts'
import { loadedAddons } from './loaded-addons.ts'
import type { Target } from './target.ts'
import { SideError } from './side-error.ts'
import { sideProcess } from './side-process.ts'
import { wrongAnswer } from './wrong-answer.ts'

/** A side's server that is up. */
export interface Serving extends Loading {
  readonly pid: number
  /** @throws SideError when the server answers wrongly, ends, or takes longer than allowed */
  readonly burst: (burst: Burst, timeoutSeconds: number) => Promise<BurstAnswer>
  readonly consumed: () => ConsumedAnswer
  /** Ends it and whatever it has started. */
  readonly end: () => Promise<void>
}

const longestStartSeconds = 60

/**
 * Starts a side's server on a port of its own and waits until it is ready.
 *
 * @throws SideError when it does not get that far
 */
export async function startServing(
  benchmark: Benchmark,
  target: Target,
  placement: Placement,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<Serving> {
  const { side } = target
  const { ready, requests } = benchmark.server ?? serverSchema.parse({})
  const port = await processes.freePort()
  const server = await blaming(side, () =>
    processes.serve(
      sideProcess(
        target,
        commandOf(benchmark, target, { port: String(port) }),
        Math.min(longestStartSeconds, benchmark.timeoutSeconds),
        { environment: { ...target.environment, PORT: String(port) } },
      ),
      placement,
      { port, readyPath: ready },
    ),
  )
  const oneRequest = async (at: number, secondsLeft: number): Promise<number> => {
    const request = requestAt(requests, at)
    const answer = await blaming(side, () => server.exchange(request, secondsLeft))
    const wrong = wrongAnswer(request, answer)
    if (wrong === null) return answer.nanoseconds
    const outcome = await server.end()
    throw new SideError(side, wrong, { ...outcome, exitCode: null, signal: null })
  }
  return {
    pid: server.pid,
    burst: async ({ requests: wanted, leadIn }, timeoutSeconds) => {
      const nanoseconds: number[] = []
      for (const at of wanted) nanoseconds.push(await oneRequest(at, timeoutSeconds))
      return { nanoseconds: nanoseconds.slice(leadIn) }
    },
    consumed: server.consumed,
    addons: async () => {
      const paths = server.addons()
      return paths === null ? null : loadedAddons(paths, target, files)
    },
    end: async () => {
      await server.end()
    },
  }
}

function requestAt(requests: readonly ServerRequest[], at: number): ServerRequest {
  const request = requests[at]
  if (request === undefined) throw new Error(`expected a request, got number ${String(at)}`)
  return request
}
