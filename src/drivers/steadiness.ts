import { randomOf, type Random } from '../model/random.ts'
import type { HarnessActor } from './actors.ts'
import { onBoth } from './both.ts'
import { measuredSecondsOf } from '../model/run/benchmark.ts'
import { mirroredTrimmedMean } from './mirrored-trimmed-mean.ts'
import { ownNanoseconds } from './own-nanoseconds.ts'
import { drawnSlot, type BySlot } from './slot.ts'
import { warmUp } from './warm-up.ts'

const windows = 16
const pairsPerWindow = 10
const batchNanoseconds = 1e6
const mostIterations = 2 ** 20
const trimmedShare = 0.2

/**
 * Measures one program against itself in two fresh processes that alternate like a block's.
 *
 * @returns log ratios of the two slots, one for each window of ten pairs of batches
 */
export async function steadiness(
  actors: BySlot<HarnessActor>,
  seed: number,
): Promise<readonly number[]> {
  const random = randomOf(seed)
  await onBoth(actors, 'one', (actor) => actor.start())
  const cold = await settledIterations(actors)
  await warmUp(actors, random, { iterations: cold, measuredSeconds: measuredSecondsOf({}) })
  const iterations = await settledIterations(actors)
  const ratios: number[] = []
  for (let window = 0; window < windows; window++) {
    ratios.push(await steadyWindow(actors, random, iterations))
  }
  await onBoth(actors, 'one', (actor) => actor.end())
  return ratios
}

/** Calls that take slot one a millisecond or more, as a power of two. */
export async function settledIterations(actors: BySlot<HarnessActor>): Promise<number> {
  for (let iterations = 1; ; iterations *= 2) {
    const { one } = await onBoth(actors, 'one', (actor) => actor.run({ iterations, leadIn: 0 }))
    if (one.nanoseconds >= batchNanoseconds || iterations >= mostIterations) return iterations
  }
}

async function steadyWindow(
  actors: BySlot<HarnessActor>,
  random: Random,
  iterations: number,
): Promise<number> {
  const ratios: number[] = []
  for (let pair = 0; pair < pairsPerWindow; pair++) {
    const length = {
      iterations: random.between(Math.ceil(iterations * 0.5), Math.ceil(iterations * 1.5)),
      leadIn: Math.ceil(iterations * 0.2),
    }
    const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => actor.run(length))
    ratios.push(Math.log(ownNanoseconds(one)) - Math.log(ownNanoseconds(two)))
  }
  return mirroredTrimmedMean(ratios, trimmedShare)
}
