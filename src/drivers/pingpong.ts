import type { Metric, Usage } from '../model/metric.ts'
import { randomOf, type Random } from '../model/random.ts'
import type { Readings } from '../model/sample.ts'
import type { UsageAnswer } from './answers.ts'
import type { ByPlace, Driver, DriverContext } from './driver.ts'
import {
  batchInBoth,
  endBoth,
  startBoth,
  usageOfBoth,
  type PairLength,
  type Steps,
} from './steps.ts'
import { typicalPair } from './typical-pair.ts'
import { warmUp } from './warm-up.ts'

/**
 * Both processes stay alive and take turns of a few milliseconds, so that whatever slows the machine
 * down slows both. Batch length, lead-in and order are drawn for every pair of batches: at a fixed
 * length, collections of garbage lock in phase with the batches and fall to one side only.
 */
export const pingpong: Driver = { id: 'pingpong', block }

/** The batches of a block, added up. */
interface Measured {
  /** Seconds per call of each pair of batches. */
  readonly pairs: readonly ByPlace<number>[]
  /** Calls in each place, lead-ins included. */
  readonly calls: number
}

function* block({ block: { seed }, pilot, metrics }: DriverContext): Steps<ByPlace<Readings>> {
  const random = randomOf(seed)
  yield* startBoth()
  yield* warmUp(random, pilot.iterations)
  const before = yield* usageOfBoth()
  const measured = yield* measure(random, pilot.iterations, pilot.batches)
  const after = yield* usageOfBoth()
  yield* endBoth()
  const time = typicalPair(measured.pairs)
  return {
    one: { time: time.one, ...usedBy(metrics, before.one, after.one, measured.calls) },
    two: { time: time.two, ...usedBy(metrics, before.two, after.two, measured.calls) },
  }
}

function* measure(random: Random, iterations: number, batches: number): Steps<Measured> {
  const pairs: ByPlace<number>[] = []
  let calls = 0
  for (let index = 0; index < batches; index++) {
    const length = drawnLength(random, iterations)
    const { one, two } = yield* batchInBoth(random.coin() ? 'one' : 'two', length)
    calls += length.iterations + length.leadIn
    pairs.push({
      one: one.nanoseconds / 1e9 / length.iterations,
      two: two.nanoseconds / 1e9 / length.iterations,
    })
  }
  return { pairs, calls }
}

function drawnLength(random: Random, iterations: number): PairLength {
  const part = (share: number): number => Math.ceil(iterations * share)
  return {
    iterations: random.between(Math.max(1, Math.floor(iterations * 0.5)), part(1.5)),
    // A single long call needs no lead-in, and could not afford one.
    leadIn: iterations < 5 ? 0 : random.between(part(0.1), part(0.4)),
  }
}

/** What the measured part used: sums, so that what the trimmed time leaves out is in them. */
function usedBy(
  metrics: readonly Metric[],
  before: UsageAnswer,
  after: UsageAnswer,
  calls: number,
): Readings {
  return Object.fromEntries(
    metrics.flatMap(({ id, usage }) =>
      usage === undefined ? [] : [[id, readingOf(usage, before, after, calls)]],
    ),
  )
}

function readingOf(
  { of, as, scale }: Usage,
  { used: before }: UsageAnswer,
  { used: after }: UsageAnswer,
  calls: number,
): number | null {
  const [start, end] = [before[of] ?? null, after[of] ?? null]
  if (end === null) return null
  if (as === 'level') return end * scale
  if (start === null) return null
  return ((end - start) * scale) / (as === 'growth' ? 1 : calls)
}
