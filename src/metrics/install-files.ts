import type { Metric } from '../model/judging/metric.ts'

/** Number of files in the package and its production dependencies, as a user would install them. */
export const installFiles: Metric = {
  id: 'install-files',
  label: 'installed files',
  unit: 'count',
  better: 'lower',
  assume: 'exact',
  gates: false,
  threshold: 0.01,
}
