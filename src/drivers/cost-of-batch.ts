import type { Batch } from '../model/run/series-answer.ts'
import { ownNanoseconds } from './own-nanoseconds.ts'

/**
 * Nanoseconds that a batch has cost, whatever others did meanwhile: its own time, or CPU time where
 * the kernel does not tell and that says less.
 */
export function costOfBatch(batch: Batch): number {
  const { cpuMicroseconds, delayNanoseconds } = batch
  const own = ownNanoseconds(batch)
  return delayNanoseconds !== null || cpuMicroseconds === null || cpuMicroseconds === 0
    ? own
    : Math.min(own, cpuMicroseconds * 1000)
}
