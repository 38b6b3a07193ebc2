import type { GeometricMean } from '../model/judgement.ts'
import { changeOf } from './log-ratio.ts'

/**
 * Geometric means of several tables as if their rows stood in one: by metric, in the order in which
 * the metrics appear. Rows weigh alike, and the errors of the tables add up as independent.
 */
export function mergedMeans(means: readonly GeometricMean[]): readonly GeometricMean[] {
  const metrics = [...new Set(means.map(({ metric }) => metric))]
  return metrics.flatMap((metric) => {
    const own = means.filter((mean) => mean.metric === metric)
    return own.length > 1 ? [merged(metric, own)] : own
  })
}

function merged(metric: string, means: readonly GeometricMean[]): GeometricMean {
  const rows = means.reduce((sum, mean) => sum + mean.rows, 0)
  const centre = means.reduce((sum, mean) => sum + mean.rows * Math.log1p(mean.estimate), 0) / rows
  const reach = Math.hypot(...means.map((mean) => mean.rows * reachOf(mean))) / rows
  return {
    metric,
    estimate: changeOf(centre),
    ci: [changeOf(centre - reach), changeOf(centre + reach)],
    rows,
  }
}

function reachOf({ ci: [low, high] }: GeometricMean): number {
  return (Math.log1p(high) - Math.log1p(low)) / 2
}
