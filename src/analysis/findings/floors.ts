import type { JudgedRow } from '../../model/judging/judged-row.ts'
import { percent } from '../../model/percent.ts'
import { inconclusiveRow, toldVerdict } from '../verdict-of.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** The smallest change that is called in one row, whatever its threshold: what code addresses do elsewhere. */
export interface Floor {
  readonly name: string
  readonly metric: string
  /** As a ratio: 0.012 for 1.2%. */
  readonly ratio: number
}

/**
 * Withdraws a claim that is within what two links of the same code differ by. Such a row becomes
 * `inconclusive` and says why.
 *
 * @param floors - of the row's benchmark
 */
export function aboveFloor(row: JudgedRow, floors: readonly Floor[]): JudgedRow {
  const { verdict, estimate, metric } = row
  const floor = floors.find((candidate) => candidate.metric === metric)
  if (floor === undefined || !claimsChange(row) || estimate === null) return row
  // As far in either direction: 0.25 for +25% and for −20%.
  if (Math.max(1 + estimate, 1 / (1 + estimate)) - 1 > floor.ratio) return row
  const text = `${toldVerdict(verdict)}, but its addons could not be linked again, and in 5% of cases two links of the same code differ by more than ${percent(floor.ratio)}: more pairs would not settle it`
  return inconclusiveRow(row, { code: 'layout', text })
}
