// How many calls make a batch and how many batches a block, for pilots. Both sides get the same numbers.
import { sampleStandardDeviation } from 'simple-statistics'
import type { LoadedAddon } from '../model/build/build.ts'
import type { Pilot } from '../model/run/sample.ts'
import {
  type BatchLength,
  type HarnessActor,
  onBoth,
  startTogether,
  perSlot,
  type BySlot,
  type Slot,
} from './actors.ts'
import { ownNanoseconds, runLength, type AgedLength } from './own-nanoseconds.ts'
import { batchOfBoth } from './whole-lives.ts'
import {
  driftTolerance,
  growthTolerance,
  settleBatchLength,
  type SettledBatch,
  type TimedPair,
} from './settle-batch.ts'

/** The result of a pilot run on both slots. */
export interface Calibration extends Pick<
  Pilot,
  'iterations' | 'batches' | 'notes' | 'calls' | 'age'
> {
  /** Expected seconds of the measured part of a block, both slots together, without startup. */
  readonly measuredSeconds: number
  /** Digests of the last results, after the same calls in both slots. */
  readonly checksums: BySlot<string>
  /** Batches that ran in each slot, in order, so that they can be repeated. */
  readonly history: readonly number[]
  /** What more calls leave undone: sentences by kind. */
  readonly undone: BySlot<Readonly<Record<string, string>>>
  /** What this pair of processes says of the code: a fresh one has to say it as well. */
  readonly claims: Claims
  /** Native addons that each had loaded after its work; `null` where the system does not report them. */
  readonly addons: BySlot<readonly LoadedAddon[] | null>
}

/** What is said of the code in each slot: its calls get dearer with their number, or part of them is cached. */
type Claims = BySlot<'dearer' | 'cached' | null>

/** Nothing is said. */
export const noClaims: Claims = { one: null, two: null }

/**
 * Finds the calls per batch, the same for both slots, by n and 3n calls, and the batches of a block of
 * `wantedSeconds`, both slots together, by the scatter of more pairs. `earlierClaims` of another pair of processes
 * count if seen again.
 */
export async function calibrate(
  actors: BySlot<HarnessActor>,
  wantedSeconds: number,
  earlierClaims = noClaims,
): Promise<Calibration> {
  const history: number[] = []
  const timedPair: TimedPair = (iterations) => {
    const first = history.length % 2 === 0 ? 'one' : 'two'
    history.push(iterations)
    return onBoth(actors, first, (actor) => actor.run(lengthOf(iterations)))
  }
  await startTogether(actors)
  const firstBatch = await settleBatchLength(timedPair)
  const claims = { one: claimIn('one', firstBatch), two: claimIn('two', firstBatch) }
  const ifSeenAgain = ({ one, two }: BySlot<number>): BySlot<number> => ({
    one: claims.one === earlierClaims.one ? one : 1,
    two: claims.two === earlierClaims.two ? two : 1,
  })
  const { growth, drift } = firstBatch
  const settledBatch = { ...firstBatch, growth: ifSeenAgain(growth), drift: ifSeenAgain(drift) }
  const fittingBatches = batchesFor(settledBatch.pairNanoseconds, wantedSeconds)
  const block =
    dearerCalls(settledBatch).length > 0
      ? agedBlock(settledBatch, Math.min(agedPairs, fittingBatches))
      : {
          iterations: settledBatch.iterations,
          batches: await batchesOf(timedPair, settledBatch, fittingBatches),
        }
  const perCall = settledBatch.pairNanoseconds / settledBatch.iterations
  const endState = await endCalibration(actors, fewCalls(perCall))
  return {
    ...block,
    claims,
    measuredSeconds: (block.batches * block.iterations * perCall) / 1e9,
    notes: batchNotes(settledBatch, block),
    calls: history.reduce((sum, calls) => sum + calls, 0),
    history,
    ...endState,
  }
}

