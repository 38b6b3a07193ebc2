import type { Random } from '../model/random.ts'
import { drawsIn, type Readings, type Pilot, isOneCall } from '../model/run/sample.ts'
import { type FunctionBenchmark, measuredSecondsOf } from '../model/run/benchmark.ts'
import type { Batch } from '../model/run/series-answer.ts'
import {
  type BatchLength,
  fewestCallsAfterLeadIn,
  type HarnessActor,
  onBoth,
  startTogether,
  listsBySlot,
  perSlot,
  type BySlot,
  drawnSlot,
  firstSlot,
  type Slot,
} from './actors.ts'
import type { BlockYield, DriverContext } from './driver.ts'
import {
  type AgedLength,
  anyWorkWaited,
  hasMarks,
  othersWorkWaited,
  ownNanoseconds,
  runLength,
} from './own-nanoseconds.ts'
import { typicalPair, wholeCosts } from './typical-pair.ts'
import { cpuPerCall, firstCallsOf, usedBy } from './used-by.ts'
import { wholeLives } from './whole-lives.ts'
import { warmUp } from './warm-up.ts'

// Reading the clocks costs less than this; the shortest turn of another program costs more.
const tolerance = 0.02

/** A batch of each slot, of the same length. */
interface BatchPair extends BySlot<Batch> {
  readonly length: BatchLength
}

/**
 * Both processes take turns of a few milliseconds, so that what slows the machine slows both. Length, lead-in and
 * order of each pair of batches are drawn: at a fixed length, garbage collections lock in phase and hit one side.
 */
export async function pingpong(
  actors: BySlot<HarnessActor>,
  context: DriverContext<FunctionBenchmark>,
): Promise<BlockYield> {
  const { benchmark, pilot, metrics } = context
  if (benchmark.batches !== undefined) return wholeLives(actors, context, benchmark.batches)
  const random = drawsIn(context.block)
  // What has moved to another CPU makes its first calls with cold caches.
  const isWarmedUp = benchmark.series === undefined && benchmark.calls === undefined
  if (isWarmedUp) await startTogether(actors)
  else await onBoth(actors, 'one', (actor) => actor.start())
  const series =
    benchmark.series === undefined ? null : await onBoth(actors, 'one', (actor) => actor.series())
  const { iterations, batches } = pilot
  const warmUpSeconds = await warmedUp(actors, random, context)
  const before = await onBoth(actors, 'one', (actor) => actor.usage())
  const lengthOf = lengthsOf(benchmark, pilot)
  const rounds: BatchPair[] = []
  for (let index = 0; index < batches; index++) {
    const length = lengthOf(random)
    const pair = await onBoth(actors, firstSlot(index, random), (actor) => runLength(actor, length))
    rounds.push({ ...pair, length })
  }
  const after = await onBoth(actors, 'one', (actor) => actor.usage())
  const aside =
    batches < fewestBatches || benchmark.calls !== undefined
      ? null
      : await onBoth(actors, drawnSlot(random), (actor) =>
          actor.observe(Math.ceil(iterations / observedShare)),
        )
  await onBoth(actors, 'one', (actor) => actor.end())
  const time = hasMarks(metrics) ? meanTime(rounds) : typicalTime(rounds)
  const whole = wholeCosts(costsIn(rounds))
  const timedCalls = sumOfPairs(rounds, ({ length }) => length.iterations)
  const calledCount = timedCalls + sumOfPairs(rounds, ({ length }) => length.leadIn)
  const readingsOf = (slot: Slot): Readings => ({
    time: time[slot],
    ...whole[slot],
    cpu: cpuPerCall(
      rounds.map((pair) => pair[slot]),
      timedCalls,
    ),
    ...firstCallsOf(series?.[slot] ?? null),
    ...usedBy(metrics, {
      before: before[slot].figures,
      after: { ...after[slot].figures, ...aside?.[slot] },
      calls: calledCount,
      wasKeptWaiting: wereKeptWaiting(rounds),
    }),
  })
  const spentTime = {
    warmUp: warmUpSeconds,
    // As long for each call as the timed ones that follow.
    leadIn: sumOfPairs(
      rounds,
      (pair) => (secondsIn(pair) * pair.length.leadIn) / pair.length.iterations,
    ),
    measured: sumOfPairs(rounds, secondsIn),
  }
  const takenParts = { one: readingsOf('one'), two: readingsOf('two'), spentTime }
  return series === null ? takenParts : { ...takenParts, series }
}

/** @returns seconds of both slots */
async function warmedUp(
  actors: BySlot<HarnessActor>,
  random: Random,
  { benchmark, block: { links = 1 }, pilot }: DriverContext<FunctionBenchmark>,
): Promise<number> {
  const { calls } = benchmark
  const { iterations, batches, age } = pilot
  if (calls !== undefined) {
    const pairs = Math.ceil(batches * (0.25 + 0.25 * random.next()))
    const length = { iterations: calls, leadIn: 0, fresh: true } as const
    return takeTurns(actors, random, { pairs, length })
  }
  if (age !== undefined)
    return takeTurns(actors, random, { pairs: age / iterations, length: { iterations, leadIn: 0 } })
  if (isOneCall(pilot)) return 0
  const measuredSeconds = measuredSecondsOf(benchmark) / links
  return warmUp(actors, random, { iterations, measuredSeconds })
}

