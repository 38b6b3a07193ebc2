import type { Metric } from '../model/judging/metric.ts'

/** Garbage collection pauses in seconds per call. */
export const gcTime: Metric = {
  id: 'gc-time',
  label: 'GC time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
  usage: { of: 'gcSeconds', as: 'growth-per-call', scale: 1 },
}
