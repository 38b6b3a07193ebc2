import type { JudgedRow, Warning } from '../model/judgement.ts'

/** A row whose verdict is taken back, and why; more pairs of the same kind would not settle it. */
export function inconclusiveRow(row: JudgedRow, warning: Warning): JudgedRow {
  return {
    ...row,
    verdict: 'inconclusive',
    realButSmall: false,
    pairsToSettle: 0,
    warnings: [warning, ...row.warnings],
  }
}
