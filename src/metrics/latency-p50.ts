import type { Metric } from '../model/judging/metric.ts'

/** Median response time of a server, in seconds. */
export const latencyP50: Metric = {
  id: 'latency-p50',
  label: 'latency p50',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
}