function claimIn(slot: Slot, { growth, drift }: SettledBatch): Claims[Slot] {
  if (growth[slot] > 1 + growthTolerance || drift[slot] > driftTolerance) return 'dearer'
  return growth[slot] < 1 - growthTolerance ? 'cached' : null
}

function fewCalls(pairNanoseconds: number): number {
  return Math.min(8, Math.floor(0.4e9 / pairNanoseconds))
}

/** As many as fit, or as decide soonest. */
async function batchesOf(
  timedPair: TimedPair,
  { iterations, pairNanoseconds }: SettledBatch,
  fittingBatches: number,
): Promise<number> {
  if (fittingBatches < lookedPairs) return fittingBatches
  const pairs: BySlot<number>[] = []
  while (pairs.length < lookedPairs)
    pairs.push(perSlot(await timedPair(iterations), ownNanoseconds))
  return Math.min(fittingBatches, quickestBatches(pairs, pairNanoseconds / 1e9))
}

// The scatter of a few pairs is another in every run, and the age must not be.
const agedPairs = 50
const agedBatches = 64

/** Where calls get dearer: a power of two of timed calls, after half as many, the same in all blocks and runs. */
function agedBlock(
  { iterations }: SettledBatch,
  pairs: number,
): Pick<Calibration, 'iterations' | 'batches' | 'age'> {
  const timedCalls = 2 ** Math.max(1, Math.round(Math.log2(iterations * pairs)))
  const batches = Math.min(agedBatches, timedCalls)
  return { iterations: timedCalls / batches, batches, age: timedCalls / 2 }
}

async function endCalibration(
  actors: BySlot<HarnessActor>,
  undoneCalls: number,
): Promise<Pick<Calibration, 'checksums' | 'addons' | 'undone'>> {
  const usage = await onBoth(actors, 'one', (actor) => actor.usage())
  const undone = await onBoth(actors, 'one', (actor) => actor.undone(undoneCalls))
  const addons = await onBoth(actors, 'one', (actor) => actor.addons())
  await onBoth(actors, 'one', (actor) => actor.end())
  return { checksums: perSlot(usage, ({ checksum }) => checksum), addons, undone }
}

interface CalibrateAgedRequest {
  readonly measuredSeconds: number
  readonly pause: number
  readonly life?: number
}

/**
 * Finds how many batches make a block of a benchmark whose states live for a fixed number of calls, by the seconds of
 * its measured part, both slots together, and of a pause; `life` fixes the batches.
 */
export async function calibrateAged(
  actors: BySlot<HarnessActor>,
  calls: number,
  seconds: CalibrateAgedRequest,
): Promise<Calibration> {
  const history: number[] = []
  await onBoth(actors, 'one', (actor) => actor.start())
  let spentNanoseconds = 0
  let last = 0
  const { life = null } = seconds
  const isEnough = (): boolean =>
    life === null
      ? history.length >= fewestTried &&
        (spentNanoseconds >= triedNanoseconds || history.length >= mostTried)
      : history.length >= Math.min(life, fewestTried)
  while (!isEnough()) {
    const first = history.length % 2 === 0 ? 'one' : 'two'
    history.push(calls)
    const { one, two } =
      life === null
        ? await onBoth(actors, first, (actor) => runLength(actor, agedOf(calls)))
        : await batchOfBoth(actors, first, calls)
    last = ownNanoseconds(one) + ownNanoseconds(two)
    spentNanoseconds += last
  }
  const undoneCalls = life === null ? Math.min(calls, fewCalls(last / calls)) : 0
  const endState = await endCalibration(actors, undoneCalls)
  // The pauses are waited for as well.
  const pairNanoseconds = last + (life === null ? 2e9 : 1e9) * seconds.pause
  const batches = life ?? Math.min(agedPairs, batchesFor(pairNanoseconds, seconds.measuredSeconds))
  return {
    iterations: calls,
    batches,
    measuredSeconds: (batches * pairNanoseconds) / 1e9,
    notes: [],
    claims: noClaims,
    calls: calls * history.length,
    history,
    ...endState,
  }
}

