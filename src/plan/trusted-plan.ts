import type { Metric } from '../model/judging/metric.ts'
import type { Plan } from '../model/run/plan.ts'
import { metricsWithThreshold, policyOf } from '../settings/policy.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'

/**
 * The plan of a run that a job without secrets has measured, with everything that decides about
 * verdicts taken from our side: what the run says of limits, thresholds and its own noise is not
 * believed. When it looked at its numbers stays as it was measured.
 *
 * @param given - what the trusted workflow gives
 * @param metrics - what we know of metrics; one that we do not know may inform, but not gate
 */
export function trustedPlan(plan: Plan, given: GivenSettings, metrics: readonly Metric[]): Plan {
  const { alpha, alphaEquivalence, limit } = policyOf(withDefaults(given))
  const known = new Map(metrics.map((metric) => [metric.id, metric]))
  return {
    ...plan,
    benchmarks: plan.benchmarks.map((benchmark) => ({ ...benchmark, threshold: null })),
    metrics: metricsWithThreshold(
      plan.metrics.map((metric) => known.get(metric.id) ?? { ...metric, gates: false }),
      given.threshold,
    ),
    policy: { ...plan.policy, alpha, alphaEquivalence, limit },
    history: [],
  }
}
