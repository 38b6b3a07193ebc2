import type { JudgedRow, JudgedTable, Warning } from '../model/judgement.ts'
import type { Machine } from '../model/machine.ts'
import { inconclusiveRow } from './inconclusive-row.ts'

const muchMore = 2

/** A machine that resolves less than this harms no verdict. */
const harmless = 0.002

/** How much more restless a machine was after measuring than before. */
export interface Unrest {
  /** Noise after over noise before, more than 2. */
  readonly times: number
}

/**
 * Whether the machine had become so restless by the end that what was measured between the two trials
 * is not to be trusted as it is: more than twice the noise, and a coarser resolution, which is enough
 * to matter.
 *
 * @returns by how much; `null` when it had not, or when one of the trials is missing
 */
export function unrestOf(steadiness: Machine['steadiness']): Unrest | null {
  const { before = null, after = null } = steadiness ?? {}
  if (before === null || after === null) return null
  const isCoarser = after.resolution > Math.max(before.resolution, harmless)
  if (after.noise <= muchMore * before.noise || !isCoarser) return null
  return { times: after.noise / before.noise }
}

/**
 * A table measured on a machine that became restless. A claim is taken back where as many pairs could
 * not have made it, had all of them been as noisy as the machine was in the end. The others stand, with a warning.
 */
export function calledOff(table: JudgedTable, { times }: Unrest): JudgedTable {
  const rows = table.rows.map((row) => {
    if (row.verdict !== 'regression' && row.verdict !== 'improvement') return row
    if (isBeyond(row, times)) return { ...row, warnings: [stands, ...row.warnings] }
    return inconclusiveRow(row, {
      code: 'unrest',
      text: `was ${row.verdict}, but this machine became more than twice as restless while it was measured, and such noise hides a change of this size; run again when it is quiet`,
    })
  })
  return { ...table, rows }
}

// The smallest change that pairs call is proportional to their noise.
function isBeyond({ estimate, smallestDetectable }: JudgedRow, times: number): boolean {
  if (estimate === null || smallestDetectable === null) return false
  return Math.abs(Math.log1p(estimate)) > times * Math.log1p(smallestDetectable)
}

const stands: Warning = {
  code: 'unrest',
  text: 'this machine became more than twice as restless while it was measured; the change is larger than what such noise hides',
}

/** The doubt about the run as a whole. */
export const unrestWarning: Warning = {
  code: 'unrest',
  text: 'one program against itself scattered more than twice as much after measuring as before, so only changes that such noise does not hide are called; run again when the machine is quiet',
}
