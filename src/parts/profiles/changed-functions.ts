import type { Cause } from '../../model/judging/cause.ts'
import type { ComparedFunction, Profile } from './profile.ts'

/** A function that differs between the sides. */
export type ChangedFunction = ComparedFunction & Pick<Cause, 'share'>

/** Adjusted p at which a function is called different. */
const functionAlpha = 0.05

const mostShare = 4 / 3

/** A tenth of the largest difference is no cause, whatever the test says of it. */
const leastOfLargest = 0.1

/** Whether a function is called different. */
export function isDifferent({ pAdjusted }: Pick<ComparedFunction, 'pAdjusted'>): boolean {
  return pAdjusted !== null && pAdjusted <= functionAlpha
}

/** The functions of a profile that differ, largest first. */
export function changedFunctions({ functions, total }: Profile): readonly ChangedFunction[] {
  const wholeDifference = total.head - total.base
  const certainFunctions = functions.filter(isDifferent)
  const largestDifference = Math.max(0, ...certainFunctions.map(sizeOf))
  const changes = certainFunctions.filter(
    (entry) => sizeOf(entry) >= leastOfLargest * largestDifference,
  )
  const shares = changes.map(({ self }) => (self.head - self.base) / wholeDifference)
  const isTold = shares.every((share) => Math.abs(share) <= mostShare)
  // The whole has noise of its own: without a certain function that goes the other way, more than all of it is none.
  const mostTold = shares.some((share) => share < 0) ? mostShare : 1
  return changes.map((entry, at) => ({
    ...entry,
    share: isTold ? Math.min(shares[at] ?? 0, mostTold) : null,
  }))
}

function sizeOf({ self }: ComparedFunction): number {
  return Math.abs(self.head - self.base)
}

/** Where a function stands: `lib/parse.js:12`, or its file where the line is not known. */
export function functionPlace({ file, line }: Pick<ChangedFunction, 'file' | 'line'>): string {
  return line === null ? file : `${file}:${String(line)}`
}
