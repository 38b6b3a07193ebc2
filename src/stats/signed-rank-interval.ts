import { criticalRank } from './critical-rank.ts'
import { walshAverage } from './walsh-average.ts'

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
 * @param level - two-sided error, 0…1: 0.05 for a 95 % interval
 * @returns in the unit of the differences, or `null` when there are too few for any interval
 * @see Hollander, Wolfe and Chicken 2014, Nonparametric Statistical Methods, section 3.3 (Tukey)
 */
export function signedRankInterval(
  sortedValues: ArrayLike<number>,
  level: number,
): Interval | null {
  const leftOut = criticalRank(sortedValues.length, level)
  if (leftOut < 0) return null
  const averages = (sortedValues.length * (sortedValues.length + 1)) / 2
  return {
    low: walshAverage(sortedValues, leftOut),
    high: walshAverage(sortedValues, averages - 1 - leftOut),
  }
}
