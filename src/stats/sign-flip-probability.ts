import { signFlipTailApproximation } from './sign-flip-tail-approximation.ts'
import { signFlipTail } from './sign-flip-tail.ts'

/** Scores of one size, and their number. */
export interface ScoreGroup {
  readonly score: number
  readonly count: number
}

/**
 * Most pairs for which null distributions are always computed exactly. Beyond, the approximation is
 * within 2e-6 of the exact probability.
 */
export const exactPairs = 150

/**
 * Most pairs for which they are computed exactly when the differences have few sizes. The possible
 * sums are then too far apart for a smooth approximation.
 */
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
  return Math.max(Number.MIN_VALUE, tail(groups, bound))
}

function tail(groups: readonly ScoreGroup[], bound: number): number {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const few = groups.length < manySizes
  if (count <= exactPairs || (few && count <= exactTiedPairs)) {
    return signFlipTail(scoresOf(groups, count), bound)
  }
  // Sums of few sizes form clusters that are twice the largest group apart. Extending the bound to
  // the middle of the gap above it never cuts a cluster.
  const reach = few ? groups.reduce((most, group) => Math.max(most, group.count), 0) : 0
  return signFlipTailApproximation(scoresOf(groups, count), bound + reach)
}

function scoresOf(groups: readonly ScoreGroup[], count: number): Float64Array {
  const scores = new Float64Array(count)
  let filledCount = 0
  for (const { score, count: times } of groups) {
    scores.fill(score, filledCount, filledCount + times)
    filledCount += times
  }
  return scores
}
