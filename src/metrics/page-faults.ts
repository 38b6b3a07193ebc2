import type { Metric } from '../model/judging/metric.ts'

/** Minor and major page faults in the measured part. */
export const pageFaults: Metric = {
  id: 'page-faults',
  label: 'page faults',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.1,
  usage: { of: 'pageFaults', as: 'growth', scale: 1 },
}
