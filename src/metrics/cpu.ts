import type { Metric } from '../model/metric.ts'

/** User and system time of the whole process, helper threads and garbage collection included, per call. */
export const cpu: Metric = {
  id: 'cpu',
  label: 'CPU time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: true,
  threshold: 0.02,
  usage: { of: 'cpuMicroseconds', as: 'growth-per-call', scale: 1e-6 },
}
