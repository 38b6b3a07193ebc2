import type { JudgedRow, JudgedTable, Warning } from '../model/judgement.ts'
import type { ControlFlag } from './control-flags.ts'
import { inconclusiveRow } from './inconclusive-row.ts'

/**
 * A table after its control: where base differed from itself, no row of that metric may claim a
 * change, and the benchmark that showed it may not claim to be the same either. Such rows become
 * `inconclusive` and say why; more pairs of the same kind would not settle them.
 */
export function downgraded(table: JudgedTable, flags: readonly ControlFlag[]): JudgedTable {
  return { ...table, rows: table.rows.map((row) => downgradedRow(row, flags)) }
}

function downgradedRow(row: JudgedRow, flags: readonly ControlFlag[]): JudgedRow {
  const flag = flags.find(({ metric }) => metric === row.metric)
  if (flag === undefined || row.verdict === 'inconclusive') return row
  const isOwn = flags.some(({ metric, name }) => metric === row.metric && name === row.name)
  if (row.verdict === 'unchanged' && !isOwn) return row
  return inconclusiveRow(row, warningOf(row, flag))
}

function warningOf({ verdict, metric }: JudgedRow, { name }: ControlFlag): Warning {
  const where = name === null ? 'over all benchmarks' : `in ${name}`
  return {
    code: 'control',
    text: `was ${verdict}, but base differed from itself in ${metric} ${where}: something other than the code favours one side; find it (paths, environment, caches, other work) and run again`,
  }
}
