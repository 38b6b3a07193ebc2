import type { Interval } from './signed-rank-interval.ts'
import { signFlipTail } from './sign-flip-probability.ts'

// Sizes are rounded to this part of their sum, far below what a threshold can tell apart.
const units = 2 ** 13

/**
 * Two-sided p of a sum: how often flipping the signs of the differences with fair coins gives a sum at
 * least as far from 0 as the observed one. Unlike ranks, it counts a difference by its size. Of
 * differences that are all 1 or −1 it is the sign test.
 *
 * Assumes only that under "no change" each sign is an independent coin flip. Exact for the differences
 * rounded to 2^-13 of the sum of their sizes; rounding does not see signs, so the level holds.
 *
 * @param differences - finite numbers, in any order and unit
 * @returns a probability above 0, at most 1; 1 where all are 0
 * @see Fisher 1935, The Design of Experiments, section 21
 */
export function signFlipSumP(differences: ArrayLike<number>): number {
  return Math.min(1, 2 * Math.min(lowerTail(differences, 1), lowerTail(differences, -1)))
}

/** How often flips give at most as much on the side of `sign` as was observed. */
function lowerTail(differences: ArrayLike<number>, sign: 1 | -1): number {
  const values = new Float64Array(differences)
  const total = values.reduce((sum, value) => sum + Math.abs(value), 0)
  if (total === 0) return 1
  const scores = values.map((value) => Math.round((sign * value * units) / total))
  const sum = scores.reduce((above, score) => above + Math.max(0, score), 0)
  const sizes = scores.map(Math.abs).filter((size) => size > 0)
  return Math.max(Number.MIN_VALUE, signFlipTail(sizes, sum))
}

/**
 * Confidence interval of the mean: all shifts at which the sum's test does not reject, for differences
 * that are symmetric around it.
 *
 * @param differences - at least one, in any unit
 * @param level - two-sided error, 0…1
 * @returns in the unit of the differences, to a millionth of their range; `null` when there are too few
 * @see Hartigan 1969, Using subsample values as typical values, JASA 64: the bounds are means of subsets,
 *   so each end is one step of a monotone function
 */
export function signFlipMeanInterval(
  differences: readonly number[],
  level: number,
): Interval | null {
  if (2 ** (1 - differences.length) > level) return null
  const centre = differences.reduce((sum, value) => sum + value, 0) / differences.length
  const endFrom = (outside: number, sign: 1 | -1): number => {
    let [outer, inner] = [outside, centre]
    for (let step = 0; step < 20; step++) {
      const shift = (outer + inner) / 2
      const shiftedValues = differences.map((value) => value - shift)
      if (2 * lowerTail(shiftedValues, sign) <= level) outer = shift
      else inner = shift
    }
    return outer
  }
  return { low: endFrom(Math.min(...differences), -1), high: endFrom(Math.max(...differences), 1) }
}
