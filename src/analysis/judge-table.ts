import type { JudgedRow, JudgedTable, Table } from '../model/judging/judged-table.ts'
import { columnsOf } from '../model/pair-columns.ts'
import type { Interval } from '../stats/signed-rank-interval.ts'
import { holm } from '../stats/holm.ts'
import { evidenceOf, type Evidence } from './evidence.ts'
import { geometricMeans } from './geometric-means.ts'
import { familyOf, judgingPlanOf, type JudgingPlan } from './stopping/judging-plan.ts'
import { changeOf } from './log-ratio.ts'
import { jointChanges } from './early/joint-changes.ts'
import { detectableChange, settlingPairs } from './stopping/foresight.ts'
import type { ColumnRow } from './usable-pairs.ts'
import { verdictOf } from './verdict-of.ts'
import { warningsOf } from './warnings/warnings-of.ts'

/** A table whose rows have their pairs as columns. */
export interface ColumnTable extends Omit<Table, 'rows'> {
  readonly rows: readonly ColumnRow[]
}

/**
 * Judges a table: one verdict for each row, in order, and the geometric mean of each metric.
 *
 * Guarantees, whatever the noise, as long as a fair coin chose the order of each pair: in a table
 * without changes, the probability of any `regression` or `improvement` over all looks is at most
 * `alpha`; a change of at least its row's threshold is called `unchanged` with a probability of at
 * most `alphaEquivalence`.
 */
export function judgeTable(table: Table): JudgedTable {
  const rows = table.rows.map(({ pairs, ...row }) => ({ ...row, columns: columnsOf(pairs) }))
  return judgeColumns({ ...table, rows })
}

/** `judgeTable` for rows that already have columns. */
export function judgeColumns(table: ColumnTable): JudgedTable {
  const plan = judgingPlanOf(table)
  const changed = jointChanges(table.rows, plan.joint)
  const measured = table.rows.map((row) => {
    const jointly = row.early !== undefined && changed.has(row.name)
    return { row, jointly, evidence: evidenceOf(row, plan, { jointly }) }
  })
  const adjusted = holm(
    measured.map(({ evidence }) => evidence.p),
    familyOf(table),
  )
  const { alpha } = table
  const judged = measured.map(({ row, jointly, evidence }, index) => {
    const pAdjusted = Math.min(adjusted[index] ?? 1, jointly ? alpha : 1)
    return judgedRow({ row, evidence, pAdjusted, alpha, plan })
  })
  return {
    rows: warningsOf(table, judged),
    geometricMeans: geometricMeans(measured),
  }
}

interface RowFacts {
  readonly row: ColumnRow
  readonly evidence: Evidence
  readonly pAdjusted: number
  readonly alpha: number
  readonly plan: JudgingPlan
}

function judgedRow({ row, evidence, pAdjusted, alpha, plan }: RowFacts): JudgedRow {
  const { pairs, dropped, look, p, effect, interval, spread } = evidence
  const theta = Math.log1p(row.threshold)
  const verdict = verdictOf({ evidence, pAdjusted, alpha, theta })
  const outlook = { pairs, look, effect, spread, theta }
  return {
    name: row.name,
    metric: row.metric,
    verdict,
    estimate: effect === null ? null : changeOf(row.direction === 'lower' ? effect : -effect),
    ci: shown(row, interval),
    p,
    pAdjusted,
    pairs,
    dropped,
    look,
    pairsToSettle: verdict === 'inconclusive' ? settlingPairs(plan, outlook) - pairs : 0,
    smallestDetectable: spread === null ? null : detectableChange(plan, spread, look),
    pairSpread: spread,
    realButSmall: verdict === 'unchanged' && pAdjusted <= alpha,
    warnings: [],
  }
}

function shown({ direction }: ColumnRow, interval: Interval | null): JudgedRow['ci'] {
  if (interval === null) return [null, null]
  return direction === 'lower'
    ? [changeOf(interval.low), changeOf(interval.high)]
    : [changeOf(-interval.high), changeOf(-interval.low)]
}
