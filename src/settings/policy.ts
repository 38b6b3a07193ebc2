import type { Metric } from '../model/judging/metric.ts'
import { usualFailOn, type Policy } from '../model/run/plan.ts'
import type { GivenSettings, Settings } from './settings.ts'

/** The looks of a full plan: half of them in the cheap first third, where most rows are settled. */
const standardLooks = [8, 12, 16, 24, 36, 60] as const

/**
 * The looks that fit into a given number of pairs: the standard ones below it, and the number itself.
 *
 * Beyond the standard plan, each look has about two thirds more pairs than the one before.
 *
 * @param mostPairs - the last look, at least 1
 */
export function looksUpTo(mostPairs: number): readonly number[] {
  const looks: number[] = standardLooks.filter((look) => look < mostPairs)
  for (let next = 100; next < mostPairs; next = Math.round((next * 5) / 3)) looks.push(next)
  return [...looks, mostPairs]
}

/** The guarantees of the verdicts, from the settings and the built-in defaults. */
export function policyOf(
  settings: Pick<Settings, 'alpha' | 'pairs' | 'limit' | 'fail-on'>,
): Policy {
  return {
    alpha: settings.alpha,
    alphaEquivalence: 0.05,
    looks: [...looksUpTo(settings.pairs)],
    limit: settings.limit ?? null,
    failOn: settings['fail-on'].filter((state) => state !== 'never'),
  }
}

/** How the check of a run ends that leaves no result: a failure, where `fail-on` names that. */
export function conclusionWithoutResult(givenSettings: GivenSettings): 'failure' | 'neutral' {
  const failOn: readonly string[] = givenSettings['fail-on'] ?? usualFailOn
  return failOn.includes('failure') ? 'failure' : 'neutral'
}

/** Replaces the threshold, a ratio, of time-like metrics with the user's, if there is one. */
export function metricsWithThreshold(
  metrics: readonly Metric[],
  threshold: number | undefined,
): Metric[] {
  return metrics.map((metric) =>
    // Time, CPU time, and the rate of a suite's row, but no metric that a benchmark reports itself.
    threshold !== undefined &&
    metric.gates &&
    (metric.id === 'rate' || (metric.unit === 's' && metric.own !== true))
      ? { ...metric, threshold }
      : { ...metric },
  )
}
