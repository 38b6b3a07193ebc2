import { medianAbsoluteDeviation } from 'simple-statistics'
import { walshAverage } from './walsh-average.ts'
import { signedRankInterval } from './signed-rank-interval.ts'

/**
 * Median of all pairwise means: the shift estimate of the signed-rank test.
 *
 * Assumes that the differences are symmetric around it. Up to 29% of them may be arbitrarily wrong.
 *
 * @param sortedValues - differences in ascending order, at least one, in any unit
 * @returns the shift, in the same unit
 * @throws RangeError when the list is empty
 * @see Hodges and Lehmann 1963, Annals of Mathematical Statistics 34
 */
export function hodgesLehmann(sortedValues: ArrayLike<number>): number {
  const averages = (sortedValues.length * (sortedValues.length + 1)) / 2
  const at = walshAverage(sortedValues, Math.floor(averages / 2))
  return averages % 2 === 1 ? at : (walshAverage(sortedValues, averages / 2 - 1) + at) / 2
}

// Half a 95% interval in standard errors, and the factor that turns a median absolute deviation
// into the standard deviation of normal data.
const HALF_WIDTH = 1.959964
const NORMAL_MAD = 1.4826

/**
 * Standard deviation of one of these ascending differences, by their 95% signed-rank interval; below six, where there
 * is none, by the median absolute deviation.
 */
export function pairSpread(sortedValues: ArrayLike<number>): number {
  const interval = signedRankInterval(sortedValues, 0.05)
  if (interval === null) return NORMAL_MAD * medianAbsoluteDeviation(Array.from(sortedValues))
  return ((interval.high - interval.low) / (2 * HALF_WIDTH)) * Math.sqrt(sortedValues.length)
}
