import { median } from 'simple-statistics'

/**
 * A quantile by linear interpolation between neighbours.
 *
 * @param sortedValues - at least one number, ascending
 * @param share - 0 for the minimum, 1 for the maximum
 * @throws RangeError when there is no number
 * @see Hyndman and Fan 1996, Sample quantiles in statistical packages, definition 7
 */
export function quantileOf(sortedValues: ArrayLike<number>, share: number): number {
  const at = (sortedValues.length - 1) * share
  const below = sortedValues[Math.floor(at)]
  const above = sortedValues[Math.ceil(at)]
  if (below === undefined || above === undefined) {
    throw new RangeError('expected at least one value, got none')
  }
  return below + (above - below) * (at - Math.floor(at))
}

/** Median of the values that are not missing (`null`), in their unit; `null` when all are missing. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const presentValues = values.filter((value) => value !== null)
  return presentValues.length === 0 ? null : median(presentValues)
}
