import type { Metric } from '../model/judging/metric.ts'

/**
 * Bytes that one call allocates on the heap, or outside it for heap objects. Measured as growth
 * over separate, untimed runs too short for a collection.
 */
export const allocation: Metric = {
  id: 'allocation',
  label: 'allocation',
  unit: 'B',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.01,
  usage: { of: 'allocatedBytes', as: 'level', scale: 1 },
}
