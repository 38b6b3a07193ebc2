import type { Pilot } from '../model/pilot.ts'
import type { ByPlace, Place } from './driver.ts'
import {
  batchInBoth,
  endBoth,
  startBoth,
  usageOfBoth,
  type PairLength,
  type Steps,
} from './steps.ts'

/** What a pilot run on both places found. */
export interface Calibration extends Pick<Pilot, 'iterations' | 'batches' | 'notes' | 'calls'> {
  /** Expected seconds of the measured part of a block, both places together, without starting. */
  readonly measuredSeconds: number
  /** Digests of the last results, after the same calls in both places. */
  readonly checksums: ByPlace<string>
  /** Batches that were run in each place, in order, to run them again. */
  readonly history: readonly number[]
}

// Short enough to alternate faster than the machine changes, long enough that cold caches after
// each change of sides cost little.
const batchNanoseconds = 2e6
const longestBatchNanoseconds = 8e6

const blockNanoseconds = 0.8e9
const mostBatches = 250
const longCallNanoseconds = 0.4e9
const warmNanoseconds = 100e6

// A batch is lengthened until the part that does not depend on the number of calls is below this;
// less cannot be told from noise.
const fixedShare = 0.06

/** Three times the calls may take this much more or less than three times as long. */
const growthTolerance = 0.15

/**
 * Finds how many calls make a good batch, the same for both places, and how many batches a block.
 *
 * Times n and 3n calls in both places. The larger need of the two sets n, so that both do the same
 * work; what does not grow with the number of calls is noted.
 */
export function* calibrate(): Steps<Calibration> {
  const history: number[] = []
  function* timed(iterations: number): Steps<ByPlace<number>> {
    const first: Place = history.length % 2 === 0 ? 'one' : 'two'
    history.push(iterations)
    const { one, two } = yield* batchInBoth(first, lengthOf(iterations))
    return { one: one.nanoseconds, two: two.nanoseconds }
  }
  yield* startBoth()
  const rough = yield* grow(timed)
  const { iterations, growth, pairNanoseconds } = yield* settle(timed, rough)
  const usage = yield* usageOfBoth()
  yield* endBoth()
  const batches = batchesFor(pairNanoseconds)
  return {
    iterations,
    batches,
    measuredSeconds: (batches * pairNanoseconds) / 1e9,
    notes: notesOf(growth),
    calls: history.reduce((sum, calls) => sum + calls, 0),
    checksums: { one: usage.one.checksum, two: usage.two.checksum },
    history,
  }
}

/** Runs the batches of a calibration again, and yields the digests of the last results. */
export function* repeatCalls(history: readonly number[]): Steps<ByPlace<string>> {
  yield* startBoth()
  for (const iterations of history) yield* batchInBoth('one', lengthOf(iterations))
  const usage = yield* usageOfBoth()
  yield* endBoth()
  return { one: usage.one.checksum, two: usage.two.checksum }
}

function lengthOf(iterations: number): PairLength {
  return { iterations, leadIn: Math.floor(iterations / 5) }
}

type Timed = (iterations: number) => Steps<ByPlace<number>>

/** Doubles the calls until the faster place fills a batch, then goes on until both are warm. */
function* grow(timed: Timed): Steps<Grown> {
  let iterations = 1
  let spent = 0
  for (;;) {
    const pair = yield* timed(iterations)
    const faster = Math.min(pair.one, pair.two)
    spent += faster
    const long = faster >= batchNanoseconds
    if (long && (spent >= warmNanoseconds || faster >= longestBatchNanoseconds))
      return { iterations, pair }
    if (!long) iterations *= faster < batchNanoseconds / 8 ? 4 : 2
    // Where there is no work at all, the loop itself fills the batch in the end.
  }
}

interface Grown {
  readonly iterations: number
  /** Nanoseconds of the last batch. */
  readonly pair: ByPlace<number>
}

interface Settled {
  readonly iterations: number
  /** Time of 3n calls over three times the time of n calls, in each place. */
  readonly growth: ByPlace<number>
  /** Both places together. */
  readonly pairNanoseconds: number
}

function* settle(timed: Timed, { iterations: rough, pair }: Grown): Steps<Settled> {
  const roughPair = pair.one + pair.two
  // Three calls more would cost more than they tell; one call has no fixed part worth dividing.
  if (roughPair > longCallNanoseconds) {
    return { iterations: 1, growth: { one: 1, two: 1 }, pairNanoseconds: roughPair }
  }
  let iterations = rough
  for (let attempt = 1; ; attempt++) {
    const { single, triple } = yield* leastTimes(timed, iterations)
    const faster = Math.min(triple.one, triple.two) / (3 * iterations)
    const growth = { one: triple.one / (3 * single.one), two: triple.two / (3 * single.two) }
    // Where one call more costs less than the calls before, the batch has a part that does not grow.
    const fixed = 1.5 * (1 - Math.min(growth.one, growth.two))
    const longer = fixed > fixedShare ? 2 * iterations : 1
    const next = Math.max(longer, Math.round(batchNanoseconds / faster))
    const limit = Math.max(1, Math.floor(longestBatchNanoseconds / faster))
    if (attempt === 3 || (next <= iterations * 1.3 && next >= iterations * 0.7)) {
      const calls = Math.min(next, limit)
      const pairNanoseconds = ((single.one + single.two) * calls) / iterations
      return { iterations: calls, growth, pairNanoseconds }
    }
    iterations = Math.min(next, limit)
  }
}

/** The least of several times: what other programs add is never negative. */
function* leastTimes(
  timed: Timed,
  iterations: number,
): Steps<{ single: ByPlace<number>; triple: ByPlace<number> }> {
  let single = { one: Infinity, two: Infinity }
  let triple = { one: Infinity, two: Infinity }
  let spent = 0
  for (let turn = 0; turn < 7 && (turn === 0 || spent < 0.5e9); turn++) {
    single = lesser(single, yield* timed(iterations))
    triple = lesser(triple, yield* timed(iterations * 3))
    spent += triple.one + triple.two
  }
  return { single, triple }
}

function lesser(one: ByPlace<number>, other: ByPlace<number>): ByPlace<number> {
  return { one: Math.min(one.one, other.one), two: Math.min(one.two, other.two) }
}

function batchesFor(pairNanoseconds: number): number {
  const fitting = Math.round(blockNanoseconds / pairNanoseconds)
  const least = pairNanoseconds > 1e9 ? 1 : 3
  return Math.max(least, Math.min(mostBatches, fitting))
}

function notesOf(growth: ByPlace<number>): string[] {
  const least = Math.min(growth.one, growth.two)
  const most = Math.max(growth.one, growth.two)
  const notes: string[] = []
  if (least < 1 - growthTolerance) {
    notes.push(
      `three times the calls took ${(least * 3).toFixed(1)} times as long: part of the work may be cached or optimised away`,
    )
  }
  if (most > 1 + growthTolerance) {
    notes.push(
      `three times the calls took ${(most * 3).toFixed(1)} times as long: a call may cost more the more there were before it`,
    )
  }
  return notes
}
