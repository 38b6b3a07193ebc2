import type { BySide } from '../../model/build/side.ts'
import { functionAlpha } from '../../model/judging/function-alpha.ts'
import type { ProcessProfile } from '../../model/judging/profile.ts'
import { valuesNeeded } from '../../stats/permutation-p.ts'
import { testedFunctions } from './profiles-of.ts'

/**
 * How many processes of each side are needed to tell the functions of a benchmark apart: at first the
 * fewest that can, then as many as the number of functions needs.
 *
 * @param seenSides - the profiles so far
 */
export function processesNeeded(seenSides: BySide<readonly ProcessProfile[]>): number {
  const first = valuesNeeded(1, functionAlpha)
  const isEnough = seenSides.base.length >= first && seenSides.head.length >= first
  return isEnough ? valuesNeeded(testedFunctions(seenSides), functionAlpha) : first
}
