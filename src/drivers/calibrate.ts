import type { ProcessUsage } from '../model/run/series-answer.ts'
import type { LoadedAddon } from '../model/build/build.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { BatchLength, HarnessActor } from './actors.ts'
import { onBoth, perSlot, type BySlot } from './slot.ts'
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
  /**
   * Native addons that each had loaded after its work; `null` where the system does not report
   * them.
   */
  readonly addons: BySlot<readonly LoadedAddon[] | null>
}

// Where the expected time to a verdict is least for six kinds of work (docs/statistics.md): more pairs of batches cost
// more than they bring, as the difference between processes remains. Garbage collections come in bursts.
const mostBatches = { usual: 50, collecting: 100 }

/** Share of its batch time above which a process's garbage collection needs longer blocks. */
const mostCollecting = 0.2

/**
 * Determines the number of calls per batch, the same for both slots, and the number of batches per
 * block.
 *
 * Times n and 3n calls in both slots. The larger need of the two sets n, so that both do the same
 * work. Work that does not grow with the number of calls is noted. Work that collects garbage for
 * much of its time gets longer blocks.
 *
 * @param wantedSeconds - wanted length of a block's measured part, both slots together
 */
export async function calibrate(
  actors: BySlot<HarnessActor>,
  wantedSeconds: number,
): Promise<Calibration> {
  const history: number[] = []
  const timedPair: TimedPair = (iterations) => {
    const first = history.length % 2 === 0 ? 'one' : 'two'
    history.push(iterations)
    return onBoth(actors, first, (actor) => actor.run(lengthOf(iterations)))
  }
  await onBoth(actors, 'one', (actor) => actor.start())
  const settledBatch = await settleBatchLength(timedPair)
  const { isCollecting, ...endState } = await endCalibration(actors)
  const most = isCollecting ? mostBatches.collecting : mostBatches.usual
  const block = blockOf(settledBatch, batchesFor(settledBatch.pairNanoseconds, wantedSeconds, most))
  const perCall = settledBatch.pairNanoseconds / settledBatch.iterations
  return {
    ...block,
    measuredSeconds: (block.batches * block.iterations * perCall) / 1e9,
    notes: batchNotes(settledBatch, block),
    calls: history.reduce((sum, calls) => sum + calls, 0),
    history,
    ...endState,
  }
}

const agedBatches = 64

/**
 * How much a block calls. Where calls get dearer with their number, a power of two of timed calls comes after
 * half as many, which is about what a warm-up makes: the same age on both sides, in all blocks, and in all runs
 * that find calls about as dear.
 */
function blockOf(
  settledBatch: SettledBatch,
  batches: number,
): Pick<Calibration, 'iterations' | 'batches' | 'age'> {
  const { iterations } = settledBatch
  if (dearerCalls(settledBatch).length === 0) return { iterations, batches }
  const timedCalls = 2 ** Math.max(1, Math.round(Math.log2(iterations * batches)))
  const agedCount = Math.min(agedBatches, timedCalls)
  return { iterations: timedCalls / agedCount, batches: agedCount, age: timedCalls / 2 }
}

/** What both processes say at the end of their work. */
interface EndState extends Pick<Calibration, 'checksums' | 'addons'> {
  /** Whether one of them has collected garbage for much of its time. */
  readonly isCollecting: boolean
}

async function endCalibration(actors: BySlot<HarnessActor>): Promise<EndState> {
  const usage = await onBoth(actors, 'one', (actor) => actor.usage())
  const addons = await onBoth(actors, 'one', (actor) => actor.addons())
  await onBoth(actors, 'one', (actor) => actor.end())
  const isCollecting = collects(usage.one) || collects(usage.two)
  return { checksums: perSlot(usage, ({ checksum }) => checksum), addons, isCollecting }
}

interface CalibrateAgedRequest {
  readonly wanted: number
  readonly pause: number
  readonly life?: number
}

/**
 * Finds how many batches make a block of a benchmark whose states live for a fixed number of calls. Nothing
 * is settled: every batch makes as many calls, so calls may cost what they like at whatever age.
 *
 * @param seconds - of the measured part of a block, both slots together, and of each pause; `life` is the
 *   number of batches where it is fixed
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
  const { checksums, addons } = await endCalibration(actors)
  // The pauses are waited for as well.
  const pairNanoseconds = last + (life === null ? 2e9 : 1e9) * seconds.pause
  const batches = life ?? batchesFor(pairNanoseconds, seconds.wanted, mostBatches.usual)
  return {
    iterations: calls,
    batches,
    measuredSeconds: (batches * pairNanoseconds) / 1e9,
    notes: [],
    calls: calls * history.length,
    checksums,
    history,
    addons,
  }
}

// One pair that is longer is a block, and so is one of twice the wanted time.
const longPairNanoseconds = 1e9

const fewestTried = 3
const mostTried = 50
const triedNanoseconds = 100e6

/** How batches are run again. */
export interface RepeatedBatches {
  /** Whether each has a fresh state. */
  readonly isAged: boolean
}

/** Repeats the batches of a calibration and returns the digests of the last results. */
export async function repeatCalls(
  actors: BySlot<HarnessActor>,
  history: readonly number[],
  { isAged }: RepeatedBatches,
): Promise<BySlot<string>> {
  await onBoth(actors, 'one', (actor) => actor.start())
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

function collects({ figures }: ProcessUsage): boolean {
  const [seconds, busySeconds] = [figures['gcSeconds'] ?? null, figures['busySeconds'] ?? 0]
  return seconds === null || seconds > mostCollecting * busySeconds
}

function batchesFor(pairNanoseconds: number, wantedSeconds: number, most: number): number {
  const fittingBatches = Math.round((wantedSeconds * 1e9) / pairNanoseconds)
  const least = pairNanoseconds > Math.min(longPairNanoseconds, 2e9 * wantedSeconds) ? 1 : 3
  return Math.max(least, Math.min(most, fittingBatches))
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
