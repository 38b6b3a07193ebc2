import { median } from 'simple-statistics'
import { element } from './element.ts'

/**
 * A quantile, `share` 0…1 from minimum to maximum, of ascending numbers, by linear interpolation between neighbours
 * (Hyndman and Fan 1996, definition 7); a RangeError when there is no number.
 */
export function quantileOf(sortedValues: ArrayLike<number>, share: number): number {
  const at = (sortedValues.length - 1) * share
  const below = element(sortedValues, Math.floor(at))
  return below + (element(sortedValues, Math.ceil(at)) - below) * (at - Math.floor(at))
}

/** Median of the values that are not missing (`null`), in their unit; `null` when all are missing. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const presentValues = values.filter((value) => value !== null)
  return presentValues.length === 0 ? null : median(presentValues)
}
