import type { Metric } from '../model/metric.ts'

/**
 * Clock cycles of the processor for a whole command; only where its counters may be read.
 */
export const cycles: Metric = {
  id: 'cycles',
  label: 'cycles',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
}
