import type { Metric } from '../model/judging/metric.ts'

/**
 * Share of the time in which calls were made that went into pauses for garbage collection, lead-ins
 * included.
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
