import type { Metric } from '../model/judging/metric.ts'
import type { Policy } from '../model/run/plan.ts'
import type { Settings } from './settings.ts'

/** The looks of a full plan: half of them in the cheap first third, where most rows are settled. */
const standardLooks = [8, 12, 16, 24, 36, 60] as const
const lastStandardLook = 60

/**
 * The looks that fit into a given number of pairs: the standard ones below it, and it itself.
 *
 * Beyond the standard plan each further look is two thirds again as far as the one before.
 *
 * @param mostPairs - the last look, at least 1
 */
export function looksUpTo(mostPairs: number): readonly number[] {
  const looks: number[] = standardLooks.filter((look) => look < mostPairs)
  if (mostPairs <= lastStandardLook) return [...looks, mostPairs]
  for (let next = 100; next < mostPairs; next = Math.round((next * 5) / 3)) looks.push(next)
  return [...looks, mostPairs]
}

/** What the verdicts promise, from the settings and the product's defaults. */
export function policyOf(given: Pick<Settings, 'alpha' | 'pairs' | 'limit'>): Policy {
  return {
    alpha: given.alpha,
    alphaEquivalence: 0.05,
    looks: [...looksUpTo(given.pairs)],
    limit: given.limit ?? null,
  }
}

/**
 * The metrics with the user's threshold in the place of those that a threshold of time concerns.
 *
 * @param threshold - a ratio, or `undefined` to keep the metrics' own
 */
export function metricsWithThreshold(
  metrics: readonly Metric[],
  threshold: number | undefined,
): Metric[] {
  return metrics.map((metric) =>
    threshold !== undefined && metric.gates && isTimeLike(metric)
      ? { ...metric, threshold }
      : { ...metric },
  )
}

/** Time, CPU time, and the rate of a suite's row; but not what a benchmark reports itself. */
function isTimeLike({ id, unit, own }: Metric): boolean {
  return id === 'rate' || (unit === 's' && own !== true)
}
