/**
 * Trimmed mean: the mean after removing the same number of values at both ends.
 *
 * Values are added from both ends inwards, so that negating every value negates the mean exactly.
 * Two sides that change places get each other's numbers to the last bit.
 *
 * @param values - at least one
 * @param share - removed at each end, 0…0.5
 * @throws RangeError when there is no value
 */
export function mirroredTrimmedMean(values: readonly number[], share: number): number {
  const sortedValues = values.toSorted((first, second) => first - second)
  const cut = Math.min(
    Math.floor(sortedValues.length * share),
    Math.floor((sortedValues.length - 1) / 2),
  )
  const keptValues = sortedValues.slice(cut, sortedValues.length - cut)
  if (keptValues.length === 0) throw new RangeError('expected at least one value, got none')
  let doubledCount = 0
  for (let index = 0; index < keptValues.length; index++) {
    doubledCount += (keptValues[index] ?? NaN) + (keptValues[keptValues.length - 1 - index] ?? NaN)
  }
  return doubledCount / 2 / keptValues.length
}
