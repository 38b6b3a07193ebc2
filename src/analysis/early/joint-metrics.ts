import { gatesIn } from '../../model/judging/gating.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'

/** The metrics of a benchmark that are called together at a joint look: all its gating times and rates. */
export function jointMetrics(benchmark: Benchmark, metrics: readonly Metric[]): readonly Metric[] {
  return metrics.filter(
    (metric) =>
      metric.assume === 'nothing' &&
      (metric.unit === 's' || metric.unit === 'per_s') &&
      gatesIn(benchmark, metric),
  )
}
