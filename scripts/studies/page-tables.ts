import { groupedBy } from '../../src/model/grouped-by.ts'
import {
  isMeasured,
  type MeasuredTable,
  type StudyCell,
} from '../../src/parts/studies/measured-tables.ts'
import { isPrinted, printedCell, withPrintedColumns } from '../../src/parts/studies/printed-cell.ts'
import type { StudyTable } from '../../src/parts/studies/study.ts'
import type { KeptRun } from './kept-run.ts'

/** A cell with the run that it is of; `null` where it was only printed. */
export interface PageCell extends StudyCell {
  readonly run: KeptRun | null
}

/** A table of one run. What that lacks and another has is marked in its cell. */
export interface PageTable extends Omit<MeasuredTable, 'cells'> {
  readonly run: KeptRun | null
  readonly cells: readonly PageCell[]
}

/**
 * The tables of a page, in their order in the suite: each of the run that has most of its cells, the first of
 * several. Of what the document prints and no run has, the cell is empty.
 */
export function pageTables(
  runs: readonly KeptRun[],
  tables: readonly StudyTable[],
): readonly PageTable[] {
  return tables.flatMap((table) => {
    const [start = '', end = start] = table.title.split(/\{\w+\}/)
    const found = runs.flatMap((run) => {
      const own = run.tables.find(({ title }) => title.startsWith(start) && title.endsWith(end))
      return own === undefined
        ? []
        : [{ run, title: own.title, cells: own.cells.filter(isMeasured) }]
    })
    const isShown = ({ row, column }: StudyCell): boolean => {
      const choice = withPrintedColumns(table).find(({ label }) => label === column)
      return choice !== undefined && isPrinted(printedCell(table, row, choice))
    }
    const weightOf = ({ cells }: { readonly cells: readonly StudyCell[] }): number =>
      cells.filter(isShown).length + cells.length / 1e6
    const [main = null, ...others] = found.toSorted((one, other) => weightOf(other) - weightOf(one))
    const ofRuns = (main === null ? [] : [main, ...others]).flatMap(({ run, cells }) =>
      cells.map((cell): PageCell => ({ ...cell, run })),
    )
    const printed = Object.keys({ ...table.published, ...table.publishedRatios })
    const rows = new Set([...(main?.cells ?? []).map(({ row }) => row), ...printed])
    for (const { row } of ofRuns) rows.add(row)
    const byPlace = groupedBy(ofRuns, placeOf)
    const title = main?.title ?? table.title
    const cells = [...rows].flatMap((row) =>
      withPrintedColumns(table).flatMap((column): readonly PageCell[] => {
        const place = { table: title, row, column: column.label }
        const printedFigures = printedCell(table, row, column)
        const [cell] = byPlace.get(placeOf(place)) ?? []
        if (cell !== undefined) return [{ ...cell, ...place, printedFigures }]
        const { unit, decimals } = table
        const empty = { values: { base: null, head: null }, delta: null, ratio: null, run: null }
        return isPrinted(printedFigures)
          ? [{ ...empty, ...place, unit, decimals, printedFigures }]
          : []
      }),
    )
    const { rowLabel, unit, candlestick, note = null } = table
    return cells.length === 0
      ? []
      : [{ title, rowLabel, unit, candlestick, note, run: main?.run ?? null, cells }]
  })
}

function placeOf({ row, column }: Pick<StudyCell, 'row' | 'column'>): string {
  return JSON.stringify([row, column])
}

/** The printed cells of tables, and those of them that no run has. */
export function printedCells(
  tables: readonly PageTable[],
): Readonly<Record<'printed' | 'open', readonly PageCell[]>> {
  const printed = tables
    .flatMap(({ cells }) => cells)
    .filter(({ printedFigures }) => isPrinted(printedFigures))
  return { printed, open: printed.filter(({ run }) => run === null) }
}
