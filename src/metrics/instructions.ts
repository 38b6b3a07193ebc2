import type { Metric } from '../model/metric.ts'

/**
 * Instructions that a whole command retired, in user space and kernel; only where the processor's
 * counters may be read.
 */
export const instructions: Metric = {
  id: 'instructions',
  label: 'instructions',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.005,
}
