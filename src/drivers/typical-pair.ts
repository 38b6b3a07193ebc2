import type { BySlot } from './slot.ts'

/**
 * Share trimmed at each end of the pairs: garbage collections, and interruptions by other programs.
 */
const trimmedShare = 0.2

/**
 * The typical pair of many: its ratio is the 20% trimmed mean of the pairs' log ratios, its level
 * the trimmed mean of the pairs' own levels.
 *
 * @param pairs - at least one, of positive values
 */
export function typicalPair(pairs: readonly BySlot<number>[]): BySlot<number> {
  const logRatio = mirroredTrimmedMean(pairs.map(({ one, two }) => Math.log(one) - Math.log(two)))
  const level = mirroredTrimmedMean(
    pairs.map(({ one, two }) => (Math.log(one) + Math.log(two)) / 2),
  )
  return { one: Math.exp(level + logRatio / 2), two: Math.exp(level - logRatio / 2) }
}

/**
 * 20% trimmed mean: the mean after removing the same number of values at both ends.
 *
 * Values are added from both ends inwards, so that negating every value negates the mean exactly.
 * Two sides that change places get each other's numbers to the last bit.
 *
 * @param values - at least one
 * @throws RangeError when there is no value
 */
export function mirroredTrimmedMean(values: readonly number[]): number {
  const sortedValues = values.toSorted((first, second) => first - second)
  const cut = Math.floor(sortedValues.length * trimmedShare)
  const keptValues = sortedValues.slice(cut, sortedValues.length - cut)
  if (keptValues.length === 0) throw new RangeError('expected at least one value, got none')
  let doubledCount = 0
  for (let index = 0; index < keptValues.length; index++) {
    doubledCount += (keptValues[index] ?? NaN) + (keptValues[keptValues.length - 1 - index] ?? NaN)
  }
  return doubledCount / 2 / keptValues.length
}
