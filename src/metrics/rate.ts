import type { Metric } from '../model/judging/metric.ts'

/** Rate of a suite's row in operations per second, by the tool's own clock. */
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
