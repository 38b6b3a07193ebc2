import { median } from 'simple-statistics'

/**
 * A quantile, `share` 0…1 from minimum to maximum, of ascending numbers, by linear interpolation between neighbours
 * (Hyndman and Fan 1996, definition 7); a RangeError when there is no number.
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
