import type { Metric } from '../model/judging/metric.ts'

/**
 * The first call of a fresh process: everything is cold. Only of benchmarks that ask for a series.
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
