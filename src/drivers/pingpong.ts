import { type Random, randomOf } from '../model/random.ts'
import { type FunctionBenchmark, measuredSecondsOf } from '../model/run/benchmark.ts'
import type { Readings } from '../model/run/sample.ts'
import { type Pilot, isOneCall } from '../model/run/pilot.ts'
import type { Batch, Observation, ProcessUsage } from '../model/run/series-answer.ts'
import type { BatchLength, HarnessActor } from './actors.ts'
import { onBoth } from './both.ts'
import type { BlockYield, Driver, DriverContext } from './driver.ts'
import { type AgedLength, runLength } from './run-length.ts'
import { othersWorkWaited, ownNanoseconds } from './own-nanoseconds.ts'
import { type BySlot, drawnSlot, type Slot } from './slot.ts'
import { typicalPair } from './typical-pair.ts'
import { firstCallsOf } from './first-calls-of.ts'
import { usedBy } from './used-by.ts'
import { wholeLives } from './whole-lives.ts'
import { warmUp } from './warm-up.ts'

/** What a warm-up at a fixed age goes by. */
interface AgedWarmUp {
  /** Of each state. */
  readonly calls: number
  /** Of what follows, in each slot. */
  readonly batches: number
}

// Reading the clocks costs less than this; the shortest turn of another program costs more.
const tolerance = 0.02

/**
 * Both processes stay alive and take turns of a few milliseconds, so that anything that slows the
 * machine down slows both. Batch length, lead-in and order are drawn for every pair of batches: at
 * a fixed length, garbage collections lock in phase with the batches and hit one side only.
 */
export const pingpong: Driver<HarnessActor, FunctionBenchmark> = { id: 'pingpong', block }

/** The measured part of a block. */
interface TimedRounds {
  /** Seconds per call in each pair of batches. */
  readonly pairs: readonly BySlot<number>[]
  /** Whether the main thread of a slot slept in most pairs while other threads or children worked. */
  readonly worksAside: boolean
  /** The pairs in which neither process lost its CPU. */
  readonly undisturbedSeconds: readonly BySlot<number>[]
  /** CPU seconds per timed call; `null` where the runtime does not report them. */
  readonly cpuSeconds: BySlot<number | null>
  /** Calls in each slot, including lead-ins. */
  readonly calls: number
  /** Of timed calls, in both slots. */
  readonly measuredSeconds: number
  /** Of lead-ins, as long for each call as the timed ones that follow. */
  readonly leadInSeconds: number
}

async function block(
  actors: BySlot<HarnessActor>,
  context: DriverContext<FunctionBenchmark>,
): Promise<BlockYield> {
  const {
    benchmark,
    block: { seed },
    pilot,
    metrics,
  } = context
  if (benchmark.batches !== undefined) return wholeLives(actors, context, benchmark.batches)
  const random = randomOf(seed)
  await onBoth(actors, 'one', (actor) => actor.start())
  const series =
    benchmark.series === undefined
      ? null
      : await onBoth(actors, drawnSlot(random), (actor) => actor.series())
  const { iterations, batches } = pilot
  const { calls } = benchmark
  const warmUpSeconds = await warmedUp(actors, random, context)
  const before = await onBoth(actors, 'one', (actor) => actor.usage())
  const timedRounds = await measureRounds(actors, random, {
    batches,
    lengthOf: lengthsOf(benchmark, pilot),
  })
  const after = await onBoth(actors, 'one', (actor) => actor.usage())
  const aside =
    batches < fewestBatches || calls !== undefined
      ? null
      : await onBoth(actors, drawnSlot(random), (actor) => actor.observe(iterations))
  await onBoth(actors, 'one', (actor) => actor.end())
  const enoughPairs = enoughOf(timedRounds)
  const time = enoughPairs === null ? unknownTime : typicalPair(enoughPairs)
  const { cpuSeconds: cpu, calls: called } = timedRounds
  const readingsOf = (slot: Slot): Readings => ({
    time: time[slot],
    cpu: cpu[slot],
    ...firstCallsOf(series?.[slot] ?? null),
    ...usedBy(metrics, before[slot], withAside(after[slot], aside?.[slot]), called),
  })
  const { measuredSeconds, leadInSeconds } = timedRounds
  const spentParts = { warmUp: warmUpSeconds, leadIn: leadInSeconds, measured: measuredSeconds }
  const takenParts = { one: readingsOf('one'), two: readingsOf('two'), spent: spentParts }
  return series === null ? takenParts : { ...takenParts, series }
}

/** @returns seconds of both slots */
async function warmedUp(
  actors: BySlot<HarnessActor>,
  random: Random,
  { benchmark, block: { links = 1 }, pilot }: DriverContext<FunctionBenchmark>,
): Promise<number> {
  const { calls } = benchmark
  const { iterations, batches } = pilot
  if (calls !== undefined) return warmUpAged(actors, random, { calls, batches })
  if (isOneCall(pilot)) return 0
  const measuredSeconds = measuredSecondsOf(benchmark) / links
  return (await warmUp(actors, random, { iterations, measuredSeconds })).seconds
}

/** Fewest batches per block for which the extra untimed calls are worth their cost. */
const fewestBatches = 10

function withAside(after: ProcessUsage, aside: Observation | undefined): ProcessUsage {
  return { ...after, usedByMetric: { ...after.usedByMetric, ...aside } }
}

