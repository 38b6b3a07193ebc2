// Measures one program against itself, for the probe of the machine and its study. It never sees the sides of a change.
import { measuredSecondsOf } from '../model/run/benchmark.ts'
import { randomOf, type Random } from '../model/random.ts'
import { type HarnessActor, drawnSlot, onBoth, startTogether, type BySlot } from './actors.ts'
import { ownNanoseconds } from './own-nanoseconds.ts'
import { mirroredTrimmedMean } from './typical-pair.ts'
import { warmUp } from './warm-up.ts'

const windows = 10
const injectedWindows = 8
/** Fewer would tell nothing, however long they take. */
const fewestWindows = 3
const pairsPerWindow = 10
const batchNanoseconds = 1e6
const mostIterations = 2 ** 20

/** Where something is injected, calls come in units of this many, of which slot two gets one more: 5%. */
const injectedUnit = 20

/** ln 1.05: what slot two has more to do in every other window. */
export const injectedLog = Math.log((injectedUnit + 1) / injectedUnit)

/** Log ratios of a program against itself in two processes, one per window; `isOver` ends them early. */
export function steadiness(
  actors: BySlot<HarnessActor>,
  seed: number,
  isOver: () => boolean,
): Promise<readonly number[]> {
  return inWindows(actors, seed, async (random, iterations) => {
    const ratios: number[] = []
    for (let window = 0; window < windows && (window < fewestWindows || !isOver()); window++) {
      ratios.push(-(await probeWindow(actors, random, { units: iterations, unit: 1, extra: 0 })))
    }
    return ratios
  })
}

/** Log ratios of slot two over slot one, a window each. */
export interface InjectedWindows {
  /** Both slots do the same. */
  readonly same: readonly number[]
  /** Slot two does 5% more. */
  readonly more: readonly number[]
}

/** Measures one program against itself, and against 5% more calls of it, in windows that alternate. */
export function injectSeconds(
  actors: BySlot<HarnessActor>,
  seed: number,
  isOver: () => boolean,
): Promise<InjectedWindows> {
  return inWindows(actors, seed, async (random, iterations) => {
    const length = { units: Math.max(2, Math.ceil(iterations / injectedUnit)), unit: injectedUnit }
    const same: number[] = []
    const more: number[] = []
    for (
      let window = 0;
      window < injectedWindows && (window < fewestWindows || !isOver());
      window++
    ) {
      same.push(await probeWindow(actors, random, { ...length, extra: 0 }))
      more.push(await probeWindow(actors, random, { ...length, extra: 1 }))
    }
    return { same, more }
  })
}

/** Starts both processes, warms them up, and ends them after the work. */
async function inWindows<T>(
  actors: BySlot<HarnessActor>,
  seed: number,
  work: (random: Random, iterations: number) => Promise<T>,
): Promise<T> {
  const random = randomOf(seed)
  await startTogether(actors)
  const cold = await settledIterations(actors)
  const measuredSeconds = measuredSecondsOf({ driver: 'pingpong' })
  await warmUp(actors, random, { iterations: cold, measuredSeconds })
  const value = await work(random, await settledIterations(actors))
  await onBoth(actors, 'one', (actor) => actor.end())
  return value
}

/** Calls that take slot one a millisecond or more, as a power of two. */
async function settledIterations(actors: BySlot<HarnessActor>): Promise<number> {
  for (let iterations = 1; ; iterations *= 2) {
    const { one } = await onBoth(actors, 'one', (actor) => actor.run({ iterations, leadIn: 0 }))
    if (one.nanoseconds >= batchNanoseconds || iterations >= mostIterations) return iterations
  }
}

interface WindowLength {
  /** Of a typical batch. */
  readonly units: number
  /** Calls of a unit. */
  readonly unit: number
  /** Calls of a unit that only slot two makes. */
  readonly extra: number
}

/** @returns log ratio of slot two over slot one */
async function probeWindow(
  actors: BySlot<HarnessActor>,
  random: Random,
  { units, unit, extra }: WindowLength,
): Promise<number> {
  const ratios: number[] = []
  for (let pair = 0; pair < pairsPerWindow; pair++) {
    const drawnUnits = random.between(Math.ceil(units * 0.5), Math.ceil(units * 1.5))
    const leadIn = Math.ceil(units * unit * 0.2)
    const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => {
      const calls = actor === actors.one ? unit : unit + extra
      return actor.run({ iterations: drawnUnits * calls, leadIn })
    })
    ratios.push(Math.log(ownNanoseconds(two)) - Math.log(ownNanoseconds(one)))
  }
  return mirroredTrimmedMean(ratios)
}
