import type { Metric } from '../model/judging/metric.ts'

/** Bytes of JavaScript heap in use at the end of a run, including dead objects. */
export const heapUsed: Metric = {
  id: 'heap-used',
  label: 'heap used',
  unit: 'B',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.05,
  usage: { of: 'heapUsedBytes', as: 'level', scale: 1 },
}