async function measureRounds(
  actors: BySlot<HarnessActor>,
  random: Random,
  { batches, lengthOf }: Batches,
): Promise<TimedRounds> {
  const pairs: BySlot<number>[] = []
  const slots: BySlot<number>[] = []
  const cpu = { one: noCpu, two: noCpu }
  let calls = 0
  let measuredSeconds = 0
  let leadInSeconds = 0
  let asidePairs = 0
  for (let index = 0; index < batches; index++) {
    const length = lengthOf(random)
    const { one, two } = await onBoth(actors, drawnSlot(random), (actor) =>
      runLength(actor, length),
    )
    calls += length.iterations + length.leadIn
    const seconds = (one.nanoseconds + two.nanoseconds) / 1e9
    measuredSeconds += seconds
    leadInSeconds += (seconds * length.leadIn) / length.iterations
    const pair = {
      one: ownNanoseconds(one) / 1e9 / length.iterations,
      two: ownNanoseconds(two) / 1e9 / length.iterations,
    }
    pairs.push(pair)
    if (worksAside(one) || worksAside(two)) asidePairs++
    if (!wasInterrupted(one) && !wasInterrupted(two)) slots.push(pair)
    cpu.one = withBatch(cpu.one, one, length)
    cpu.two = withBatch(cpu.two, two, length)
  }
  return {
    pairs,
    worksAside: asidePairs > batches / 2,
    undisturbedSeconds: slots,
    cpuSeconds: { one: cpuPerCall(cpu.one), two: cpuPerCall(cpu.two) },
    calls,
    measuredSeconds,
    leadInSeconds,
  }
}

/**
 * The undisturbed pairs, if they are numerous enough to represent all. They are not when the
 * machine is so busy that hardly any batch is undisturbed, or when the work waits and the kernel
 * reports no delays. Then all are taken, from which the main thread's waiting is subtracted; `null`
 * where other threads or children do the work, whose waiting cannot be put right.
 */
function enoughOf({
  pairs,
  worksAside: isAside,
  undisturbedSeconds: slots,
}: TimedRounds): readonly BySlot<number>[] | null {
  if (slots.length >= Math.min(pairs.length, Math.max(3, pairs.length / 4))) return slots
  return isAside ? null : pairs
}

const unknownTime = { one: null, two: null }

/** CPU time of timed calls so far. */
interface CpuSum {
  /** `null` once a batch has no CPU time. */
  readonly microseconds: number | null
  readonly calls: number
}

const noCpu: CpuSum = { microseconds: 0, calls: 0 }

function withBatch(
  { microseconds, calls }: CpuSum,
  { cpuMicroseconds }: Batch,
  { iterations }: BatchLength,
): CpuSum {
  const isKnown = microseconds !== null && cpuMicroseconds !== null
  return {
    microseconds: isKnown ? microseconds + cpuMicroseconds : null,
    calls: calls + iterations,
  }
}

function cpuPerCall({ microseconds, calls }: CpuSum): number | null {
  return microseconds === null ? null : microseconds / 1e6 / calls
}

/** The batches of the measured part. */
interface Batches {
  readonly batches: number
  readonly lengthOf: (random: Random) => AgedLength
}

function lengthsOf({ calls }: FunctionBenchmark, pilot: Pilot): Batches['lengthOf'] {
  if (calls !== undefined) return () => ({ iterations: calls, leadIn: 0, fresh: true })
  if (isOneCall(pilot)) return () => ({ iterations: 1, leadIn: 0 })
  return (random) => drawnLength(random, pilot.iterations)
}

function drawnLength(random: Random, iterations: number): BatchLength {
  const part = (share: number): number => Math.ceil(iterations * share)
  return {
    iterations: random.between(Math.max(1, Math.floor(iterations * 0.5)), part(1.5)),
    // A single long call needs no lead-in, and one would cost too much.
    leadIn: iterations < 5 ? 0 : random.between(part(0.1), part(0.4)),
  }
}

function worksAside({ asideDelayNanoseconds }: Batch): boolean {
  return asideDelayNanoseconds !== undefined
}

/**
 * Whether another program took the CPU during a batch. Where the kernel reports no delays, a batch
 * counts as interrupted when the clock advanced further than the process worked, which also happens
 * when the work itself waits.
 */
function wasInterrupted(batch: Batch): boolean {
  if (worksAside(batch)) return othersWorkWaited(batch)
  const { nanoseconds, cpuMicroseconds, delayNanoseconds } = batch
  const workedAmount = cpuMicroseconds === null ? nanoseconds : cpuMicroseconds * 1000
  const lostAmount = delayNanoseconds ?? nanoseconds - workedAmount
  return lostAmount > tolerance * nanoseconds
}

/**
 * Alternates batches of fresh states, a quarter to a half of what follows: how many is drawn.
 *
 * @returns seconds of both slots
 */
async function warmUpAged(
  actors: BySlot<HarnessActor>,
  random: Random,
  { calls, batches }: AgedWarmUp,
): Promise<number> {
  let seconds = 0
  const pairs = Math.ceil(batches * (0.25 + 0.25 * random.next()))
  for (let pair = 0; pair < pairs; pair++) {
    const { one, two } = await onBoth(actors, drawnSlot(random), (actor) =>
      runLength(actor, { iterations: calls, leadIn: 0, fresh: true }),
    )
    seconds += (one.nanoseconds + two.nanoseconds) / 1e9
  }
  return seconds
}
