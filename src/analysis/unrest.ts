import type { JudgedTable, Warning } from '../model/judgement.ts'
import type { Machine } from '../model/machine.ts'
import { inconclusiveRow } from './inconclusive-row.ts'

const muchMore = 2

/** A machine that resolves less than this harms no verdict. */
const harmless = 0.002

/**
 * Whether the machine had become so restless by the end that what was measured between the two trials
 * is not to be trusted: more than twice the noise, and a coarser resolution, which is enough to matter.
 */
export function becameRestless(steadiness: Machine['steadiness']): boolean {
  const { before = null, after = null } = steadiness ?? {}
  if (before === null || after === null) return false
  const isCoarser = after.resolution > Math.max(before.resolution, harmless)
  return after.noise > muchMore * before.noise && isCoarser
}

/** A table measured on a machine that became restless: no row of it claims a change. */
export function calledOff(table: JudgedTable): JudgedTable {
  const rows = table.rows.map((row) =>
    row.verdict === 'regression' || row.verdict === 'improvement'
      ? inconclusiveRow(row, {
          code: 'unrest',
          text: `was ${row.verdict}, but this machine became more than twice as restless while it was measured; run again when it is quiet`,
        })
      : row,
  )
  return { ...table, rows }
}

/** The doubt about the run as a whole. */
export const unrestWarning: Warning = {
  code: 'unrest',
  text: 'one program against itself scattered more than twice as much after measuring as before, so no change is called; run again when the machine is quiet',
}
