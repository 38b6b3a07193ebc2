import type { Metric } from '../model/judging/metric.ts'

/** Median time of the calls after the first one in a series. */
export const laterCalls: Metric = {
  id: 'later-calls',
  label: 'later calls',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}
