import type { Metric } from '../model/judging/metric.ts'

/** Typical wall-clock time in seconds of one call, or of a whole command. */
export const time: Metric = {
  id: 'time',
  label: 'time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: true,
  threshold: 0.02,
}
