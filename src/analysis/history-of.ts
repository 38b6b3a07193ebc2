import { gatingOf } from '../model/judging/gating.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { historyFormat, type History, type HistoryRow } from '../model/judging/history.ts'
import type { JudgedRow } from '../model/judging/judged-table.ts'
import type { Result } from '../model/judging/result.ts'
import type { Revision } from '../model/build/revision.ts'
import { UsageError } from '../model/usage-error.ts'
import { medianOf } from '../stats/quantile-of.ts'
import { floorsOf } from './findings/floors.ts'

/**
 * The machine's own noise, from results that compare a revision with itself. For every benchmark
 * and gating metric: the largest difference that was nevertheless certain, and the spread of the
 * pairs.
 *
 * @returns rows in the order of benchmark and metric, so that two histories can be compared line by
 *   line
 * @throws UsageError when a result compares two revisions, or none of them has a judged row
 */
export function historyOf(results: readonly Result[]): History {
  results.forEach(assertSameChange)
  const judged = groupedBy(results.flatMap(judgedOf), ({ name, metric }) =>
    JSON.stringify([name, metric]),
  )
  const rows = [...judged.values()].flatMap(historyRow).toSorted(byName)
  if (rows.length === 0) {
    throw new UsageError('expected results with judged rows, got none: measure a revision first')
  }
  return { format: historyFormat, rows }
}

function assertSameChange({ plan }: Result): void {
  const { base, head } = plan.revisions
  if (sourceOf(base) === sourceOf(head)) return
  throw new UsageError(
    `expected results of a revision against itself, got ${base.label} against ${head.label}: run deadheat compare HEAD HEAD`,
  )
}

function sourceOf({ sha, tree, packageName, packageVersion }: Revision): string {
  return JSON.stringify([sha, tree, packageName, packageVersion])
}

function judgedOf({ plan, findings }: Result): readonly JudgedRow[] {
  const gates = gatingOf(plan)
  return findings.flatMap(({ benchmarkId, judged, verdict, metric }) =>
    judged !== null && verdict !== 'failed' && gates(benchmarkId, metric) ? [judged] : [],
  )
}

function historyRow(rows: readonly JudgedRow[]): readonly HistoryRow[] {
  const [first] = rows
  const pairSpread = medianOf(rows.map((row) => row.pairSpread))
  if (first === undefined || pairSpread === null) return []
  const floor = Math.max(0, ...floorsOf(rows).map(({ ratio }) => ratio))
  return [{ benchmarkId: first.name, metric: first.metric, floor, pairSpread, runs: rows.length }]
}

function byName(one: HistoryRow, other: HistoryRow): number {
  return compared(one.benchmarkId, other.benchmarkId) || compared(one.metric, other.metric)
}

// By code units, so that the order does not depend on the locale.
function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