// One pair that is longer is a block, and so is one of twice the wanted time.
const longPairNanoseconds = 1e9

const fewestTried = 3
const mostTried = 50
const triedNanoseconds = 100e6

/** Repeats the batches of a calibration, each with a fresh state if they are aged, and returns the digests of the last results. */
export async function repeatCalls(
  actors: BySlot<HarnessActor>,
  history: readonly number[],
  { isAged }: { readonly isAged: boolean },
): Promise<BySlot<string>> {
  await startTogether(actors)
  for (const iterations of history) {
    const length = isAged ? agedOf(iterations) : lengthOf(iterations)
    await onBoth(actors, 'one', (actor) => runLength(actor, length))
  }
  const usage = await onBoth(actors, 'one', (actor) => actor.usage())
  await onBoth(actors, 'one', (actor) => actor.end())
  return perSlot(usage, ({ checksum }) => checksum)
}

function agedOf(calls: number): AgedLength {
  return { iterations: calls, leadIn: 0, fresh: true }
}

function lengthOf(iterations: number): BatchLength {
  return { iterations, leadIn: Math.floor(iterations / 5) }
}

function batchesFor(pairNanoseconds: number, wantedSeconds: number): number {
  const fittingBatches = Math.round((wantedSeconds * 1e9) / pairNanoseconds)
  const least = pairNanoseconds > Math.min(longPairNanoseconds, 2e9 * wantedSeconds) ? 1 : 3
  return Math.max(least, fittingBatches)
}

/** What shows that calls get dearer with their number; on one side alone it depends on that number as well. */
function dearerCalls({ growth, drift }: SettledBatch): string[] {
  const most = Math.max(growth.one, growth.two)
  const times = Math.max(drift.one, drift.two)
  return [
    most > 1 + growthTolerance &&
      `three times the calls took ${(3 * most).toFixed(1)} times as long`,
    times > driftTolerance && `a call cost ${times.toFixed(1)} times as much at the end`,
  ].filter((text) => text !== false)
}

function batchNotes(
  settledBatch: SettledBatch,
  { iterations, batches, age }: Pick<Calibration, 'iterations' | 'batches' | 'age'>,
): string[] {
  const least = Math.min(settledBatch.growth.one, settledBatch.growth.two)
  return [
    least < 1 - growthTolerance &&
      `three times the calls took ${(3 * least).toFixed(1)} times as long: part of the work may be cached or optimised away`,
    age !== undefined &&
      `${dearerCalls(settledBatch).join(', ')}: calls get dearer with their number, so every process makes ${age.toLocaleString('en-US')} of them and then ${(iterations * batches).toLocaleString('en-US')} that are timed`,
    settledBatch.unequal === true && hardlyWarm,
  ].filter((note) => note !== false)
}

const hardlyWarm =
  'one takes so much longer than the other that the faster one makes few calls and is hardly warmed up: the difference may be larger'

/** Pairs of batches that a pilot looks at for their scatter. */
const lookedPairs = 20

/** Fewest and most pairs of batches in a block of calls that are short enough. */
const fewestBatches = 10
const mostBatches = 100

/** Seconds of a block that are not its batches: starting, warming up and ending two processes. */
const otherSeconds = 0.33

/** Least scatter of log ratios of two processes of one code; too long blocks cost less than too short ones. */
const betweenProcesses = 0.01

/**
 * The number of pairs of batches in a block with which a decision takes least time, m = (w / b) √(o / t), by the
 * scatter of a pilot's, with garbage collections, as CPU time has them: docs/statistics.md, "How long a block is".
 */
function quickestBatches(pairs: readonly BySlot<number>[], pairSeconds: number): number {
  const within = sampleStandardDeviation(pairs.map(({ one, two }) => Math.log(one / two)))
  const batches = (within / betweenProcesses) * Math.sqrt(otherSeconds / pairSeconds)
  return Math.max(fewestBatches, Math.min(mostBatches, Math.round(batches)))
}
