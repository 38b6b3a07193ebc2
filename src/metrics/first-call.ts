import type { Metric } from '../model/judging/metric.ts'

/**
 * Time of the first call in a fresh process, with everything cold. Only for benchmarks that request
 * a series.
 */
export const firstCall: Metric = {
  id: 'first-call',
  label: 'first call',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}
