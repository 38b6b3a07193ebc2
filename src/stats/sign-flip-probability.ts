import { signFlipTailApproximation } from './sign-flip-tail-approximation.ts'
import { element } from './element.ts'

/** Scores of one size, and their number. */
export interface ScoreGroup {
  readonly score: number
  readonly count: number
}

/** Most pairs whose null distribution is always exact; beyond, the approximation is within 2e-6 of it. */
export const exactPairs = 150

/** Most pairs of few sizes for which it is: their possible sums are too far apart for a smooth approximation. */
export const exactTiedPairs = 400

/** Differences of fewer sizes than this count as few. */
export const manySizes = 50

/**
 * Lower-tail probability of a signed-rank sum under all flips of signs.
 *
 * Exact up to 150 pairs, or 400 with few sizes. Beyond, few sizes are approximated conservatively:
 * the probability is never too small.
 *
 * @param groups - doubled mid-ranks of the differences that have a sign, one group for each size
 * @param bound - the largest doubled sum counted
 * @returns a probability above 0, at most 1
 */
export function signFlipProbability(groups: readonly ScoreGroup[], bound: number): number {
  const scores = groups.flatMap(({ score, count }) => Array.from({ length: count }, () => score))
  const few = groups.length < manySizes
  if (scores.length <= exactPairs || (few && scores.length <= exactTiedPairs)) {
    return signFlipTail(scores, bound)
  }
  // Sums of few sizes form clusters that are twice the largest group apart. Extending the bound to
  // the middle of the gap above it never cuts a cluster.
  const reach = few ? groups.reduce((most, group) => Math.max(most, group.count), 0) : 0
  return signFlipTailApproximation(scores, bound + reach)
}

/**
 * Probability that a sum of scores, each included or not by its own fair coin, is at most `bound`:
 * the exact null distribution of every signed-rank statistic. Ties only change the scores.
 *
 * Dynamic programming over the reachable sums; halving at each step prevents overflow. Time is
 * proportional to the number of scores times `bound`.
 *
 * @param scores - whole numbers above 0 (ranks, or doubled ranks where ties make halves)
 * @param bound - the largest sum counted; a whole number, 0 or more
 * @returns a probability in 0…1
 */
export function signFlipTail(scores: ArrayLike<number>, bound: number): number {
  const mass = signFlipMass(scores, bound)
  return Math.min(
    1,
    mass.reduce((total, probability) => total + probability, 0),
  )
}

/** Probability of each such sum from 0 to `bound`. */
export function signFlipMass(scores: ArrayLike<number>, bound: number): Float64Array {
  const mass = new Float64Array(bound + 1)
  mass[0] = 1
  let reach = 0
  for (let index = 0; index < scores.length; index += 1) {
    const score = element(scores, index)
    reach = Math.min(bound, reach + score)
    for (let total = reach; total >= score; total -= 1)
      mass[total] = (element(mass, total) + element(mass, total - score)) / 2
    for (let total = Math.min(score - 1, reach); total >= 0; total -= 1)
      mass[total] = element(mass, total) / 2
  }
  return mass
}
