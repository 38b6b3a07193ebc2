import type { Metric } from '../model/judging/metric.ts'

/** Typical time of one call, or of a whole command, by the clock on the wall. */
export const time: Metric = {
  id: 'time',
  label: 'time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: true,
  threshold: 0.02,
}