// Of a batch's calls: what they allocate is looked at many times, and would take as long as many batches.
const observedShare = 4

/** Fewest batches per block for which the extra untimed calls are worth their cost. */
const fewestBatches = 10

function sumOfPairs(rounds: readonly BatchPair[], of: (pair: BatchPair) => number): number {
  return rounds.reduce((sum, pair) => sum + of(pair), 0)
}

function secondsIn({ one, two }: BySlot<Batch>): number {
  return (one.nanoseconds + two.nanoseconds) / 1e9
}

function perCallIn({ one, two, length }: BatchPair): BySlot<number> {
  return perSlot({ one, two }, (batch) => ownNanoseconds(batch) / 1e9 / length.iterations)
}

/**
 * The pairs in which neither process lost its CPU, if they are enough to represent all: not on a machine so busy
 * that hardly any batch is undisturbed, nor where the work waits and the kernel reports no delays. Then all, less
 * the main thread's waiting; `null` where others do most of the work, whose waiting cannot be put right.
 */
function representativePairs(rounds: readonly BatchPair[]): readonly BatchPair[] | null {
  const quietPairs = rounds.filter(({ one, two }) => !wasInterrupted(one) && !wasInterrupted(two))
  if (quietPairs.length >= Math.min(rounds.length, Math.max(3, rounds.length / 4)))
    return quietPairs
  const asidePairs = rounds.filter(({ one, two }) => worksAside(one) || worksAside(two))
  return asidePairs.length > rounds.length / 2 ? null : rounds
}

const unknownTime = { one: null, two: null }

/** Seconds of a call. */
type Time = BySlot<number | null>

function typicalTime(rounds: readonly BatchPair[]): Time {
  const pairs = representativePairs(rounds)
  return pairs === null ? unknownTime : typicalPair(pairs.map(perCallIn))
}

/** Seconds of a call in every batch without other programs' time; where those kept threads waiting, it is left out. */
function costsIn(rounds: readonly BatchPair[]): BySlot<readonly number[]> {
  return listsBySlot(
    rounds
      .filter(({ one, two }) => !othersWorkWaited([one]) && !othersWorkWaited([two]))
      .map(perCallIn),
  )
}

/** The mean, waiting included, as it is in marks. */
function meanTime(rounds: readonly BatchPair[]): Time {
  if (wereKeptWaiting(rounds)) return unknownTime
  const calls = sumOfPairs(rounds, ({ length }) => length.iterations)
  const secondsOf = (slot: Slot): number =>
    sumOfPairs(rounds, (pair) => pair[slot].nanoseconds) / 1e9 / calls
  return { one: secondsOf('one'), two: secondsOf('two') }
}

function wereKeptWaiting(rounds: readonly BatchPair[]): boolean {
  return anyWorkWaited(listsBySlot(rounds))
}

function lengthsOf({ calls }: FunctionBenchmark, pilot: Pilot): (random: Random) => AgedLength {
  if (calls !== undefined) return () => ({ iterations: calls, leadIn: 0, fresh: true })
  if (isOneCall(pilot)) return () => ({ iterations: 1, leadIn: 0 })
  return (random) => drawnLength(random, pilot.iterations)
}

function drawnLength(random: Random, iterations: number): BatchLength {
  const part = (share: number): number => Math.ceil(iterations * share)
  return {
    iterations: random.between(Math.max(1, Math.floor(iterations * 0.5)), part(1.5)),
    leadIn: iterations < fewestCallsAfterLeadIn ? 0 : random.between(part(0.1), part(0.4)),
  }
}

function worksAside({ asideDelayNanoseconds }: Batch): boolean {
  return asideDelayNanoseconds !== undefined
}

/** Whether another program took the CPU: by the kernel's delays, else when the clock advanced further than the work. */
function wasInterrupted(batch: Batch): boolean {
  if (worksAside(batch)) return othersWorkWaited([batch])
  const { nanoseconds, cpuMicroseconds, delayNanoseconds } = batch
  const workedNanoseconds = cpuMicroseconds === null ? nanoseconds : cpuMicroseconds * 1000
  const lostNanoseconds = delayNanoseconds ?? nanoseconds - workedNanoseconds
  return lostNanoseconds > tolerance * nanoseconds
}

/** Alternates batches of one length, and returns the seconds of both slots. */
async function takeTurns(
  actors: BySlot<HarnessActor>,
  random: Random,
  { pairs, length }: { readonly pairs: number; readonly length: AgedLength },
): Promise<number> {
  let seconds = 0
  for (let pair = 0; pair < pairs; pair++) {
    const batches = onBoth(actors, drawnSlot(random), (actor) => runLength(actor, length))
    seconds += secondsIn(await batches)
  }
  return seconds
}
