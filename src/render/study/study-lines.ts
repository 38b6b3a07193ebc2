import { sides } from '../../model/build/side.ts'
import type { Result } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { partLines } from '../shown-parts.ts'
import { terminalTable } from '../terminal/terminal-table.ts'
import type { Column } from '../text/columns.ts'
import { plainText } from '../text/escape.ts'
import { padText, widthOf, wrapText } from '../text/width.ts'
import { candlestickText, type Candlestick } from './candlestick-text.ts'
import { cellColumns, orderLines } from './cell-columns.ts'
import { measuredTables, type MeasuredTable, type StudyCell } from './study-cells.ts'

const textLength = 2000
const stickWidth = 40

/**
 * A suite's results in the tables of the published study, a line for each cell, with what the study
 * printed beside. Visible text, for terminals and code blocks; empty when the run was not of a suite.
 *
 * @param width - columns of the terminal
 */
export function studyLines(result: Result, width: number): readonly string[] {
  const { study } = result.plan
  if (study === undefined) return []
  const tables = measuredTables(study, result)
    .filter(({ only }) => only !== 'csv')
    .flatMap((table, at) => [...(at === 0 ? [] : ['']), ...tableLines(table, width)])
  const ofParts = partLines(result, width)
  return ofParts.length === 0 ? tables : [...tables, '', ...ofParts]
}

/** The source of the tables. */
export function studySource({ plan: { study } }: Result): string {
  return study === undefined ? '' : plainText(study.source, 500)
}

function tableLines(table: MeasuredTable, width: number): readonly string[] {
  const { title, rowLabel, note, cells } = table
  const isOne = new Set(cells.map(({ column }) => column)).size === 1
  const label: Column<StudyCell> = {
    title: plainText(rowLabel),
    align: 'left',
    keep: 'cut',
    cell: ({ row, column }) => plainText(isOne ? row : `${row}: ${column}`),
  }
  const others = cellColumns(table).map((column): Column<StudyCell> => ({
    ...column,
    cell: (cell) => plainText(column.cell(cell)),
  }))
  return [
    ...wrapText(plainText(title, textLength), width),
    '',
    ...terminalTable([label, ...others], cells, width),
    ...stickLines(table),
    ...below(orderLines(table), width),
    ...below(note === null ? [] : [note], width),
  ]
}

function below(texts: readonly string[], width: number): readonly string[] {
  const lines = texts.flatMap((text) => wrapText(plainText(text, textLength), width))
  return lines.length === 0 ? [] : ['', ...lines]
}

/** A candlestick of each row and side on one scale, below their table. */
function stickLines(table: MeasuredTable): readonly string[] {
  const sticks = sticksOf(table)
  const range = {
    least: Math.min(...sticks.map(({ least }) => least)),
    most: Math.max(...sticks.map(({ most }) => most)),
  }
  const labels = sticks.map(({ row, side }) => plainText(`${row}, ${side}`))
  const widest = Math.max(0, ...labels.map(widthOf))
  const lines = sticks.map((stick, at) =>
    `${padText(labels[at] ?? '', widest)}  ${candlestickText(stick, range, stickWidth)}`.trimEnd(),
  )
  return lines.length === 0 ? [] : ['', ...lines]
}

/** A candlestick with the row and the side that it is of. */
export interface RowStick extends Candlestick {
  readonly row: string
  readonly side: 'base' | 'head'
}

/** The candlesticks of a table that is drawn: one for each row and side with all five values. */
export function sticksOf({ candlestick, cells }: MeasuredTable): readonly RowStick[] {
  if (candlestick !== true) return []
  return [...groupedBy(cells, ({ row }) => row)].flatMap(([row, own]) =>
    sides.flatMap((side) => {
      const [least, lower, mean, upper, most] = own.flatMap(({ values }) => values[side] ?? [])
      if (least === undefined || lower === undefined || mean === undefined) return []
      if (upper === undefined || most === undefined) return []
      return [{ row, side, least, lower, mean, upper, most }]
    }),
  )
}
