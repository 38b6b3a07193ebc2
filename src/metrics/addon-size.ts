import type { Metric } from '../model/judging/metric.ts'

/** Total size in bytes of the native addon files that a side has built. */
export const addonSize: Metric = {
  id: 'addon-size',
  label: 'addon size',
  unit: 'B',
  better: 'lower',
  assume: 'exact',
  gates: false,
  threshold: 0.01,
}
