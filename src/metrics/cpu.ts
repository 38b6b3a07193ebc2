import type { Metric } from '../model/judging/metric.ts'

/**
 * User and system time of the whole process per timed call, including helper threads and garbage
 * collection. The driver sums it over the timed calls itself. Over the whole measured part it would
 * include the cost of each request, which with cold caches is up to a tenth of a short batch.
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
