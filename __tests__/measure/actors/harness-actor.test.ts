import { describe, expect, it } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
import type { HarnessActor } from '../../../src/drivers/actors.ts'
import {
  delayFromOutside,
  type Claims,
  delayByOthers,
  forgedClock,
  harnessActor,
} from '../../../src/measure/actors/harness-actor.ts'
import type { ThreadTimes } from '../../../src/host/process/processes.ts'
import { runBlock } from '../../../src/measure/actors/run-block.ts'
import { measuringHost } from '../../fakes/measuring-host.ts'

const honest: Claims = {
  claimedSeconds: 1,
  outerSeconds: 1.1,
  ranSeconds: 1.05,
  requests: 400,
  claimedDelaySeconds: 0.3,
  delaySeconds: 0.31,
}

describe('forgedClock', () => {
  it('finds nothing wrong with what honest processes claim', () => {
    expect(forgedClock(honest)).toBeNull()
    expect(forgedClock({ ...honest, ranSeconds: null })).toBeNull()
    // One that waits, and one on a machine that is busy with others.
    expect(forgedClock({ ...honest, ranSeconds: 0.01 })).toBeNull()
    expect(forgedClock({ ...honest, outerSeconds: 20 })).toBeNull()
    expect(forgedClock({ ...honest, delaySeconds: null })).toBeNull()
    const idle = { claimedSeconds: 0, outerSeconds: 0, ranSeconds: 0, requests: 0 }
    expect(forgedClock({ ...idle, claimedDelaySeconds: 0, delaySeconds: 0 })).toBeNull()
  })

  it('does not believe that less time went by than the process worked', () => {
    expect(forgedClock({ ...honest, claimedSeconds: 0.2 })).toBe(
      'expected a clock that can be trusted, got 0.200 s by the clock of the benchmark where it ran for 1.05 s',
    )
  })

  it('does not believe that it waited for longer than the kernel let it wait', () => {
    expect(forgedClock({ ...honest, claimedDelaySeconds: 0.4 })).toBe(
      'expected a clock that can be trusted, got 0.400 s of waiting for a CPU by the benchmark where the kernel counted 0.310 s',
    )
  })

  it('does not believe that more time went by than did', () => {
    expect(forgedClock({ ...honest, claimedSeconds: 3 })).toBe(
      'expected a clock that can be trusted, got 3.00 s by the clock of the benchmark in 1.10 s by ours',
    )
  })
})

describe('what others kept a batch waiting', () => {
  const shared = { sharesCpu: true, others: 0 }
  const batch = { nanoseconds: 10e6, cpuMicroseconds: 4000, delayNanoseconds: 5e6 }

  it('is what its main thread waited, if others can have run for that long', () => {
    expect(delayByOthers(batch, shared)).toBe(5e6)
  })

  it('is on one CPU no more than the process did not run itself', () => {
    expect(delayByOthers({ ...batch, cpuMicroseconds: 9000 }, shared)).toBe(1e6)
    expect(delayByOthers({ ...batch, cpuMicroseconds: 11_000 }, shared)).toBe(0)
  })

  it('is on one CPU not what its children ran meanwhile', () => {
    expect(delayByOthers(batch, { ...shared, others: 4e6 })).toBe(1e6)
    expect(delayByOthers(batch, { ...shared, others: 6e6 })).toBe(0)
  })

  it('is all of it where helper threads run beside it', () => {
    expect(
      delayByOthers({ ...batch, cpuMicroseconds: 9000 }, { sharesCpu: false, others: 4e6 }),
    ).toBe(5e6)
  })

  it('is unknown where delays are not reported, and all of it where CPU time is not', () => {
    expect(delayByOthers({ ...batch, delayNanoseconds: null }, shared)).toBeNull()
    expect(delayByOthers({ ...batch, cpuMicroseconds: null }, shared)).toBe(5e6)
  })
})

const { host } = measuringHost()

