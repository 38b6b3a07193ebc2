import { randomOf, type Random } from '../model/random.ts'
import { measuredSecondsOf } from './measured-seconds.ts'
import { mirroredTrimmedMean } from './mirrored-trimmed-mean.ts'
import { ownNanoseconds } from './own-nanoseconds.ts'
import { batchInBoth, endBoth, startBoth, type Steps } from './steps.ts'
import { warmUp } from './warm-up.ts'

const windows = 16
const pairsPerWindow = 10
const batchNanoseconds = 1e6
const mostIterations = 2 ** 20
const trimmedShare = 0.2

/**
 * Measures one program against itself in two fresh processes, turn by turn, like a block.
 *
 * @returns log ratios of the two places, one for each window of ten pairs of batches
 */
export function* steadiness(seed: number): Steps<readonly number[]> {
  const random = randomOf(seed)
  yield* startBoth()
  const cold = yield* settledIterations()
  yield* warmUp(random, cold, measuredSecondsOf({}))
  const iterations = yield* settledIterations()
  const ratios: number[] = []
  for (let window = 0; window < windows; window++) ratios.push(yield* oneWindow(random, iterations))
  yield* endBoth()
  return ratios
}

function* settledIterations(): Steps<number> {
  for (let iterations = 1; ; iterations *= 2) {
    const { one } = yield* batchInBoth('one', { iterations, leadIn: 0 })
    if (one.nanoseconds >= batchNanoseconds || iterations >= mostIterations) return iterations
  }
}

function* oneWindow(random: Random, iterations: number): Steps<number> {
  const ratios: number[] = []
  for (let pair = 0; pair < pairsPerWindow; pair++) {
    const length = {
      iterations: random.between(Math.ceil(iterations * 0.5), Math.ceil(iterations * 1.5)),
      leadIn: Math.ceil(iterations * 0.2),
    }
    const { one, two } = yield* batchInBoth(random.coin() ? 'one' : 'two', length)
    ratios.push(Math.log(ownNanoseconds(one)) - Math.log(ownNanoseconds(two)))
  }
  return mirroredTrimmedMean(ratios, trimmedShare)
}
