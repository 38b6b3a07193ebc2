import type { Metric } from '../model/judging/metric.ts'

/**
 * Voluntary and involuntary context switches of the process's threads in the measured part. Every
 * request of the harness causes one.
 */
export const contextSwitches: Metric = {
  id: 'context-switches',
  label: 'context switches',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.1,
  usage: { of: 'contextSwitches', as: 'growth', scale: 1 },
}
