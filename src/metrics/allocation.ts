import type { Metric } from '../model/judging/metric.ts'

/**
 * Bytes of heap, and of memory outside of it that hangs on heap objects, which one call allocates:
 * growth over runs of calls too short for a collection, made after the timed ones.
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
