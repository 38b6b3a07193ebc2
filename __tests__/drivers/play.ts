import { expect } from 'vitest'
import type { HarnessActor, BySlot, Slot } from '../../src/drivers/actors.ts'
import { pingpong } from '../../src/drivers/pingpong.ts'
import { metrics } from '../../src/metrics/index.ts'
import type { Metric } from '../../src/model/judging/metric.ts'
import type { FunctionBenchmark } from '../../src/model/run/benchmark.ts'
import type { Block, Pilot } from '../../src/model/run/sample.ts'
import { processUsageSchema, type Batch } from '../../src/model/run/series-answer.ts'
import { pilotOf as pilotOfBenchmark } from '../fakes/journals.ts'
import { benchmarkOf } from '../fakes/plans.ts'

/** One call of an actor. */
export interface Call {
  readonly slot: Slot
  readonly name: string | symbol
  readonly given: readonly unknown[]
}

/** What came of a driver's work, and the calls that it made of its actors. */
export interface Played<T> {
  readonly value: T
  readonly trace: readonly Call[]
}

/**
 * Lets a driver work with actors that have no process, and writes down what it asks of them.
 *
 * @throws Error when it asks for something before the last answer has come, but for two starts: two measured
 *   processes must never run at once
 */
export async function play<Actor extends object, T>(
  actors: BySlot<Actor>,
  work: (actors: BySlot<Actor>) => Promise<T>,
): Promise<Played<T>> {
  const trace: Call[] = []
  const asked: (string | symbol)[] = []
  const recorded = (slot: Slot): Actor =>
    new Proxy(actors[slot], {
      get:
        (actor, name) =>
        async (...given: readonly unknown[]) => {
          if ([...asked, ...(asked.length > 0 ? [name] : [])].some((each) => each !== 'start'))
            throw new Error(`expected one call at a time, got ${String(name)}`)
          asked.push(name)
          trace.push({ slot, name, given })
          const method: unknown = Reflect.get(actor, name)
          if (typeof method !== 'function') throw new Error(`expected a method ${String(name)}`)
          const answer: unknown = await Reflect.apply(method, actor, given)
          asked.splice(asked.indexOf(name), 1)
          return answer
        },
    })
  return { value: await work({ one: recorded('one'), two: recorded('two') }), trace }
}

/** The same work when the sides have changed slots: the same calls, and the readings of both swapped. */
export function mirrored<T extends object, V>({
  value,
  trace,
}: Played<T & BySlot<V>>): Played<T & BySlot<V>> {
  return { value: { ...value, one: value.two, two: value.one }, trace }
}

/** What one kind of call was given, in one slot or in both. */
export function givenTo(
  name: string,
  trace: readonly Call[],
  slots: readonly Slot[] = ['one', 'two'],
): readonly unknown[] {
  return trace.flatMap((call) =>
    call.name === name && slots.includes(call.slot) ? [call.given[0]] : [],
  )
}

/** In which slot each call of a kind was made. */
export function slotsOf(name: string, trace: readonly Call[]): readonly Slot[] {
  return trace.flatMap((call) => (call.name === name ? [call.slot] : []))
}

/** Expects of calls that come in pairs that about half of them begin in the first slot. */
export function expectEitherFirst(name: string, trace: readonly Call[]): void {
  const asked = slotsOf(name, trace)
  const firsts = asked.filter((slot, at) => at % 2 === 0 && slot === 'one').length
  expect(Math.abs(firsts / (asked.length / 2) - 0.5)).toBeLessThan(0.2)
}

/** Starts and ends, and loads nothing that anybody could see. */
export const anyProcess = {
  start: () => Promise.resolve(),
  addons: () => Promise.resolve(null),
  end: () => Promise.resolve(),
} as const

/**
 * A benchmark that was never started, at a speed that the test dictates.
 *
 * @param nanosecondsOf - time of a batch by its number on this side, and its calls
 * @param usage - figures, and the checksum, that are other ones than usual
 */
export function actorOf(
  nanosecondsOf: (batch: number, calls: number) => number,
  usage: Readonly<Record<string, number | string | null>> = {},
): HarnessActor {
  let batches = 0
  let nanoseconds = 0
  return {
    ...anyProcess,
    run: async ({ iterations }) => {
      const time = Math.max(1, nanosecondsOf(batches++, iterations))
      nanoseconds += time
      return { nanoseconds: time, cpuMicroseconds: time / 1000, delayNanoseconds: null }
    },
    usage: async () =>
      processUsageSchema.parse({
        peakMemoryBytes: 50e6,
        cpuMicroseconds: nanoseconds / 1000,
        userMicroseconds: nanoseconds / 1000,
        systemMicroseconds: 0,
        heapUsedBytes: 5e6,
        busySeconds: nanoseconds / 1e9,
        checksum: 'same',
        ...usage,
      }),
    renew: () => Promise.resolve(),
    series: () => Promise.resolve([5e-3, 1e-3, 3e-3]),
    undone: () => Promise.resolve({}),
    observe: () =>
      Promise.resolve({
        allocatedBytes: 848,
        eventLoopDelaySeconds: null,
        gcSecondsPerCall: 2e-6,
        gcShare: 0.1,
        gcPerCall: 0.01,
        nanoseconds: 1e6,
      }),
  }
}

/** A benchmark of which every call takes so many nanoseconds. */
export function perCall(
  nanoseconds: number,
  usage: Parameters<typeof actorOf>[1] = {},
): HarnessActor {
  return actorOf((_, calls) => calls * nanoseconds, usage)
}

/** An actor whose batches are told otherwise. */
export function retold(plain: HarnessActor, told: (batch: Batch) => Partial<Batch>): HarnessActor {
  return {
    ...plain,
    run: async (length) => {
      const batch = await plain.run(length)
      return { ...batch, ...told(batch) }
    },
  }
}

/** Plays a block of a function, of which all is as usual but this. */
export function playFunction(
  slots: BySlot<HarnessActor>,
  given: {
    readonly benchmark?: Partial<FunctionBenchmark>
    readonly block?: Partial<Block>
    readonly pilot?: Partial<Pilot>
    readonly metrics?: readonly Metric[]
  },
) {
  const context = {
    benchmark: benchmarkOf('one', given.benchmark),
    block: blockOf(given.block),
    pilot: pilotOf(given.pilot),
    metrics: given.metrics ?? metrics,
  }
  return play(slots, (actors) => pingpong(actors, context))
}

export function blockOf(changes: Partial<Block> = {}): Block {
  return {
    index: 0,
    round: 1,
    benchmarkId: 'one',
    driver: 'pingpong',
    coin: 'BH',
    seed: 1,
    kind: 'pair',
    ...changes,
  }
}

export function pilotOf(changes: Partial<Pilot> = {}): Pilot {
  return pilotOfBenchmark('one', { iterations: 100, batches: 60, ...changes })
}
