import { mirroredTrimmedMean } from './mirrored-trimmed-mean.ts'
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
  const logRatio = mirroredTrimmedMean(
    pairs.map(({ one, two }) => Math.log(one) - Math.log(two)),
    trimmedShare,
  )
  const level = mirroredTrimmedMean(
    pairs.map(({ one, two }) => (Math.log(one) + Math.log(two)) / 2),
    trimmedShare,
  )
  return { one: Math.exp(level + logRatio / 2), two: Math.exp(level - logRatio / 2) }
}
