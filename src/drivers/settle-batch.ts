// Lengthens batches until both slots are warm and well timed, for calibrate. Both slots make the same calls.
import { median } from 'simple-statistics'
import type { Batch } from '../model/run/series-answer.ts'
import { costOfBatch, othersWorkWaited, ownNanoseconds } from './own-nanoseconds.ts'
import { fewestCallsAfterLeadIn, leastBySlot, perSlot, type BySlot, type Slot } from './actors.ts'

/** Runs a batch of the given number of calls in both slots. */
export type TimedPair = (iterations: number) => Promise<BySlot<Batch>>

/** A batch length that suits both slots. */
export interface SettledBatch {
  readonly iterations: number
  /** Nanoseconds of one batch in each slot, added up. */
  readonly pairNanoseconds: number
  /** Time of 3n calls over three times the time of n calls; 1 where other programs ran during all of them. */
  readonly growth: BySlot<number>
  /** Time of a call at the end over its minimum along the way; 1 likewise. */
  readonly drift: BySlot<number>
  /** Whether the faster slot has too little work in a batch of which the slower one has plenty. */
  readonly unequal?: true | undefined
}

// Shorter than the machine takes to change, long enough that cold caches after each switch cost little.
const batchNanoseconds = 2e6
const longestBatchNanoseconds = 8e6

// No pair is longer, but of two single calls; it skips the 3n calls, which would cost more than they are worth.
const longPairNanoseconds = 0.4e9

const warmNanoseconds = 60e6

// Where one slot is many times slower, the faster one is warmed up for less than that.
const mostWarmNanoseconds = 1.5e9

// A batch below this share of a good one is noted.
const shortShare = 1 / 8

// A batch is lengthened until its fixed cost is below this share; less is lost in noise.
const fixedShare = 0.06

// A batch that wants so many times its calls is good as it is.
const leastMore = 0.7
const mostMore = 1.3
const mostAttempts = 3

// The batch was nearly full before this check, so anything more is a misread clock.
const mostTimesLonger = 64

/** Tolerance for three times the calls taking three times as long. */
export const growthTolerance = 0.15

/** Most that a call may cost after many calls, as a multiple of its minimum. */
export const driftTolerance = 2

/** Lengthens batches until both slots are warm and both fill a good batch. */
export async function settleBatchLength(timedPair: TimedPair): Promise<SettledBatch> {
  const warm = await warmBatch(timedPair)
  const { one, two } = warm.nanoseconds
  if (one + two > longPairNanoseconds) return shortenBatch(warm, one + two)
  const triedBatch = await lengthenBatch(timedPair, fillingOf(warm))
  return {
    iterations: triedBatch.wantedCalls,
    pairNanoseconds: triedBatch.wantedCalls * (triedBatch.perCall.one + triedBatch.perCall.two),
    growth: triedBatch.growth,
    drift: driftOf(triedBatch, warm),
  }
}

/** Calls that fill a batch of the faster slot, by the last one: doubling has made it up to twice as long. */
function fillingOf({ iterations, nanoseconds }: Warm): number {
  return callsToFill(Math.min(nanoseconds.one, nanoseconds.two) / iterations)
}

/** Calls that fill a batch; where they are too few for a lead-in, as many as may be, so that cold caches cost them less. */
function callsToFill(perCallNanoseconds: number): number {
  const calls = Math.max(1, Math.round(batchNanoseconds / perCallNanoseconds))
  const longest = Math.floor(longestBatchNanoseconds / perCallNanoseconds)
  return Math.max(calls, Math.min(longest, fewestCallsAfterLeadIn))
}

/** Tries lengths until a batch is full; where a fixed part asks for more, as others feign, the same once more. */
async function lengthenBatch(
  timedPair: TimedPair,
  iterations: number,
  attempt = 1,
): Promise<TriedBatch> {
  const times = await leastTimes(timedPair, iterations)
  const triedBatch = judgedLength(times, iterations)
  const isFull =
    triedBatch.fillingCalls <= iterations * mostMore &&
    triedBatch.wantedCalls >= iterations * leastMore
  if (!isFull && attempt < mostAttempts)
    return lengthenBatch(timedPair, triedBatch.wantedCalls, attempt + 1)
  if (triedBatch.wantedCalls <= iterations * mostMore) return triedBatch
  const again = await leastTimes(timedPair, iterations)
  return judgedLength(lesserOf(times, again), iterations)
}

