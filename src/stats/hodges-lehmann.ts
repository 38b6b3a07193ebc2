import { walshAverage, walshAveragesUpTo } from './walsh-average.ts'

/**
 * Median of all pairwise means: the shift estimate that belongs to the signed-rank test.
 *
 * Assumes that the differences are symmetric around it; up to 29 % of them may be arbitrarily wrong.
 *
 * @param sorted - differences in ascending order, at least one, in any unit
 * @returns the shift, in the same unit
 * @throws RangeError when there is none
 * @see Hodges and Lehmann 1963, Annals of Mathematical Statistics 34
 */
export function hodgesLehmann(sorted: ArrayLike<number>): number {
  const averages = (sorted.length * (sorted.length + 1)) / 2
  const { at, before } = walshAveragesUpTo(sorted, Math.floor(averages / 2))
  if (averages % 2 === 1) return at
  return ((before ?? walshAverage(sorted, averages / 2 - 1)) + at) / 2
}
