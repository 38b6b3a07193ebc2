import { fewScoresTail, type ScoreGroup } from './few-scores-tail.ts'
import { signFlipTailApproximation } from './sign-flip-tail-approximation.ts'
import { signFlipTail } from './sign-flip-tail.ts'

/**
 * Number of pairs up to which null distributions are worked out exactly. Beyond, the approximation
 * is within 2e-6 of the exact probability, and within 2e-4 of its own size at p = 1e-9.
 */
export const exactPairs = 150

// At most this many combinations of a few groups are walked; that takes a few milliseconds.
const MOST_COMBINATIONS = 250_000

/**
 * Lower-tail probability of a signed-rank sum under all flips of signs, by the cheapest way that is
 * exact, or by the approximation when none is cheap.
 *
 * @param groups - doubled mid-ranks of the differences that carry a sign, one group for each size
 * @param bound - the largest doubled sum counted
 * @returns a probability above 0, at most 1
 */
export function signFlipProbability(groups: readonly ScoreGroup[], bound: number): number {
  return Math.max(Number.MIN_VALUE, tail(groups, bound))
}

function tail(groups: readonly ScoreGroup[], bound: number): number {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  if (count <= exactPairs) return signFlipTail(scoresOf(groups, count), bound)
  if (combinationsOf(groups) <= MOST_COMBINATIONS) return fewScoresTail(groups, bound)
  return signFlipTailApproximation(scoresOf(groups, count), bound)
}

function scoresOf(groups: readonly ScoreGroup[], count: number): Float64Array {
  const scores = new Float64Array(count)
  let filled = 0
  for (const { score, count: times } of groups) {
    scores.fill(score, filled, filled + times)
    filled += times
  }
  return scores
}

function combinationsOf(groups: readonly ScoreGroup[]): number {
  let product = 1
  let largest = 1
  for (const { count } of groups) {
    product *= count + 1
    largest = Math.max(largest, count + 1)
  }
  return product / largest
}
