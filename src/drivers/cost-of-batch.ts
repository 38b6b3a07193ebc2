import type { Batch } from '../model/run/series-answer.ts'
import { ownNanoseconds } from './own-nanoseconds.ts'

/**
 * Cost of a batch in nanoseconds without the effect of other programs: its own time, or its CPU
 * time when the kernel reports no delays and CPU time is smaller.
 */
export function costOfBatch(batch: Batch): number {
  const { cpuMicroseconds, delayNanoseconds } = batch
  const ownAmount = ownNanoseconds(batch)
  return delayNanoseconds !== null || cpuMicroseconds === null || cpuMicroseconds === 0
    ? ownAmount
    : Math.min(ownAmount, cpuMicroseconds * 1000)
}
