import type { GeometricMean } from '../model/judging/judged-table.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { normalQuantile } from '../stats/normal-cumulative.ts'
import type { Evidence } from './evidence.ts'
import { changeOf } from './log-ratio.ts'
import type { ColumnRow } from './usable-pairs.ts'

/** A row with its evidence. */
export interface MeasuredRow {
  readonly row: ColumnRow
  readonly evidence: Evidence
}

/**
 * Geometric mean of head / base over the rows of each metric, in the order in which the metrics
 * appear, with a 95% interval.
 *
 * Rows have equal weight. A row counts when it has an interval of its own. The errors of rows that are
 * measured by themselves add up as independent, which the random order of each pair guarantees. Rows of
 * one process, such as those of a suite, take their order and what disturbs them from the same pairs: their
 * errors add up as if they were the same error.
 */
export function geometricMeans(rows: readonly MeasuredRow[]): readonly GeometricMean[] {
  const metrics = [...new Set(rows.map(({ row }) => row.metric))]
  return metrics.flatMap((metric) => {
    const comparable = rows.flatMap(({ row, evidence }) =>
      row.metric === metric ? termOf(row, evidence) : [],
    )
    return comparable.length === 0 ? [] : [geometricMeanOf(metric, comparable)]
  })
}

interface Term {
  /** ln(head / base). */
  readonly effect: number
  /** Square of its standard error. */
  readonly variance: number
  /** The same for rows whose pairs took the same turns. */
  readonly turns: string
}

function termOf(
  { direction, order, name }: ColumnRow,
  { effect, spread, look, interval }: Evidence,
): readonly Term[] {
  if (effect === null || spread === null || interval === null) return []
  return [
    {
      effect: direction === 'lower' ? effect : -effect,
      variance: spread ** 2 / look,
      turns: order.length === 0 ? name : order.join(''),
    },
  ]
}

function geometricMeanOf(metric: string, terms: readonly Term[]): GeometricMean {
  const mean = terms.reduce((sum, { effect }) => sum + effect, 0) / terms.length
  const variances = [...groupedBy(terms, ({ turns }) => turns).values()].map(varianceOfSum)
  const error = Math.sqrt(variances.reduce((sum, value) => sum + value, 0)) / terms.length
  const reach = normalQuantile(0.975) * error
  return {
    metric,
    estimate: changeOf(mean),
    ci: [changeOf(mean - reach), changeOf(mean + reach)],
    rows: terms.length,
  }
}

/**
 * Geometric means over several tables as if they were one: by metric, in the order in which the
 * metrics appear. Rows have equal weight, and the errors of the tables add up as independent.
 */
export function mergedMeans(means: readonly GeometricMean[]): readonly GeometricMean[] {
  const metrics = [...new Set(means.map(({ metric }) => metric))]
  return metrics.flatMap((metric) => {
    const ownEntries = means.filter((mean) => mean.metric === metric)
    return ownEntries.length > 1 ? [mergeMeans(metric, ownEntries)] : ownEntries
  })
}

function mergeMeans(metric: string, means: readonly GeometricMean[]): GeometricMean {
  const rows = means.reduce((sum, mean) => sum + mean.rows, 0)
  const centre = means.reduce((sum, mean) => sum + mean.rows * Math.log1p(mean.estimate), 0) / rows
  const reach = Math.hypot(...means.map((mean) => mean.rows * meanReach(mean))) / rows
  return {
    metric,
    estimate: changeOf(centre),
    ci: [changeOf(centre - reach), changeOf(centre + reach)],
    rows,
  }
}

function meanReach({ ci: [low, high] }: GeometricMean): number {
  return (Math.log1p(high) - Math.log1p(low)) / 2
}

/** Of rows whose errors are one error; of a single row, its own to the last digit. */
function varianceOfSum(together: readonly Term[]): number {
  const error = together.reduce((sum, { variance }) => sum + Math.sqrt(variance), 0)
  const apart = together.reduce((sum, { variance }) => sum + variance, 0)
  return together.length === 1 ? apart : error ** 2
}
