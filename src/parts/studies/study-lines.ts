import type { Result } from '../../model/judging/result.ts'
import { terminalTable } from '../../render/terminal/terminal-table.ts'
import type { Column } from '../../render/text/columns.ts'
import { plainText } from '../../render/text/escape.ts'
import { wrapText } from '../../render/text/width.ts'
import { cellColumns } from './cell-columns.ts'
import { shownTables, type MeasuredTable, type StudyCell } from './measured-tables.ts'

const textLength = 2000

/** A suite's results in the tables of its study, a line for each cell, for so many columns; empty without a suite. */
export function studyLines(result: Result, width: number): readonly string[] {
  return shownTables(result).flatMap((table, at) => [
    ...(at === 0 ? [] : ['']),
    ...tableLines(table, width),
  ])
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
  const otherColumns = cellColumns(table).map((column): Column<StudyCell> => ({
    ...column,
    cell: (cell) => plainText(column.cell(cell)),
  }))
  return [
    ...wrapText(plainText(title, textLength), width),
    '',
    ...terminalTable([label, ...otherColumns], cells, width),
    ...(note === null ? [] : ['', ...wrapText(plainText(note, textLength), width)]),
  ]
}
