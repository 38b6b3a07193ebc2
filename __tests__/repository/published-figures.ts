import { UsageError } from '../../src/model/usage-error.ts'
import type { FiguresFrom, PublishedDocument } from '../../scripts/studies/published-document.ts'

/** What a printed cell says. */
interface CellNumbers {
  readonly value: number
  /** The ratio that follows the value in brackets: 3.68 of `18.05 (3.68x)`; else `null`. */
  readonly ratio: number | null
}

/** Figures of a suite's table by row label, then by column label. */
export type Figures = Record<string, Record<string, number>>

/** The printed figures of one table of a suite; each absent when there is none. */
export interface PublishedFigures {
  readonly published?: Figures | undefined
  readonly publishedRatios?: Figures | undefined
}

/** Digits that a change of unit may leave behind the document's own. */
const significantDigits = 8

/**
 * Takes a table's printed figures from the document, so that none can be printed that is not there.
 * Empty cells of the document are left out.
 *
 * @throws UsageError when a table, row or column is not in the document, or a cell is no number
 */
export function publishedFigures(
  sources: readonly FiguresFrom[],
  document: PublishedDocument,
): PublishedFigures {
  const ownFigures: Figures = {}
  const ratios: Figures = {}
  for (const source of sources) {
    const values = source.ratios === true ? ratios : ownFigures
    for (const [row, documentRow] of Object.entries(source.rows)) {
      for (const [column, documentColumn] of Object.entries(source.columns)) {
        const place =
          source.transposed === true
            ? { row: documentColumn, column: documentRow }
            : { row: documentRow, column: documentColumn }
        const numbers = readCell(document, source.table, place)
        if (numbers === null) continue
        const value = source.inverse === true ? 1 / numbers.value : numbers.value
        keepFigure(values, [row, column], inUnit(value, source.times ?? 1))
        if (numbers.ratio !== null) keepFigure(ratios, [row, column], numbers.ratio)
      }
    }
  }
  return {
    published: isEmpty(ownFigures) ? undefined : ownFigures,
    publishedRatios: isEmpty(ratios) ? undefined : ratios,
  }
}

function readCell(
  document: PublishedDocument,
  name: string,
  place: Record<'row' | 'column', string>,
): CellNumbers | null {
  const table = document.tables.find((candidate) => candidate.name === name)
  if (table === undefined) throw noSuchFigure('table', name, document)
  const at = table.columns.indexOf(place.column)
  if (at < table.nameColumns) throw noSuchFigure('column', `${name}: ${place.column}`, document)
  const [row, secondRow] = table.rows.filter(
    (cells) => cells.slice(0, table.nameColumns).join(', ') === place.row,
  )
  if (row === undefined) throw noSuchFigure('row', `${name}: ${place.row}`, document)
  if (secondRow !== undefined) throw noSuchFigure('single row', `${name}: ${place.row}`, document)
  const cell = row[at] ?? ''
  if (cell === '') return null
  const numbers = cellNumbers(cell)
  if (numbers === null)
    throw noSuchFigure('number', `${name}: ${place.row}, ${place.column}`, document)
  return numbers
}

function noSuchFigure(what: string, name: string, { title }: PublishedDocument): UsageError {
  return new UsageError(
    `expected a ${what} of the document "${title}", got "${name}": see published.json`,
  )
}

function inUnit(value: number, times: number): number {
  return times === 1 ? value : Number((value * times).toPrecision(significantDigits))
}

function keepFigure(
  figures: Figures,
  [row, column]: readonly [string, string],
  value: number,
): void {
  figures[row] = { ...figures[row], [column]: value }
}

function isEmpty(figures: Figures): boolean {
  return Object.keys(figures).length === 0
}

/**
 * Reads a cell of a printed table: `0.01ms`, `3,662x`, `~15%`, `61 sec`, `18.05 (3.68x)`. A pair of
 * seconds and nine digits of nanoseconds, `8,649521600`, is read as milliseconds; `1/10th` is a tenth.
 *
 * @returns `null` when it does not begin with a number
 */
export function cellNumbers(cell: string): CellNumbers | null {
  const pair = /^(\d+),(\d{9})$/.exec(cell)
  if (pair !== null) {
    return { value: Number(pair[1]) * 1e3 + Number(pair[2]) / 1e6, ratio: null }
  }
  const part = /^1\/(\d+)th$|^about half$/.exec(cell)
  if (part !== null) return { value: 1 / Number(part[1] ?? 2), ratio: null }
  const [, number] = /^~? ?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)/.exec(cell) ?? []
  if (number === undefined) return null
  const [, ratio] = /\((\d+(?:\.\d+)?)x\)/.exec(cell) ?? []
  return {
    value: Number(number.replaceAll(',', '')),
    ratio: ratio === undefined ? null : Number(ratio),
  }
}
