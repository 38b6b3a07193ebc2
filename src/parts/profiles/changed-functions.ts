import type { Cause } from '../../model/judging/cause.ts'
import type { Profile } from './profile.ts'

/** Adjusted p at which a function is called different. */
export const functionAlpha = 0.01

/** A function that differs between the sides. */
export type ChangedFunction = Profile['functions'][number] & Pick<Cause, 'share'>

const mostShare = 4 / 3

/** A tenth of the largest difference is no cause, whatever the test says of it. */
const leastOfLargest = 0.1

/** The functions of a profile that made the difference, largest first. */
export function changedFunctions({ functions, total }: Profile): readonly ChangedFunction[] {
  const wholeDifference = total.head - total.base
  const certainFunctions = functions.filter(
    ({ pAdjusted }) => pAdjusted !== null && pAdjusted <= functionAlpha,
  )
  const largestDifference = Math.max(0, ...certainFunctions.map(sizeOf))
  const changes = certainFunctions.filter(
    (entry) => sizeOf(entry) >= leastOfLargest * largestDifference,
  )
  const shares = changes.map(({ self }) => (self.head - self.base) / wholeDifference)
  const isTold = shares.every((share) => Math.abs(share) <= mostShare)
  return changes.map((entry, at) => ({ ...entry, share: isTold ? (shares[at] ?? null) : null }))
}

function sizeOf({ self }: Profile['functions'][number]): number {
  return Math.abs(self.head - self.base)
}
