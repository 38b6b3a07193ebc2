import type { Metric } from '../model/judging/metric.ts'

/** Requests that a server answers in a second, one at a time: the inverse of their mean time. */
export const throughput: Metric = {
  id: 'throughput',
  label: 'throughput',
  unit: 'per_s',
  better: 'higher',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
}
