import type { JudgedRow } from '../../model/judging/judged-table.ts'
import { sortedCopy } from '../../stats/sorted-copy.ts'
import { usablePairs, type ColumnRow } from '../usable-pairs.ts'
import { evenSample, type RowWarning } from './warning-facts.ts'
import { coarseClock } from './coarse-clock.ts'
import { contention } from './contention.ts'
import { drift } from './drift.ts'
import { droppedPairs } from './dropped-pairs.ts'
import { hopeless } from './hopeless.ts'
import { metricsDisagree } from './metrics-disagree.ts'
import { runOrder } from './run-order.ts'
import { tooFewPairs } from './too-few-pairs.ts'
import { twoSpeeds } from './two-speeds.ts'

/** The facts about a table that warnings need. */
export interface WarnedTable {
  readonly looks: readonly number[]
  readonly final: boolean
  readonly rows: readonly ColumnRow[]
}

/**
 * Adds to every row the warnings that apply to it. They never change a number or a verdict.
 *
 * @param judged - one row for each row of the table, in the same order, without warnings
 */
export function warningsOf(table: WarnedTable, judged: readonly JudgedRow[]): readonly JudgedRow[] {
  const byName = groupedByName(judged)
  const lastLook = table.looks.at(-1) ?? 0
  return table.rows.flatMap((row, index) => {
    const own = judged[index]
    if (own === undefined) return []
    const siblings = (byName.get(row.name) ?? []).filter((other) => other !== own)
    const pairs = evenSample(usablePairs(row))
    const sorted = { base: sortedCopy(pairs.base), head: sortedCopy(pairs.head) }
    const facts = { row, pairs, sorted, judged: own, siblings, lastLook, final: table.final }
    const warnings = rowWarnings.flatMap((warning) => warning(facts) ?? [])
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

/** All warnings of rows, in display order. */
export const rowWarnings: readonly RowWarning[] = [
  tooFewPairs,
  hopeless,
  metricsDisagree,
  contention,
  twoSpeeds,
  coarseClock,
  runOrder,
  drift,
  droppedPairs,
]
