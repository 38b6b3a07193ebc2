import type { BySide } from '../../model/build/side.ts'
import { functionAlpha } from './function-alpha.ts'
import type { ProcessProfile } from './profile.ts'
import { fewestPairs } from '../../stats/fewest-pairs.ts'
import { testedFunctions } from './profiles-of.ts'

/** The smallest p is so much below what must be reached: the smallest of the differences may be the other way. */
const margin = 2

/**
 * How many processes of each side are needed to tell the functions of a benchmark apart: at first those
 * that one function needs, then as many as all functions above 1% need, which are at most 100.
 *
 * @param seenSides - the profiles so far
 * @returns 9 to 16
 */
export function processesNeeded(seenSides: BySide<readonly ProcessProfile[]>): number {
  const first = neededFor(1)
  const isEnough = seenSides.base.length >= first && seenSides.head.length >= first
  return isEnough ? neededFor(Math.max(1, testedFunctions(seenSides))) : first
}

function neededFor(family: number): number {
  return fewestPairs(functionAlpha / (margin * family))
}
