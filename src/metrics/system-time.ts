import type { Metric } from '../model/judging/metric.ts'

/**
 * CPU time per call, or per command, that the kernel spent on its behalf. For calls it includes the
 * cost of the harness's requests.
 */
export const systemTime: Metric = {
  id: 'system-time',
  label: 'system time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
  usage: { of: 'systemMicroseconds', as: 'growth-per-call', scale: 1e-6 },
}