/** As many calls as fit into the longest pair: of one long call that is the call itself. */
function shortenBatch({ iterations, nanoseconds }: Warm, pairNanoseconds: number): SettledBatch {
  const fittingCalls = Math.max(1, Math.floor((iterations * longPairNanoseconds) / pairNanoseconds))
  const share = fittingCalls / iterations
  const faster = Math.min(nanoseconds.one, nanoseconds.two)
  return {
    iterations: fittingCalls,
    pairNanoseconds: pairNanoseconds * share,
    growth: { one: 1, two: 1 },
    drift: { one: 1, two: 1 },
    unequal: faster * share < batchNanoseconds * shortShare || undefined,
  }
}

function driftOf({ perCallCost, isQuiet }: TriedBatch, { leastCost }: Warm): BySlot<number> {
  const drift = (slot: Slot): number => (isQuiet[slot] ? perCallCost[slot] / leastCost[slot] : 1)
  return { one: drift('one'), two: drift('two') }
}

interface Warm {
  readonly iterations: number
  /** Of the last batch. */
  readonly nanoseconds: BySlot<number>
  /** Smallest nanoseconds per call along the way. */
  readonly leastCost: BySlot<number>
}

/** Doubles the calls until the faster slot fills a batch, and goes on until both are warm or one takes too long. */
async function warmBatch(timedPair: TimedPair): Promise<Warm> {
  let iterations = 1
  let spentNanoseconds = 0
  let bothNanoseconds = 0
  let leastCost = { one: Infinity, two: Infinity }
  for (;;) {
    const pair = await timedPair(iterations)
    const nanoseconds = perSlot(pair, ownNanoseconds)
    const { one, two } = nanoseconds
    const faster = Math.min(one, two)
    spentNanoseconds += faster
    bothNanoseconds += one + two
    if (faster >= batchNanoseconds / 8) {
      leastCost = leastBySlot(
        leastCost,
        perSlot(pair, (timing) => fullCostOf(timing) / iterations),
      )
    }
    const full = faster >= batchNanoseconds
    const warm = spentNanoseconds >= warmNanoseconds || bothNanoseconds >= mostWarmNanoseconds
    if ((full && (warm || faster >= longestBatchNanoseconds)) || one + two > longPairNanoseconds) {
      return { iterations, nanoseconds, leastCost }
    }
    // If there is no work at all, the loop itself eventually fills the batch.
    if (!full) iterations *= faster < batchNanoseconds / 8 ? 4 : 2
  }
}

interface TriedBatch {
  /** Number of calls that would make a better batch. */
  readonly wantedCalls: number
  /** Number of calls with which the faster slot fills a batch. */
  readonly fillingCalls: number
  /** Nanoseconds of one call. */
  readonly perCall: BySlot<number>
  /** The same without the effect of other programs. */
  readonly perCallCost: BySlot<number>
  readonly growth: BySlot<number>
  /** Whether no other program ran during the batches that say so. */
  readonly isQuiet: BySlot<boolean>
}

function judgedLength({ single, triple, ratios }: LeastTimes, iterations: number): TriedBatch {
  const perCall = perSlot(triple, ({ wall }) => wall / (3 * iterations))
  const isQuiet = {
    one: single.one.isQuiet && triple.one.isQuiet,
    two: single.two.isQuiet && triple.two.isQuiet,
  }
  const growthIn = (slot: Slot): number =>
    isQuiet[slot]
      ? mildest([
          triple[slot].wall / single[slot].wall,
          triple[slot].cost / single[slot].cost,
          // A sibling of the CPU slows both of one turn, and rests for n calls more often than for 3n.
          median(ratios.map((ratio) => ratio[slot])),
        ])
      : 1
  const growth = { one: growthIn('one'), two: growthIn('two') }
  const faster = Math.min(perCall.one, perCall.two)
  const fillingCalls = callsToFill(faster)
  const dilutingCalls = Math.max(
    callsToDilute(growth.one, iterations),
    callsToDilute(growth.two, iterations),
  )
  const longest = Math.min(
    Math.floor(longestBatchNanoseconds / faster),
    Math.floor(longPairNanoseconds / (perCall.one + perCall.two)),
  )
  const wantedCalls = Math.min(
    longest,
    mostTimesLonger * iterations,
    Math.max(fillingCalls, dilutingCalls),
  )
  return {
    wantedCalls: Math.max(1, wantedCalls),
    fillingCalls,
    perCall,
    perCallCost: perSlot(triple, ({ cost }) => cost / (3 * iterations)),
    growth,
    isQuiet,
  }
}

