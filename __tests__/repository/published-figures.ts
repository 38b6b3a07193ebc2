import type { FiguresFrom, PublishedDocument } from '../../scripts/studies/published-document.ts'

type Figures = Record<string, Record<string, number>>

/** Digits that a change of unit may leave behind the document's own. */
const significantDigits = 8

/**
 * Takes a table's printed figures from the document, so that none can be printed that is not there. Empty cells of
 * the document are left out.
 *
 * @throws Error when a table, row or column is not in the document, or a cell is no number
 */
export function publishedFigures(sources: readonly FiguresFrom[], document: PublishedDocument) {
  const [published, publishedRatios]: [Figures, Figures] = [{}, {}]
  for (const { table, rows, columns, ratios, transposed, inverse, times = 1 } of sources) {
    for (const [row, documentRow] of Object.entries(rows)) {
      for (const [column, documentColumn] of Object.entries(columns)) {
        const place = [documentRow, documentColumn] as const
        const cell = cellAt(document, table, transposed === true ? [place[1], place[0]] : place)
        if (cell === '') continue
        const { value, ratio } = cellNumbers(cell)
        const own = (inverse === true ? 1 / value : value) * times
        const figure = times === 1 ? own : Number(own.toPrecision(significantDigits))
        const figures = ratios === true ? publishedRatios : published
        figures[row] = { ...figures[row], [column]: figure }
        if (ratio !== null) publishedRatios[row] = { ...publishedRatios[row], [column]: ratio }
      }
    }
  }
  return Object.fromEntries(
    Object.entries({ published, publishedRatios }).filter(
      ([, figures]) => Object.keys(figures).length > 0,
    ),
  )
}

function cellAt(
  { tables, title }: PublishedDocument,
  name: string,
  [row, column]: readonly [row: string, column: string],
): string {
  const { columns = [], nameColumns = 1, rows = [] } = tables.find((one) => one.name === name) ?? {}
  const at = columns.indexOf(column)
  const [cells, ...others] = rows.filter((one) => one.slice(0, nameColumns).join(', ') === row)
  const cell = at < nameColumns || others.length > 0 ? undefined : cells?.[at]
  if (cell === undefined)
    throw new Error(`expected a cell ${row}, ${column} of the table ${name} of ${title}, got none`)
  return cell
}

/**
 * Reads a cell of a printed table: `0.01ms`, `3,662x`, `~15%`, `61 sec`, `18.05 (3.68x)`, of which the brackets hold a
 * ratio. A pair of seconds and nine digits of nanoseconds, `8,649521600`, is read as milliseconds; `1/10th` is a tenth.
 */
function cellNumbers(cell: string) {
  const [, seconds, nanoseconds] = /^(\d+),(\d{9})$/.exec(cell) ?? []
  if (seconds !== undefined)
    return { value: Number(seconds) * 1e3 + Number(nanoseconds) / 1e6, ratio: null }
  const part = /^1\/(\d+)th$|^about half$/.exec(cell)
  if (part !== null) return { value: 1 / Number(part[1] ?? 2), ratio: null }
  const [, number] = /^~? ?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)/.exec(cell) ?? []
  if (number === undefined) throw new Error(`expected a number, got ${cell}`)
  const [, ratio] = /\((\d+(?:\.\d+)?)x\)/.exec(cell) ?? []
  return {
    value: Number(number.replaceAll(',', '')),
    ratio: ratio === undefined ? null : Number(ratio),
  }
}
