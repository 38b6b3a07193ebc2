import type { Metric } from '../model/judging/metric.ts'

/**
 * Share of the time spent in calls, including lead-ins, that went into garbage collection pauses.
 */
export const gcShare: Metric = {
  id: 'gc-share',
  label: 'GC share',
  unit: 'ratio',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
  usage: { of: 'gcSeconds', as: 'growth-per-second', scale: 1 },
}
