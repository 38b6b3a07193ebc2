import type { JudgedRow, JudgedTable } from '../model/judgement.ts'
import type { Floor } from './floors.ts'
import { percent } from './warnings/percent.ts'

/**
 * A table in which no row claims a change that two builds of the same code have shown, too. Such rows
 * become `inconclusive` and say why.
 */
export function aboveFloors(table: JudgedTable, floors: readonly Floor[]): JudgedTable {
  return { ...table, rows: table.rows.map((row) => aboveFloor(row, floors)) }
}

function aboveFloor(row: JudgedRow, floors: readonly Floor[]): JudgedRow {
  const { verdict, estimate, name, metric } = row
  const floor = floors.find((one) => one.name === name && one.metric === metric)
  const claims = verdict === 'regression' || verdict === 'improvement'
  if (floor === undefined || !claims || estimate === null) return row
  const ratio = Math.max(1 + estimate, 1 / (1 + estimate)) - 1
  if (ratio > floor.ratio) return row
  return {
    ...row,
    verdict: 'inconclusive',
    realButSmall: false,
    pairsToSettle: 0,
    warnings: [
      {
        code: floor.source ?? 'rebuild',
        text:
          floor.source === 'layout'
            ? `was ${verdict}, but its addons could not be linked anew, and in 5 % of the cases two links of the same code differ by more than ${percent(floor.ratio)}: more pairs do not settle it`
            : `was ${verdict}, but two builds of base differ in ${metric} by as much: the layout of the code makes such a difference, and more pairs do not settle it`,
      },
      ...row.warnings,
    ],
  }
}