function callsToDilute(growth: number, iterations: number): number {
  // With fixed cost F and c per call: t(3n) / 3 t(n) = (F + 3cn) / 3 (F + cn).
  const fixedPart = Math.min(0.99, 1.5 * (1 - growth))
  return fixedPart <= fixedShare
    ? 1
    : Math.ceil((fixedPart / (1 - fixedPart) / fixedShare) * iterations)
}

interface SlotTimes {
  readonly wall: number
  readonly cost: number
  /** Whether no other program ran meanwhile. */
  readonly isQuiet: boolean
}

type Times = BySlot<SlotTimes>

/** Of batches of n and of 3n calls, and by how much the latter took longer in each turn. */
interface LeastTimes {
  readonly single: Times
  readonly triple: Times
  readonly ratios: readonly BySlot<number>[]
}

const fewestTurns = 3
const mostTurns = 7

// On a busy machine it takes longer until no other program runs during a batch.
const mostBusyTurns = 25
const mostTripleNanoseconds = 0.5e9

/** The minimum of several times, as other programs only add to it; a few once 3n calls take three times as long. */
async function leastTimes(timedPair: TimedPair, iterations: number): Promise<LeastTimes> {
  const times = async (): Promise<LeastTimes> => {
    const single = batchTimes(await timedPair(iterations))
    const triple = batchTimes(await timedPair(iterations * 3))
    const ratio = { one: triple.one.wall / single.one.wall, two: triple.two.wall / single.two.wall }
    return { single, triple, ratios: [ratio] }
  }
  let least = await times()
  let spentNanoseconds = 0
  for (let turn = 1; turn < mostBusyTurns && spentNanoseconds < mostTripleNanoseconds; turn++) {
    if (turn >= fewestTurns && isProportional(least)) break
    if (turn >= mostTurns && isQuietPair(least.single) && isQuietPair(least.triple)) break
    const next = await times()
    spentNanoseconds += next.triple.one.wall + next.triple.two.wall
    least = lesserOf(least, next)
  }
  return least
}

function isQuietPair({ one, two }: Times): boolean {
  return one.isQuiet && two.isQuiet
}

function isProportional({ single, triple }: LeastTimes): boolean {
  return [triple.one.wall / single.one.wall, triple.two.wall / single.two.wall].every(
    (times) => Math.abs(times / 3 - 1) <= fixedShare / 2,
  )
}

/** Cost of a batch, at least its CPU time: a delay outside of the timed part makes it look cheap, and minima keep it. */
function fullCostOf(batch: Batch): number {
  const { nanoseconds, cpuMicroseconds } = batch
  return Math.max(costOfBatch(batch), Math.min(nanoseconds, 1000 * (cpuMicroseconds ?? 0)))
}

function batchTimes(pair: BySlot<Batch>): Times {
  return perSlot(pair, (batch) => ({
    wall: ownNanoseconds(batch),
    cost: fullCostOf(batch),
    isQuiet: isQuietBatch(batch),
  }))
}

// More is a wait for a CPU, after which caches are cold as well.
const quietShare = 0.02

function isQuietBatch(batch: Batch): boolean {
  const { nanoseconds, delayNanoseconds } = batch
  return (delayNanoseconds ?? 0) <= quietShare * nanoseconds && !othersWorkWaited([batch])
}

function lesser(first: Times, second: Times): Times {
  const leastOf = (slot: Slot): SlotTimes => {
    const [a, b] = [first[slot], second[slot]]
    if (a.isQuiet !== b.isQuiet) return a.isQuiet ? a : b
    return {
      ...a,
      wall: Math.min(a.wall, b.wall),
      cost: Math.min(a.cost, b.cost),
    }
  }
  return { one: leastOf('one'), two: leastOf('two') }
}

function lesserOf(first: LeastTimes, second: LeastTimes): LeastTimes {
  return {
    single: lesser(first.single, second.single),
    triple: lesser(first.triple, second.triple),
    ratios: [...first.ratios, ...second.ratios],
  }
}

/** A third of the ratio nearest to three: a busy machine lengthens only one kind of time. */
function mildest(ratios: readonly number[]): number {
  const [ratio = 3] = ratios.toSorted((first, second) => Math.abs(first - 3) - Math.abs(second - 3))
  return ratio / 3
}
