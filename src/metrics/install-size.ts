import type { Metric } from '../model/judging/metric.ts'

/**
 * Bytes of all files in the package and its production dependencies, as a user would install them.
 */
export const installSize: Metric = {
  id: 'install-size',
  label: 'install size',
  unit: 'B',
  better: 'lower',
  assume: 'exact',
  gates: false,
  threshold: 0.01,
}
