import type { Metric } from '../model/judging/metric.ts'

/** 95th percentile of a server's response time, in seconds. */
export const latencyP95: Metric = {
  id: 'latency-p95',
  label: 'latency p95',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}
