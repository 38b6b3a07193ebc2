import type { Batch } from '../model/run/series-answer.ts'

// Reading the clocks costs less than this; the shortest turn of another program costs more.
const tolerance = 0.02

/**
 * Whether another program took the CPU during a batch. Where the kernel reports no delays, a batch
 * counts as interrupted when the clock advanced further than the process worked, which also happens
 * when the work itself waits.
 */
export function wasInterrupted(batch: Batch): boolean {
  const { nanoseconds, cpuMicroseconds, delayNanoseconds } = batch
  const worked = cpuMicroseconds === null ? nanoseconds : cpuMicroseconds * 1000
  const lost = delayNanoseconds ?? nanoseconds - worked
  return lost > tolerance * nanoseconds
}
