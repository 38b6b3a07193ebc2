import type { Metric } from '../model/judging/metric.ts'
import type { Plan } from '../model/run/plan.ts'
import { metricsWithThreshold, policyOf } from '../settings/policy.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'

/** What an untrusted run is judged by; none of it comes from that run. */
export interface TrustedFacts {
  /** The commits, according to GitHub. */
  readonly revisions: Plan['revisions']
  /** Settings of the reporting job, which override base's settings file. */
  readonly settings: GivenSettings
  /** The known metrics. An unknown metric may inform, but not gate. */
  readonly metrics: readonly Metric[]
}

/**
 * The plan of a run that a job without secrets has measured, with everything that decides verdicts
 * replaced by trusted values: the run's own commits, limits, thresholds and noise history are not
 * used. The looks stay as they were measured.
 */
export function trustedPlan(plan: Plan, { revisions, settings, metrics }: TrustedFacts): Plan {
  const { alpha, alphaEquivalence, limit, failOn } = policyOf(withDefaults(settings))
  const knownByName = new Map(metrics.map((metric) => [metric.id, metric]))
  return {
    ...plan,
    revisions,
    benchmarks: plan.benchmarks.map((benchmark) => ({ ...benchmark, threshold: null })),
    ...(plan.contests !== undefined && {
      contests: plan.contests.map((contest) => ({ ...contest, threshold: null })),
    }),
    metrics: metricsWithThreshold(
      plan.metrics.map((metric) => knownByName.get(metric.id) ?? { ...metric, gates: false }),
      settings.threshold,
    ),
    policy: { ...plan.policy, alpha, alphaEquivalence, limit, failOn },
    // Floors of a machine's history, which a run of before could be given.
    history: [],
  }
}
