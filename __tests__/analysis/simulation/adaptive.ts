import { stopRule } from '../../../src/analysis/stopping/stop-rule.ts'
import { judgeTable } from '../../../src/analysis/judge-table.ts'
import { judgingPlanOf, stopsOf } from '../../../src/analysis/stopping/judging-plan.ts'
import type { JointTable, JudgedRow, RowSeries } from '../../../src/model/judging/judged-row.ts'
import { tableOf } from '../rows.ts'

/** How a table of rows ended, one entry for each row, in order. */
export interface Ended {
  readonly rows: readonly JudgedRow[]
  /** Mean number of pairs that the rows took. */
  readonly meanPairs: number
}

/**
 * Measures a table as the program does: all rows to the first look, the undecided ones further, and
 * a verdict on everything at the end.
 *
 * @param rows - each with pairs for all looks; those of one benchmark have the same name
 * @param joint - the joint look, for rows with early blocks
 */
export function adaptive(
  rows: readonly RowSeries[],
  looks: readonly number[],
  joint: JointTable | null = null,
): Ended {
  const policy = { looks, early: true, joint }
  const taken = new Map(rows.map(({ name }) => [name, 0]))
  const benchmarkIds = [...taken.keys()]
  const stops = stopsOf(judgingPlanOf(tableOf(rows, policy)))
  for (;;) {
    const judged = [...taken.values()].every((pairs) => pairs === 0)
      ? []
      : judgeTable(tableOf(upTo(rows, taken), { ...policy, final: false })).rows
    const next = stopRule({ benchmarkIds, looks: stops, rows: judged })
    if (next.size === 0) break
    for (const [name, pairs] of next) taken.set(name, pairs)
  }
  const { rows: ended } = judgeTable(tableOf(upTo(rows, taken), policy))
  const total = ended.reduce((sum, { pairs }) => sum + pairs, 0)
  return { rows: ended, meanPairs: total / rows.length }
}

function upTo(
  rows: readonly RowSeries[],
  taken: ReadonlyMap<string, number>,
): readonly RowSeries[] {
  return rows.map((row) => {
    const pairs = taken.get(row.name) ?? 0
    const early = row.early !== null && row.early.pairs.length <= pairs ? row.early : null
    return { ...row, early, pairs: row.pairs.slice(0, pairs), order: row.order.slice(0, pairs) }
  })
}
