import type { Benchmark } from '../run/benchmark.ts'
import type { Metric } from './metric.ts'

/**
 * Whether a benchmark can yield a metric. Metrics that only some benchmarks report must be named by
 * the benchmark.
 */
export function yields(benchmark: Pick<Benchmark, 'metrics'>, { id, own: isOwn }: Metric): boolean {
  return isOwn !== true || benchmark.metrics?.includes(id) === true
}

/** Whether a metric counts towards the verdict of a benchmark. */
export function gatesIn(benchmark: Pick<Benchmark, 'gates' | 'metrics'>, metric: Metric): boolean {
  return (benchmark.gates?.includes(metric.id) ?? metric.gates) && yields(benchmark, metric)
}

/** Everything that decides which metrics gate which benchmarks. */
export interface GatedMetrics {
  readonly benchmarks: readonly Benchmark[]
  readonly metrics: readonly Metric[]
}

/** `gatesIn` by ids, for findings: where there is no benchmark, the metric alone decides. */
export function gatingOf({
  benchmarks,
  metrics,
}: GatedMetrics): (benchmarkId: string, metricId: string | null) => boolean {
  const byId = new Map(metrics.map((metric) => [metric.id, metric]))
  const chosenByName = new Map(
    benchmarks.flatMap(({ id, gates }) =>
      gates === undefined ? [] : [[id, new Set(gates)] as const],
    ),
  )
  return (benchmarkId, metricId) => {
    if (metricId === null) return false
    const ownNames = chosenByName.get(benchmarkId)
    return ownNames === undefined ? byId.get(metricId)?.gates === true : ownNames.has(metricId)
  }
}
