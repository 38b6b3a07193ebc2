import type { GeometricMean, RowSeries } from '../model/judging/judged-row.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { normalQuantile } from '../stats/normal-cumulative.ts'
import type { Evidence } from './evidence.ts'
import { changeOf } from './log-ratio.ts'

/** A row with its evidence. */
export interface MeasuredRow {
  readonly row: RowSeries
  readonly evidence: Evidence
}

/**
 * Geometric mean of head / base over the rows of each metric that have an interval. Errors of rows add up as
 * independent ones; those of rows of one process, which share their pairs, as the same error.
 */
export function geometricMeans(rows: readonly MeasuredRow[]): readonly GeometricMean[] {
  const metrics = [...new Set(rows.map(({ row }) => row.metric))]
  return metrics.flatMap((metric) => {
    const terms = rows.flatMap(({ row, evidence }) =>
      row.metric === metric ? termOf(row, evidence) : [],
    )
    return terms.length === 0 ? [] : [geometricMeanOf(metric, terms)]
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
  { direction, order, name }: RowSeries,
  { effect, spread, look, interval }: Evidence,
): readonly Term[] {
  if (effect === null || spread === null || interval === null) return []
  const turns = order.length === 0 ? name : order.join('')
  return [{ effect: direction === 'lower' ? effect : -effect, variance: spread ** 2 / look, turns }]
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

/** Of rows whose errors are one error; of a single row, its own to the last digit. */
function varianceOfSum(terms: readonly Term[]): number {
  const error = terms.reduce((sum, { variance }) => sum + Math.sqrt(variance), 0)
  const sumOfVariances = terms.reduce((sum, { variance }) => sum + variance, 0)
  return terms.length === 1 ? sumOfVariances : error ** 2
}