/** What comes of asking a process of head that answers everything with this. */
async function asked(
  answer: unknown,
  question: (actor: HarnessActor) => Promise<unknown>,
): Promise<{ readonly thrown: unknown; readonly ended: number }> {
  let ended = 0
  const start = () =>
    Promise.resolve({
      pid: 4242,
      addons: () => Promise.resolve([]),
      threads: () => new Map(),
      ask: () => Promise.resolve(answer),
      end: async () => {
        ended++
      },
    })
  const block = runBlock(
    {
      sides: { one: 'head', two: 'base' },
      make: (side) => harnessActor({ side, start, timeoutSeconds: 5, bound: false }, host),
      work: async ({ one }) => {
        await one.start()
        return question(one)
      },
    },
    host,
  )
  return { thrown: await block.then(() => null).catch((error: unknown) => error), ended }
}

describe('a benchmark that answers what its harness never says', () => {
  it.each<readonly [string, unknown, (actor: HarnessActor) => Promise<unknown>, string]>([
    [
      'a batch without its time',
      { nanoseconds: 'many' },
      (actor) => actor.run({ iterations: 1, leadIn: 0 }),
      'expected the time of a batch from the harness, got {"nanoseconds":"many"}',
    ],
    [
      'figures that are none',
      { checksum: 'a', gcCount: 'few' },
      (actor) => actor.usage(),
      'expected what the process has used from the harness, got {"checksum":"a","gcCount":"few"}',
    ],
    [
      'a series that is empty',
      { series: [] },
      (actor) => actor.series(),
      'expected the times of the first calls from the harness, got {"series":[]}',
    ],
    [
      'nothing at all',
      undefined,
      (actor) => actor.observe(1),
      'expected what was seen aside from the harness, got nothing',
    ],
  ])('is what broke, and is ended: %s', async (_, answer, question, message) => {
    const { thrown, ended } = await asked(answer, question)
    expect(thrown).toMatchObject({ side: 'head', message })
    expect(ended).toBe(1)
  })

  it('breaks nothing by an answer that is right', async () => {
    const batch = { nanoseconds: 5, cpuMicroseconds: null, delayNanoseconds: 0 }
    const run = (actor: HarnessActor) => actor.run({ iterations: 1, leadIn: 0 })
    expect(await asked(batch, run)).toEqual({ thrown: null, ended: 1 })
  })
})

describe('a benchmark whose helper threads have the only CPU for half of its time', () => {
  const batch = { nanoseconds: 16e9, cpuMicroseconds: 15e6, delayNanoseconds: 8e9 }

  /**
   * What it claims and what disturbed it, of CPUs that this program may use.
   *
   * @param changes - to its batch, in which a child of it runs for 7 s
   */
  async function measured(
    cpus: readonly number[],
    bound: boolean,
    changes?: Partial<typeof batch>,
  ): Promise<object> {
    let clockSeconds = 0
    let delaySeconds = 0
    const childTimes = () => ({ runNanoseconds: (delaySeconds / 8) * 7e9, delayNanoseconds: 0 })
    const alone: Pick<Host, 'clock' | 'machine'> = {
      clock: { ...host.clock, monotonicSeconds: () => clockSeconds },
      machine: {
        ...host.machine,
        allowedCpus: () => Promise.resolve(cpus),
        contention: () =>
          Promise.resolve({
            runSeconds: 0,
            runDelaySeconds: delaySeconds,
            involuntarySwitches: 6e5 * delaySeconds,
          }),
      },
    }
    const ask = async (): Promise<unknown> => {
      clockSeconds += 20
      delaySeconds += 8
      return { ...batch, ...changes }
    }
    const start = () =>
      Promise.resolve({
        pid: 4242,
        addons: () => Promise.resolve([]),
        threads: () => new Map(changes === undefined ? [] : [[4243, childTimes()]]),
        ask,
        end: async () => {},
      })
    const spec = { side: 'head', start, timeoutSeconds: 60, bound } as const
    const { actor, disturbance } = harnessActor(spec, alone)
    await actor.start()
    const { delayNanoseconds } = await actor.run({ iterations: 1, leadIn: 0 })
    await actor.end()
    return { delayNanoseconds, ...disturbance?.() }
  }

  it('counts what they worked as its own time, and as no disturbance', async () => {
    const own = { delayNanoseconds: 1e9, runDelayRatio: 0.05, involuntarySwitches: null }
    expect(await measured([3], false)).toEqual(own)
    expect(await measured([2, 3], true)).toEqual(own)
  })

  it('counts what its children worked as its own time, too', async () => {
    const own = { delayNanoseconds: 1e9, runDelayRatio: 0.05, involuntarySwitches: null }
    expect(await measured([2, 3], true, { cpuMicroseconds: 4e6 })).toEqual(own)
  })

  it('takes all of it for others where helper threads have CPUs of their own', async () => {
    const others = { delayNanoseconds: 8e9, runDelayRatio: 0.4, involuntarySwitches: 48e5 }
    expect(await measured([2, 3], false)).toEqual(others)
  })
})

