import type { Metric } from '../model/judging/metric.ts'

/** Number of garbage collections in the measured part of a block. */
export const gcCount: Metric = {
  id: 'gc-count',
  label: 'GC count',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
  usage: { of: 'gcCount', as: 'growth', scale: 1 },
}
