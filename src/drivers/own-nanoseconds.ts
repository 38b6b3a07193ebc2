import type { Batch } from '../model/run/series-answer.ts'

// Helper threads add to the process's CPU time, but hardly ever this often what the main thread took.
const mostThreads = 4

/**
 * What a batch took without the time in which other programs had its CPU, where the kernel tells.
 *
 * The delay is read just outside of the clock. A process that loses its CPU between the two readings
 * on a busy machine has a delay that is not in its time, and would seem to have taken nothing; its CPU
 * time tells, and is taken instead.
 */
export function ownNanoseconds({ nanoseconds, cpuMicroseconds, delayNanoseconds }: Batch): number {
  const own = nanoseconds - (delayNanoseconds ?? 0)
  const worked =
    cpuMicroseconds === null ? nanoseconds : Math.min(nanoseconds, cpuMicroseconds * 1000)
  const isBelievable = own > 0 && own * mostThreads >= worked
  return Math.max(1, isBelievable ? own : worked)
}
