import type { Metric } from '../model/judging/metric.ts'

/** CPU cycles that a whole command spent outside the kernel, where the CPU counts them. */
export const cycles: Metric = {
  id: 'cycles',
  label: 'CPU cycles',
  unit: 'count',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
}
