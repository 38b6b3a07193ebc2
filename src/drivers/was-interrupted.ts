import type { BatchAnswer } from './answers.ts'

// Waking up and reading the clocks cost less; the shortest turn of another program costs more.
const tolerance = 0.02

/**
 * Whether the process was taken off its CPU during a batch, or waited: the clock went on for longer
 * than the process worked.
 */
export function wasInterrupted({ nanoseconds, cpuMicroseconds }: BatchAnswer): boolean {
  return cpuMicroseconds !== null && nanoseconds - 1000 * cpuMicroseconds > tolerance * nanoseconds
}
