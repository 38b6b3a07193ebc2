import type { Metric } from '../model/judging/metric.ts'

/**
 * Requests per second that a server answers: one at a time, with as many under way as its
 * connections hold, or at the rate at which they come.
 */
export const throughput: Metric = {
  id: 'throughput',
  label: 'throughput',
  unit: 'per_s',
  better: 'higher',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
}
