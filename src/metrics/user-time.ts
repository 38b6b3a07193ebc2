import type { Metric } from '../model/judging/metric.ts'

/** CPU time per call, or per command, spent in the program itself, including helper threads. */
export const userTime: Metric = {
  id: 'user-time',
  label: 'user time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
  usage: { of: 'userMicroseconds', as: 'growth-per-call', scale: 1e-6 },
}
