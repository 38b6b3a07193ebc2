import type { Result } from '../../model/judging/result.ts'
import { csvLine, type CsvCell } from '../../render/text/csv-line.ts'
import { measuredTables, type StudyCell } from './measured-tables.ts'

/** The columns of `study.csv`, each with what it says of a cell. */
const columns: readonly (readonly [title: string, valueOf: (cell: StudyCell) => CsvCell])[] = [
  ['table', ({ table }) => table],
  ['row', ({ row }) => row],
  ['column', ({ column }) => column],
  ['unit', ({ unit }) => unit],
  ['base', ({ values }) => values.base],
  ['head', ({ values }) => values.head],
  ['delta', ({ delta }) => delta?.estimate ?? null],
  ['delta low', ({ delta }) => delta?.low ?? null],
  ['delta high', ({ delta }) => delta?.high ?? null],
  ['verdict', ({ delta }) => delta?.word ?? null],
  ['ratio', ({ ratio }) => ratio?.estimate ?? null],
  ['ratio low', ({ ratio }) => ratio?.low ?? null],
  ['ratio high', ({ ratio }) => ratio?.high ?? null],
  ['ratio verdict', ({ ratio }) => ratio?.word ?? null],
  ['ratio of', ({ ratio }) => ratio?.own ?? null],
  ['ratio to', ({ ratio }) => ratio?.reference ?? null],
  ['published base', ({ printedFigures }) => printedFigures.base],
  ['published head', ({ printedFigures }) => printedFigures.head],
  ['published', ({ printedFigures: { value, text } }) => value ?? text],
  ['published delta', ({ printedFigures }) => printedFigures.delta],
  ['published ratio', ({ printedFigures }) => printedFigures.ratio],
]

/**
 * `study.csv`: a suite's results beside the study's printed figures, a line per cell of its tables (RFC 4180).
 * Values are in the unit of their line; changes from base to head are ratios, 0.05 for 5%; ratios are to the
 * column that the study relates a cell to. No file when the run was not of a suite, or the suite has no tables.
 */
export function studyFiles(result: Result): Readonly<Partial<Record<'study.csv', string>>> {
  const cells = measuredTables(result).flatMap((table) => table.cells)
  if (cells.length === 0) return {}
  const lines = cells.map((cell) => csvLine(columns.map(([, valueOf]) => valueOf(cell))))
  return { 'study.csv': [csvLine(columns.map(([title]) => title)), ...lines].join('') }
}
