import { walshAverage } from './walsh-average.ts'
import { element } from './element.ts'
import { exactPairs } from './sign-flip-probability.ts'
import { signFlipTailApproximation } from './sign-flip-tail-approximation.ts'
import { signedRankCumulative } from './signed-rank-p.ts'

const knownRanks = new Map<string, number>()

/** An interval, both ends included. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * Confidence interval of the shift: all shifts that the signed-rank test does not reject. Without
 * ties it excludes 0 exactly when the test's p is at most `level`.
 *
 *     Walsh averages, ascending:   | k left out |·····low ══════ estimate ══════ high·····| k left out |
 *
 * @param sortedValues - differences in ascending order, in any unit
 * @param level - two-sided error, 0…1: 0.05 for a 95% interval
 * @returns in the unit of the differences, or `null` when there are too few for any interval
 * @see Hollander, Wolfe and Chicken 2014, Nonparametric Statistical Methods, section 3.3 (Tukey)
 */
export function signedRankInterval(
  sortedValues: ArrayLike<number>,
  level: number,
): Interval | null {
  const leftOutCount = criticalRank(sortedValues.length, level)
  if (leftOutCount < 0) return null
  const averages = (sortedValues.length * (sortedValues.length + 1)) / 2
  return {
    low: walshAverage(sortedValues, leftOutCount),
    high: walshAverage(sortedValues, averages - 1 - leftOutCount),
  }
}

/**
 * The largest k with 2 · P(W+ ≤ k) ≤ level (0…1: 0.05 for 95%) for the signed-rank sum W+ of `n` untied differences:
 * how many Walsh averages a confidence interval leaves out at each end; −1 when `n` is too small for one.
 */
export function criticalRank(n: number, level: number): number {
  const key = `${n} ${level}`
  const knownRank = knownRanks.get(key)
  if (knownRank !== undefined) return knownRank
  const rank = searchRank(n, level)
  knownRanks.set(key, rank)
  return rank
}

function searchRank(n: number, level: number): number {
  // Levels such as 2 · 2^-n are met exactly; the tolerance keeps rounding from missing them.
  const limit = (level / 2) * (1 + 1e-12)
  const table = n <= exactPairs ? signedRankCumulative(n) : null
  const ranks = Float64Array.from({ length: n }, (_, index) => index + 1)
  const tail = (rank: number): number =>
    table === null ? signFlipTailApproximation(ranks, rank) : element(table, rank)
  let low = -1
  let high = (n * (n + 1)) / 2
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (tail(middle) <= limit) low = middle
    else high = middle
  }
  return low
}