describe('waiting of threads that work while the main thread sleeps', () => {
  const before = timesOf({ 1: [10e6, 1e6], 2: [50e6, 2e6] })

  it('comes from outside where nothing else of the side ran meanwhile', () => {
    const after = timesOf({ 1: [11e6, 1e6], 2: [115e6, 42e6] })
    expect(delayFromOutside(before, after)).toBe(39e6)
  })

  it('may come from the threads of the side itself', () => {
    const pool = timesOf({ 1: [10e6, 1e6], 2: [60e6, 32e6], 3: [10e6, 30e6], 4: [10e6, 30e6] })
    expect(delayFromOutside(before, pool)).toBe(10e6)
    const alone = timesOf({ 1: [10e6, 1e6], 2: [60e6, 22e6], 3: [10e6, 20e6], 4: [10e6, 20e6] })
    expect(delayFromOutside(before, alone)).toBe(0)
  })

  it('is read from the second batch on only where the main thread slept, and told with the batch', async () => {
    const slept = {
      nanoseconds: 65e6,
      cpuMicroseconds: 65_000,
      delayNanoseconds: 0,
      runNanoseconds: 1e6,
    }
    const answers = [slept, { ...slept, runNanoseconds: 65e6 }, slept]
    let reads = 0
    const start = () =>
      Promise.resolve({
        pid: 4242,
        addons: () => Promise.resolve([]),
        threads: () => timesOf({ 2: [0, 40e6 * reads++] }),
        ask: () => Promise.resolve(answers.shift()),
        end: async () => {},
      })
    const spec = { side: 'head', start, timeoutSeconds: 60, bound: true } as const
    const { actor } = harnessActor(spec, host)
    await actor.start()
    const length = { iterations: 1, leadIn: 0 }
    expect((await actor.run(length)).asideDelayNanoseconds).toBe(40e6)
    expect((await actor.run(length)).asideDelayNanoseconds).toBeUndefined()
    expect((await actor.run(length)).asideDelayNanoseconds).toBeUndefined()
    expect(reads).toBe(3)
  })
})

describe('CPU time of threads and children that work while the main thread sleeps', () => {
  const cpuOf = async (cpuMicroseconds: number | null, leadIn: number) => {
    const slept = { nanoseconds: 65e6, cpuMicroseconds, delayNanoseconds: 0, runNanoseconds: 1e6 }
    let reads = 0
    const start = () =>
      Promise.resolve({
        pid: 4242,
        addons: () => Promise.resolve([]),
        // The main thread, a worker, and a child that is started between the readings.
        threads: () =>
          reads++ === 0
            ? timesOf({ 4242: [5e6, 0], 4243: [10e6, 0] })
            : timesOf({ 4242: [9e6, 0], 4243: [70e6, 0], 5000: [20e6, 0] }),
        ask: () => Promise.resolve(slept),
        end: async () => {},
      })
    const spec = { side: 'head', start, timeoutSeconds: 60, bound: true } as const
    const { actor } = harnessActor(spec, host)
    await actor.start()
    return (await actor.run({ iterations: 4, leadIn })).cpuMicroseconds
  }

  it('is read from outside once they rest, with what the main thread ran while it was timed', async () => {
    expect(await cpuOf(61_000, 0)).toBe(81_000)
    // A lead-in has its share.
    expect(await cpuOf(61_000, 1)).toBe(65_000)
  })

  it('is what the process says where threads have ended meanwhile, or where it says nothing', async () => {
    expect(await cpuOf(90_000, 0)).toBe(90_000)
    expect(await cpuOf(null, 0)).toBeNull()
  })
})

function timesOf(
  threads: Readonly<Record<number, readonly [run: number, delay: number]>>,
): ThreadTimes {
  return new Map(
    Object.entries(threads).map(([thread, [run, delay]]) => [
      Number(thread),
      { runNanoseconds: run, delayNanoseconds: delay },
    ]),
  )
}
