import { gatesIn, yields } from '../model/gating.ts'
import type { Benchmark } from '../model/benchmark.ts'
import type { Metric } from '../model/metric.ts'
import type { Finding } from '../model/result.ts'
import type { Sample } from '../model/sample.ts'
import type { Side } from '../model/side.ts'
import { countedSamples } from './counted-samples.ts'
import { exactFinding } from './exact-findings.ts'
import type { Run } from './run.ts'

/**
 * Findings of the metrics that benchmarks report themselves and call exact. Both values are compared as
 * they are; one that differs from run to run of the same side is not exact, and nothing is told of it.
 */
export function ownExactFindings({ plan, samples }: Run): readonly Finding[] {
  const metrics = plan.metrics.filter(({ assume, own }) => assume === 'exact' && own === true)
  if (metrics.length === 0) return []
  const pairs = countedSamples(samples, 'pair')
  return plan.benchmarks.flatMap((benchmark) => {
    const own = pairs.filter(({ block }) => block.benchmarkId === benchmark.id)
    return metrics
      .filter((metric) => yields(benchmark, metric))
      .flatMap((metric) => findingOf(benchmark, metric, own, plan.policy.limit))
  })
}

function findingOf(
  benchmark: Benchmark,
  metric: Metric,
  samples: readonly Sample[],
  limit: number | null,
): readonly Finding[] {
  const base = onlyValue(samples, 'base', metric)
  const head = onlyValue(samples, 'head', metric)
  if (base === null || head === null) return []
  const finding = exactFinding(benchmark.id, metric, { base, head })
  const worse = metric.better === 'lower' ? head / base : base / head
  const beyond = finding.verdict === 'regression' && worse > 1 + (limit ?? metric.threshold)
  return [{ ...finding, beyondLimit: beyond && gatesIn(benchmark, metric) }]
}

/** The value that all runs of a side agree on, or `null`. */
function onlyValue(samples: readonly Sample[], side: Side, { id }: Metric): number | null {
  const values = new Set(samples.map((sample) => sample[side][id] ?? null))
  const [only] = values
  return values.size === 1 ? (only ?? null) : null
}
