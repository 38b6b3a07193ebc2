import { expect, it } from 'vitest'
import {
  type Dialogue,
  DialogueError,
  type Outcome,
  type ProcessSpec,
  type ServerChild,
} from '../../src/host/process/processes.ts'
import type { Host } from '../../src/host/host.ts'
import type { HttpAnswer } from '../../src/host/http/http-request.ts'
import { drivers } from '../../src/drivers/index.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import type { Side } from '../../src/model/build/side.ts'
import { actorMakers } from '../../src/measure/actors/actor-makers.ts'
import { startHarness, tryRows } from '../../src/measure/actors/harness.ts'
import { runBlock } from '../../src/measure/actors/run-block.ts'
import { serverActor } from '../../src/measure/actors/server-actor.ts'
import { blockOf, pilotOf } from '../drivers/play.ts'
import { measuringHost } from '../fakes/measuring-host.ts'
import { outcomeOf } from '../fakes/outcomes.ts'
import { benchmarkOf, startedOf } from '../fakes/plans.ts'
import { unbound } from '../fakes/process-specs.ts'
import { targetOf } from '../fakes/targets.ts'

const ended = outcomeOf({ lastLines: ['last words'] })
const used = { cpuSeconds: 1, peakMemoryBytes: 1, pageFaults: 1, contextSwitches: 1 }

const server = {
  ...startedOf('x', 'node', 'x.js'),
  timeoutSeconds: 5,
  driver: 'alternate',
  server: serverSchema.parse({ requests: [{ path: '/', length: 5 }] }),
} as const
const targets = { base: targetOf('base'), head: targetOf('head') }

/** What becomes of one side's process: how it starts, what comes of its nth turn, and how it ends. */
interface Fate {
  readonly start?: () => void
  readonly turn?: (nth: number, limitSeconds: number) => void
  /** Of a server; `hello`, status 200 and a connection that is kept unless said. */
  readonly answer?: (nth: number) => Partial<HttpAnswer>
  readonly end?: () => Partial<Outcome> | void
}

/** Processes that are made up, and the ports that they hold. */
function processesOf(fates: Readonly<Partial<Record<Side, Fate>>>) {
  const alive = new Map<Side, number>()
  const turns = { base: 0, head: 0 }
  let port = 40_000
  const serve = ({ cwd, environment }: ProcessSpec): Promise<ServerChild> =>
    attempted(() => {
      const side = cwd.endsWith('base') ? 'base' : 'head'
      const fate = fates[side]
      fate?.start?.()
      alive.set(side, Number(environment['PORT']))
      return {
        pid: 4242,
        turns: {
          suspend: () => {},
          resume: () => {},
          trouble: () => Promise.resolve(null),
          hasHelped: () => Promise.resolve(true),
          members: () => [],
          awakeShare: () => 0,
        },
        exchange: (_, limitSeconds) =>
          attempted(() => {
            const nth = turns[side]++
            fate?.turn?.(nth, limitSeconds)
            const body = Buffer.from('hello')
            const usual = { status: 200, body, keepsAlive: true, nanoseconds: 1000 }
            return { ...usual, ...fate?.answer?.(nth) }
          }),
        readConsumption: () => used,
        addons: () => null,
        end: () =>
          attempted(() => {
            const outcome = fate?.end?.()
            alive.delete(side)
            return { ...ended, ...outcome }
          }),
      }
    })
  return { alive, serve, freePort: () => Promise.resolve(port++) }
}

async function attempted<T>(action: () => T): Promise<T> {
  await Promise.resolve()
  return action()
}

/** A block of a driver on processes with these fates: what it threw, and what is alive afterwards. */
async function broken(fates: Readonly<Partial<Record<Side, Fate>>>) {
  const { alive, freePort, serve } = processesOf(fates)
  const made = measuringHost().host
  const host: Host = {
    ...made,
    files: { ...made.files, remove: () => Promise.resolve() },
    processes: { ...made.processes, freePort, serve, platform: 'linux' },
  }
  const hyperfine = { ok: false, message: 'no command is measured' } as const
  const source = { targets, seed: null, cpuSet: unbound, hyperfine }
  const makers = actorMakers(source, host)
  const context = { block: blockOf(), pilot: pilotOf(), metrics: [] }
  const sides = { one: 'base', two: 'head' } as const
  const work = (actors: Parameters<typeof drivers.alternate>[0]) =>
    drivers.alternate(actors, { ...context, benchmark: server })
  const block = runBlock({ sides, make: makers.alternate(server), work }, host)
  const thrown: unknown = await block.catch((error: unknown) => error)
  return { thrown, alive: [...alive] }
}

