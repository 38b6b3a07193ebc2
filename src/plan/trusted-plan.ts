import type { HistoryRow } from '../model/judging/history.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { Plan } from '../model/run/plan.ts'
import { metricsWithThreshold, policyOf } from '../settings/policy.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'

/** What a stranger's run is judged by: nothing of it is the stranger's. */
export interface Trusted {
  /** The commits, as GitHub knows them. */
  readonly revisions: Plan['revisions']
  /** Of the reporting job, over those of base's settings file. */
  readonly settings: GivenSettings
  /** Base's. */
  readonly history: readonly HistoryRow[]
  /** What we know of metrics; one that we do not know may inform, but not gate. */
  readonly metrics: readonly Metric[]
}

/**
 * The plan of a run that a job without secrets has measured, with everything that decides about
 * verdicts taken from our side: what the run says of commits, limits, thresholds and its own noise is not
 * believed. When it looked at its numbers stays as it was measured.
 */
export function trustedPlan(plan: Plan, { revisions, settings, history, metrics }: Trusted): Plan {
  const { alpha, alphaEquivalence, limit } = policyOf(withDefaults(settings))
  const known = new Map(metrics.map((metric) => [metric.id, metric]))
  const ids = new Set(plan.benchmarks.map(({ id }) => id))
  return {
    ...plan,
    revisions,
    benchmarks: plan.benchmarks.map((benchmark) => ({ ...benchmark, threshold: null })),
    metrics: metricsWithThreshold(
      plan.metrics.map((metric) => known.get(metric.id) ?? { ...metric, gates: false }),
      settings.threshold,
    ),
    policy: { ...plan.policy, alpha, alphaEquivalence, limit },
    history: history.filter(({ benchmarkId }) => ids.has(benchmarkId)),
  }
}
