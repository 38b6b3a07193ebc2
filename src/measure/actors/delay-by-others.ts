import type { Batch } from '../../model/run/series-answer.ts'

/**
 * Nanoseconds that a batch's main thread waited while other programs had its CPU; `null` where the
 * kernel does not report delays.
 *
 * A main thread waits for its own helper threads as well. Where all of them share one CPU, others
 * cannot have had it for longer than the process itself did not, and the rest is work of the process.
 * With a CPU of their own, helper threads keep nobody waiting.
 *
 * @param sharesCpu - whether the process and its helper threads have one CPU together
 */
export function delayByOthers(
  { nanoseconds, cpuMicroseconds, delayNanoseconds }: Batch,
  { sharesCpu }: { readonly sharesCpu: boolean },
): number | null {
  if (delayNanoseconds === null || cpuMicroseconds === null || !sharesCpu) return delayNanoseconds
  return Math.min(delayNanoseconds, Math.max(0, nanoseconds - cpuMicroseconds * 1e3))
}