const breaks =
  (message: string, changes: Partial<Outcome> = {}) =>
  (): never => {
    throw new DialogueError(message, { ...ended, ...changes })
  }
const from = (wanted: number, fate: () => never) => (nth: number) => {
  if (nth >= wanted) fate()
}
const died = { exitCode: null, signal: 'SIGSEGV' } as const

const dead = 'expected an answer to GET /'
const noPort = 'expected a server on port 40001 within 5.00 s, got none'
const late = { timedOut: true }
const silent = 'GET /: expected an answer within 5.00 s, got none'
const cases: readonly (readonly [string, Side, Fate, string, Partial<Outcome>])[] = [
  ['the first does not start', 'base', { start: breaks(noPort) }, noPort, {}],
  ['the second does not start', 'head', { start: breaks(noPort) }, noPort, {}],
  ['one dies in the middle', 'head', { turn: from(20, breaks(dead, died)) }, dead, died],
  ['one falls silent', 'base', { turn: from(20, breaks(silent, late)) }, silent, late],
  [
    'one answers with an error',
    'base',
    { answer: (nth) => (nth < 20 ? {} : { status: 500 }) },
    'expected status 200, got 500',
    {},
  ],
  [
    'one answers too much',
    'head',
    { answer: (nth) => (nth < 20 ? {} : { body: Buffer.from('hello!') }) },
    'expected 5 bytes, got 6',
    {},
  ],
]

it.each(cases)('no process and no port is left when %s', async (_, side, fate, message, facts) => {
  const { thrown, alive } = await broken({ [side]: fate })
  expect(thrown).toMatchObject({ side, message: expect.stringContaining(message) })
  expect(thrown).toMatchObject({ facts: { lastLines: ['last words'], ...facts } })
  expect(alive).toEqual([])
})

it('a server that takes long to end is what failed', async () => {
  const { thrown, alive } = await broken({ head: { end: () => ({ overLimit: '30 s to end' }) } })
  expect(thrown).toMatchObject({ side: 'head', message: expect.stringContaining('30 s to end') })
  expect(alive).toEqual([])
})

it('a server that cannot be ended is left, which is said', async () => {
  const stuck = (): never => {
    throw new Error('expected every process of a child to end, got 7 still alive')
  }
  const head = { turn: from(3, breaks('expected an answer')) }
  const { thrown, alive } = await broken({ base: { end: stuck }, head })
  expect(thrown).toMatchObject({ message: expect.stringContaining('7 still alive') })
  expect(alive).toEqual([['base', 40_000]])
})

it('one limit is shared among all requests of a burst, and it is told how they were answered', async () => {
  let seconds = 0
  const limits: number[] = []
  const turn = (_: number, limitSeconds: number): void => {
    limits.push(limitSeconds)
    seconds += 2
  }
  const answer = (nth: number) => ({ body: Buffer.alloc(nth + 1), keepsAlive: nth < 2 })
  const { serve, freePort } = processesOf({ base: { turn, answer } })
  const { files, processes, clock } = measuringHost().host
  const benchmark = { ...server, server: serverSchema.parse({}) }
  const { actor } = serverActor(
    { benchmark, target: targets.base, cpuSet: unbound },
    {
      files,
      processes: { ...processes, serve, freePort },
      clock: { ...clock, monotonicSeconds: () => seconds },
    },
  )
  await actor.start()
  await actor.burst({ requests: [0], leadIn: 0 })
  expect(await actor.habits()).toEqual({ sizes: new Map([[0, 1]]), closes: false })
  await actor.burst({ requests: [0, 0], leadIn: 0 })
  expect(limits).toEqual([5, 3, 1])
  expect(await actor.habits()).toEqual({ sizes: new Map([[0, null]]), closes: true })
})

const slow: Dialogue = {
  pid: 4242,
  hello: { hello: {} },
  addons: () => null,
  times: () => new Map(),
  awakeShare: () => 0,
  ask: () => Promise.resolve({}),
  end: () => Promise.resolve({ ...ended, overLimit: '30 s to end' }),
}

it('a harness that takes long to end is what failed, when it is tried and when it is measured', async () => {
  const made = measuringHost().host
  const host = { ...made, processes: { ...made.processes, converse: async () => slow } }
  const [benchmark, target] = [benchmarkOf('one'), targets.head]
  const failure = { side: 'head', message: expect.stringContaining('30 s to end') }
  await expect(tryRows('one.cjs', [benchmark], target, host)).rejects.toMatchObject(failure)
  const harness = await startHarness({ benchmark, target, cpuSet: unbound }, host)
  await expect(harness.end()).rejects.toMatchObject(failure)
})
