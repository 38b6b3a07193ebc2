import type { Metric } from '../model/judging/metric.ts'

/** Time below which 99 of 100 requests to a server were answered. */
export const latencyP99: Metric = {
  id: 'latency-p99',
  label: 'latency p99',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}
