import type { Metric } from '../model/judging/metric.ts'

/** 99th percentile of a server's response time, in seconds. */
export const latencyP99: Metric = {
  id: 'latency-p99',
  label: 'latency p99',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
}
