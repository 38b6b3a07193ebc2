import type { Metric } from '../model/judging/metric.ts'

/** How much a suite's row gets done in a second, by the tool's own clock. */
export const rate: Metric = {
  id: 'rate',
  label: 'rate',
  unit: 'per_s',
  better: 'higher',
  assume: 'nothing',
  gates: true,
  threshold: 0.02,
  own: true,
}
