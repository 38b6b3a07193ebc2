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

/** A page's tables in the suite's order, each of the run with most of its cells; what no run has is empty. */
export function pageTables(
  runs: readonly KeptRun[],
  tables: readonly StudyTable[],
): readonly PageTable[] {
  return tables.flatMap((table) => {
    const { title, rowLabel, unit, decimals, candlestick, note = null } = table
    const columns = withPrintedColumns(table)
    const isShown = ({ row, column }: StudyCell): boolean =>
      columns.some(
        (choice) => choice.label === column && isPrinted(printedCell(table, row, choice)),
      )
    const found = runs
      .flatMap((run) => {
        const own = run.tables.find((one) => one.title === title)
        const cells = own?.cells.filter(isMeasured) ?? []
        const weight = cells.filter(isShown).length + cells.length / 1e6
        return cells.length === 0
          ? []
          : [{ weight, cells: cells.map((cell) => ({ ...cell, run })) }]
      })
      .toSorted((one, other) => other.weight - one.weight)
    const measured = found.flatMap(({ cells }) => cells)
    const byPlace = groupedBy(measured, placeOf)
    const printed = Object.keys({ ...table.published, ...table.publishedRatios })
    const [main] = found
    const rows = new Set([
      ...(main?.cells ?? []).map(({ row }) => row),
      ...printed,
      ...measured.map(({ row }) => row),
    ])
    const empty = { values: { base: null, head: null }, delta: null, ratio: null, run: null }
    const cells = [...rows].flatMap((row) =>
      columns.flatMap((column): readonly PageCell[] => {
        const place = { table: title, unit, decimals, row, column: column.label }
        const printedFigures = printedCell(table, row, column)
        const [cell] = byPlace.get(placeOf(place)) ?? []
        return cell === undefined && !isPrinted(printedFigures)
          ? []
          : [{ ...empty, ...cell, ...place, printedFigures }]
      }),
    )
    const run = main?.cells[0]?.run ?? null
    return cells.length === 0 ? [] : [{ title, rowLabel, unit, candlestick, note, run, cells }]
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
