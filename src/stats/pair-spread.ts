import { medianAbsoluteDeviation } from 'simple-statistics'
import { signedRankInterval } from './signed-rank-interval.ts'

// Half a 95 % interval in standard errors, and what makes a median absolute deviation a standard
// deviation of normal data.
const HALF_WIDTH = 1.959964
const NORMAL_MAD = 1.4826

/**
 * Standard deviation of one difference, read off the 95 % signed-rank interval, so that it means for
 * this estimator what a standard deviation means for a mean; off the median absolute deviation below
 * six differences, where that interval does not exist.
 *
 * @param sorted - differences in ascending order, at least two
 * @returns in the unit of the differences, 0 or more
 */
export function pairSpread(sorted: ArrayLike<number>): number {
  const interval = signedRankInterval(sorted, 0.05)
  if (interval === null) return NORMAL_MAD * medianAbsoluteDeviation(Array.from(sorted))
  return ((interval.high - interval.low) / (2 * HALF_WIDTH)) * Math.sqrt(sorted.length)
}
