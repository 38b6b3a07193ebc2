import type { Batch } from '../model/run/series-answer.ts'

// Helper threads add to the process's CPU time, but rarely this many times the main thread's own.
const mostThreads = 4

/**
 * Nanoseconds of a batch without the time in which other programs had its CPU, where the kernel
 * reports delays.
 *
 * The delay is read just outside the timed part. On a busy machine, a process that loses its CPU
 * between the two readings has a delay that is not in its time, and would seem to have taken no
 * time. In that case the CPU time is used.
 */
export function ownNanoseconds({ nanoseconds, cpuMicroseconds, delayNanoseconds }: Batch): number {
  const ownAmount = nanoseconds - (delayNanoseconds ?? 0)
  const workedAmount =
    cpuMicroseconds === null ? nanoseconds : Math.min(nanoseconds, cpuMicroseconds * 1000)
  const isBelievable = ownAmount > 0 && ownAmount * mostThreads >= workedAmount
  return Math.max(1, isBelievable ? ownAmount : workedAmount)
}
