import type { Metric } from '../model/judging/metric.ts'

/** What of a call's CPU time, or of a command's, was spent in the program itself, helper threads included. */
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
