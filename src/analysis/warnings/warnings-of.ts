import type { JudgedRow, Table } from '../../model/judgement.ts'
import { usablePairs } from '../usable-pairs.ts'
import { rowWarnings } from './list.ts'

/**
 * Adds to every row the warnings that apply to it. They never change a number or a verdict.
 *
 * @param judged - one row for each row of the table, in the same order, without warnings
 */
export function warningsOf(table: Table, judged: readonly JudgedRow[]): readonly JudgedRow[] {
  const byName = groupedByName(judged)
  const lastLook = table.looks.at(-1) ?? 0
  return table.rows.flatMap((row, index) => {
    const own = judged[index]
    if (own === undefined) return []
    const siblings = (byName.get(row.name) ?? []).filter((other) => other !== own)
    const facts = { row, pairs: usablePairs(row), judged: own, siblings, lastLook }
    const warnings = rowWarnings.flatMap(
      (warning) => warning({ ...facts, final: table.final }) ?? [],
    )
    return [{ ...own, warnings }]
  })
}

function groupedByName(rows: readonly JudgedRow[]): ReadonlyMap<string, readonly JudgedRow[]> {
  const groups = new Map<string, JudgedRow[]>()
  for (const row of rows) {
    const group = groups.get(row.name)
    if (group === undefined) groups.set(row.name, [row])
    else group.push(row)
  }
  return groups
}
