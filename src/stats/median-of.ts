import { median } from 'simple-statistics'

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
