import type { Metric } from '../model/judging/metric.ts'

/**
 * Times that a thread of the process left its CPU in the measured part, of its own accord or not. Every
 * request of the harness is one of them.
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
