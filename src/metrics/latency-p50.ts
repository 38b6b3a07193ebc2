import type { Metric } from '../model/judging/metric.ts'

/** Time below which half of the requests to a server were answered. */
export const latencyP50: Metric = {
  id: 'latency-p50',
  label: 'latency p50',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
}
