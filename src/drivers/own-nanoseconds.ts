import type { BatchAnswer } from './answers.ts'

/** What a batch took without the time in which other programs had its CPU, where the kernel tells. */
export function ownNanoseconds({ nanoseconds, delayNanoseconds }: BatchAnswer): number {
  return Math.max(1, nanoseconds - (delayNanoseconds ?? 0))
}
