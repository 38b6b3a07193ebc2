import type { BatchAnswer } from './answers.ts'

/**
 * Nanoseconds that a batch has cost: CPU time, which waiting for a busy CPU does not lengthen, or the
 * clock where that says less, as when helper threads work too.
 */
export function costOfBatch({ nanoseconds, cpuMicroseconds }: BatchAnswer): number {
  return cpuMicroseconds === null || cpuMicroseconds === 0
    ? nanoseconds
    : Math.min(nanoseconds, cpuMicroseconds * 1000)
}
