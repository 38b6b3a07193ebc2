import { median } from 'simple-statistics'

/**
 * A quantile of numbers, between two of them by linear interpolation (type 7 of Hyndman and Fan 1996).
 *
 * @param sorted - at least one, ascending
 * @param share - 0 for the least, 1 for the greatest
 */
export function quantileOf(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}

/**
 * Median of the values that are there.
 *
 * @param values - in any unit; `null` where one is missing
 * @returns in the same unit, or `null` when none is there
 */
export function medianOf(values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null)
  return present.length === 0 ? null : median(present)
}
