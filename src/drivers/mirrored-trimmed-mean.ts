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
  const sorted = values.toSorted((one, other) => one - other)
  const cut = Math.min(Math.floor(sorted.length * share), Math.floor((sorted.length - 1) / 2))
  const kept = sorted.slice(cut, sorted.length - cut)
  if (kept.length === 0) throw new RangeError('expected at least one value, got none')
  let doubled = 0
  for (let index = 0; index < kept.length; index++) {
    doubled += (kept[index] ?? NaN) + (kept[kept.length - 1 - index] ?? NaN)
  }
  return doubled / 2 / kept.length
}
