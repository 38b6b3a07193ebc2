import type { Metric } from '../model/judging/metric.ts'

/** Time below which 95 of 100 requests to a server were answered. */
export const latencyP95: Metric = {
  id: 'latency-p95',
  label: 'latency p95',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}
