import type { Metric } from '../model/judging/metric.ts'
import { type Benchmark, contestOf } from '../model/run/benchmark.ts'
import type { Plan } from '../model/run/plan.ts'
import { metricsWithThreshold, policyOf } from '../settings/policy.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'

/** What an untrusted run is judged by; nothing else than `rows` comes from that run. */
export interface TrustedFacts {
  /** The commits, according to GitHub. */
  readonly revisions: Plan['revisions']
  /** Settings of the reporting job, which override base's settings file. */
  readonly settings: GivenSettings
  /** The known metrics. An unknown metric may inform, but not gate. */
  readonly metrics: readonly Metric[]
  /** Ids of the rows of base and head in all of its journals. */
  readonly rows: ReadonlySet<string>
}

/**
 * A stranger's plan with everything that decides verdicts replaced by trusted values, but for the looks, which stay as
 * they were measured. A row with other seats counts only beside the rows of base and head that it is made of: a run
 * that has written all of its rows as contenders has measured none.
 */
export function trustedPlan(
  plan: Plan,
  { revisions, settings, metrics, rows }: TrustedFacts,
): Plan {
  const { alpha, alphaEquivalence, limit, failOn } = policyOf(withDefaults(settings))
  const metricsById = new Map(metrics.map((metric) => [metric.id, metric]))
  return {
    ...plan,
    revisions,
    benchmarks: plan.benchmarks
      .filter((benchmark) => isBesideItsRows(benchmark, rows))
      .map((benchmark) => ({ ...benchmark, threshold: null })),
    metrics: metricsWithThreshold(
      plan.metrics.map((metric) => metricsById.get(metric.id) ?? { ...metric, gates: false }),
      settings.threshold,
    ),
    policy: { ...plan.policy, alpha, alphaEquivalence, limit, failOn },
  }
}

function isBesideItsRows(benchmark: Benchmark, rows: ReadonlySet<string>): boolean {
  const contest = contestOf(benchmark)
  if (contest === null) return true
  const { base, head } = contest.ids
  return !rows.has(benchmark.id) && rows.has(base) && rows.has(head)
}
