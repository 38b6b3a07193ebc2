import type { Metric } from '../model/judging/metric.ts'

/**
 * Machine instructions that a whole command executed outside the kernel, where the CPU counts them.
 */
export const instructions: Metric = {
  id: 'instructions',
  label: 'instructions',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.01,
}
