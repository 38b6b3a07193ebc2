import { type Benchmark, comparesSides } from '../run/benchmark.ts'
import type { BySide } from '../build/side.ts'
import type { Readings } from '../run/sample.ts'
import type { Metric } from './metric.ts'

/** Whether a benchmark can yield a metric. Metrics that only some benchmarks report must be named by the benchmark. */
export function yields(benchmark: Pick<Benchmark, 'metrics'>, { id, own: isOwn }: Metric): boolean {
  return isOwn !== true || benchmark.metrics?.includes(id) === true
}

/** Whether a metric counts towards the verdict of a benchmark. */
export function gatesIn(benchmark: Pick<Benchmark, 'gates' | 'metrics'>, metric: Metric): boolean {
  return (benchmark.gates?.includes(metric.id) ?? metric.gates) && yields(benchmark, metric)
}

/** The first metric that gates: of a benchmark, whose row it leads, or of a plan, where it needs no label. */
export function leadingMetric(
  metrics: readonly Metric[],
  benchmark?: Pick<Benchmark, 'gates' | 'metrics'>,
): Metric | null {
  return (
    metrics.find((metric) =>
      benchmark === undefined ? metric.gates : gatesIn(benchmark, metric),
    ) ?? null
  )
}

/** Whether both sides have a value of the metric that leads a benchmark's row: without one, a pair is void. */
export function hasValues(
  { base, head }: BySide<Readings>,
  benchmark: Pick<Benchmark, 'gates' | 'metrics'>,
  metrics: readonly Metric[],
): boolean {
  const main = leadingMetric(metrics, benchmark)
  return main === null || ((base[main.id] ?? 0) > 0 && (head[main.id] ?? 0) > 0)
}

/** Everything that decides which metrics gate which benchmarks. */
export interface GatedMetrics {
  readonly benchmarks: readonly Benchmark[]
  readonly metrics: readonly Metric[]
}

/** Whether a finding is of a metric that counts towards a verdict, by ids. */
export type Gating = (benchmarkId: string, metricId: string | null) => boolean

/** What can fail the check: `gatesIn` by ids, of base and head; without a benchmark, the metric alone decides. */
export function gatingOf(plan: GatedMetrics): Gating {
  const isDeciding = decidingOf(plan)
  const otherIds = otherIdsIn(plan)
  return (benchmarkId, metricId) => !otherIds.has(benchmarkId) && isDeciding(benchmarkId, metricId)
}

/** Whether a finding counts: one of base and head, of a metric that gates or of the whole benchmark. */
export function countingOf(
  plan: GatedMetrics,
): (finding: { readonly benchmarkId: string; readonly metric: string | null }) => boolean {
  const isDeciding = decidingOf(plan)
  const otherIds = otherIdsIn(plan)
  return ({ benchmarkId, metric }) =>
    !otherIds.has(benchmarkId) && (metric === null || isDeciding(benchmarkId, metric))
}

/** The findings about base and head, without those of rows with other seats. */
export function findingsOfSides<T extends { readonly benchmarkId: string }>(
  findings: readonly T[],
  plan: Pick<GatedMetrics, 'benchmarks'>,
): readonly T[] {
  const otherIds = otherIdsIn(plan)
  return findings.filter(({ benchmarkId }) => !otherIds.has(benchmarkId))
}

function otherIdsIn({ benchmarks }: Pick<GatedMetrics, 'benchmarks'>): ReadonlySet<string> {
  return new Set(benchmarks.filter((each) => !comparesSides(each)).map(({ id }) => id))
}

/** `gatesIn` by ids, for rows with whatever seats. */
export function decidingOf({ benchmarks, metrics }: GatedMetrics): Gating {
  const usualGates = new Set(metrics.flatMap(({ id, gates }) => (gates ? [id] : [])))
  const gatesById = new Map(
    benchmarks.flatMap(({ id, gates }) =>
      gates === undefined ? [] : [[id, new Set(gates)] as const],
    ),
  )
  return (benchmarkId, metricId) =>
    metricId !== null && (gatesById.get(benchmarkId) ?? usualGates).has(metricId)
}
