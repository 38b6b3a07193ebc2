import type { Metric } from '../model/judging/metric.ts'

/**
 * User and system time of the whole process per call, helper threads and garbage collection included,
 * while calls are timed. The driver adds it up itself: over the whole measured part it would hold the
 * cost of each request too, which comes out of cold caches at up to a tenth of a short batch.
 */
export const cpu: Metric = {
  id: 'cpu',
  label: 'CPU time',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: true,
  threshold: 0.02,
}
