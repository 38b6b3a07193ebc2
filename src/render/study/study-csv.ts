import type { Result } from '../../model/judging/result.ts'
import { csvLine } from '../text/csv-line.ts'
import { studyCells, type StudyCell } from './study-cells.ts'

const header = [
  'table',
  'row',
  'column',
  'unit',
  'base',
  'head',
  'delta',
  'delta low',
  'delta high',
  'verdict',
  'base ratio',
  'head ratio',
  'judged ratio',
  'ratio low',
  'ratio high',
  'ratio verdict',
  'published base',
  'published head',
  'published',
  'published delta',
  'published ratio',
  'direction',
]

/**
 * A suite's results beside the study's printed figures as one table for a spreadsheet, a line per
 * cell of the study's tables (RFC 4180). Values are in the unit of their line; changes from base to
 * head are ratios, 0.05 for 5%; ratios are to the column that the study relates a cell to.
 *
 * @returns `null` when the run was not of a suite, or the suite has no tables
 */
export function studyCsv(result: Result): string | null {
  const { study } = result.plan
  const cells = study === undefined ? [] : studyCells(study, result)
  if (cells.length === 0) return null
  return [csvLine(header), ...cells.map(cellLine)].join('')
}

function cellLine(cell: StudyCell): string {
  const { values, delta, ratios, judgedRatio, printedFigures } = cell
  return csvLine([
    cell.table,
    cell.row,
    cell.column,
    cell.unit,
    values.base,
    values.head,
    delta?.estimate ?? null,
    delta?.low ?? null,
    delta?.high ?? null,
    cell.verdict,
    ratios.base,
    ratios.head,
    judgedRatio?.times ?? null,
    judgedRatio?.low ?? null,
    judgedRatio?.high ?? null,
    judgedRatio?.word ?? null,
    printedFigures.base,
    printedFigures.head,
    printedFigures.value,
    printedFigures.delta,
    printedFigures.ratio,
    cell.direction,
  ])
}
