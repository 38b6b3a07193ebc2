import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Result } from '../../model/judging/result.ts'
import { sides, type BySide, type Side } from '../../model/build/side.ts'
import type { Study, StudyChoice, StudyTable } from '../../model/run/study.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { candlestickText } from './candlestick-text.ts'
import { intervalText } from '../text/format.ts'
import type { FilledRow } from './filled-row.ts'
import {
  judgedRatios,
  judgedRatioText,
  type JudgedRatio,
  type JudgedRatios,
} from './judged-ratios.ts'
import { deltaTitle, sidesBeside, type SidesBeside } from './sides-beside.ts'
import { cellsIn, type Cell, type CellsOf } from './cells-in.ts'
import { studyRows } from './study-rows.ts'
import { unitWords } from './unit-words.ts'
import { wordOf } from '../text/words.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** A study's table with measured values; texts are the suite author's. */
export interface FilledTable {
  readonly title: string
  readonly note: string | null
  /** Whether it appears only in `study-files.csv`. */
  readonly onlyCsv: boolean
  /** Title of the first column, then of the others, each with its unit. */
  readonly titles: readonly string[]
  readonly rows: BySide<readonly FilledRow[]>
  /** The same rows with the sides as columns; `null` unless the study compared two. */
  readonly beside: SidesBeside | null
  /** A drawing of each row; empty when the table is not drawn. */
  readonly sticks: BySide<readonly string[]>
  /** The study's own values in the columns that it had; no rows when it printed none. */
  readonly published: PublishedPart
}

/** The study's values for the displayed rows. */
export interface PublishedPart {
  /** Like those of the table. */
  readonly titles: readonly string[]
  readonly rows: readonly FilledRow[]
}

const nothing = '–'

/** The tables of a study, as far as they were measured, one filling for each side. */
export function filledTables(study: Study, result: Result): readonly FilledTable[] {
  const cellsOf = cellsIn(result)
  const ratiosOf = judgedRatios(result)
  return study.tables.flatMap((table) => {
    const { rows, columns } = measuredPart(table, result.plan.benchmarks, cellsOf)
    if (rows.length === 0) return []
    return [
      {
        ...fillTable({ ...table, columns }, rows, cellsOf, ratiosOf),
        published: publishedPart(table, rows),
      },
    ]
  })
}

/** Rows and columns with at least one measured cell: a preset is often a small part of a table. */
function measuredPart(
  table: StudyTable,
  benchmarks: readonly Benchmark[],
  cellsOf: CellsOf,
): { readonly rows: StudyChoice[]; readonly columns: StudyChoice[] } {
  const all = studyRows(table, benchmarks)
  const isMeasured = (row: StudyChoice, column: StudyChoice): boolean =>
    cellsOf(table, row, column) !== null
  return {
    rows: all.filter((row) => table.columns.some((column) => isMeasured(row, column))),
    columns: table.columns.filter((column) => all.some((row) => isMeasured(row, column))),
  }
}

function fillTable(
  table: StudyTable,
  rows: readonly StudyChoice[],
  cellsOf: CellsOf,
  ratiosOf: JudgedRatios,
): Omit<FilledTable, 'published'> {
  const bySide = (side: Side): readonly FilledRow[] =>
    rows.map((row) => filledRow(table, { row, side, cellsOf, ratiosOf }))
  const base = bySide(sides[0])
  const head = bySide(sides[1])
  const sticks = table.candlestick === true ? drawnRows([...base, ...head]) : []
  const titles = titlesOf(
    table,
    table.columns.map(({ label }) => label),
  )
  const judgedRows = rows.map((row) =>
    table.columns.map((column) => cellsOf(table, row, column)?.finding.judged ?? null),
  )
  return {
    title: table.title,
    note: table.note ?? null,
    onlyCsv: table.only === 'csv',
    titles,
    rows: { base, head },
    beside:
      table.between === undefined
        ? null
        : sidesBeside(table.between, titles, { base, head }, judgedRows),
    sticks: { base: sticks.slice(0, base.length), head: sticks.slice(base.length) },
  }
}

const stickWidth = 40

/** Candlesticks of all rows on one scale. */
function drawnRows(rows: readonly FilledRow[]): readonly string[] {
  const all = rows.flatMap(({ values }) => values.filter((value) => value !== null))
  const range = { least: Math.min(...all), most: Math.max(...all) }
  return rows.map(({ values }) => {
    const [least, lower, mean, upper, most] = values.filter((value) => value !== null)
    if (least === undefined || lower === undefined || mean === undefined) return ''
    if (upper === undefined || most === undefined) return ''
    return candlestickText({ least, lower, mean, upper, most }, range, stickWidth)
  })
}

interface FilledRowRequest {
  readonly row: StudyChoice
  readonly side: Side
  readonly cellsOf: CellsOf
  readonly ratiosOf: JudgedRatios
}

function filledRow(
  table: StudyTable,
  { row, side, cellsOf, ratiosOf }: FilledRowRequest,
): FilledRow {
  const centre = (column: StudyChoice): number | null =>
    cellsOf(table, row, column)?.values[side] ?? null
  const values = table.columns.map(centre)
  const judgedRatio = (column: StudyChoice): JudgedRatio | null => {
    const ratioColumn = table.columns.find(({ label }) => label === column.ratioTo)
    const ownCell = cellsOf(table, row, column)
    const reference = ratioColumn === undefined ? null : cellsOf(table, row, ratioColumn)
    return ownCell === null || reference === null ? null : ratiosOf(ownCell, reference, side)
  }
  const ratios = table.columns.map(judgedRatio)
  const cells = table.columns.map((column, at) => {
    const value = values[at] ?? null
    if (value === null) return nothing
    const text = value.toFixed(table.decimals)
    const cellRatio = ratios[at] ?? null
    if (cellRatio !== null) return `${text} (${judgedRatioText(cellRatio)})`
    const ratioColumn = table.columns.find(({ label }) => label === column.ratioTo)
    const reference = ratioColumn === undefined ? null : centre(ratioColumn)
    return reference === null || reference === 0
      ? text
      : `${text} (${(value / reference).toFixed(2)}×)`
  })
  return {
    label: row.label,
    cells,
    values,
    ratios,
    verdicts: side === 'base' ? '' : verdictsOf(table, row, cellsOf),
  }
}

/**
 * The verdict with its interval. Equal verdicts of several columns are merged and name their
 * columns; changed columns show their interval.
 */
function verdictsOf(table: StudyTable, row: StudyChoice, cellsOf: CellsOf): string {
  const cells = table.columns.flatMap((column) => {
    if (column.judged === false || row.judged === false) return []
    const cell = cellsOf(table, row, column)
    return cell === null || !cell.isJudged ? [] : [{ ...cell, label: column.label }]
  })
  const [only, ...more] = cells
  if (only === undefined) return ''
  if (more.length === 0) return [wordIn(only), intervalIn(only)].filter((part) => part).join(' ')
  const words = [...groupedBy(cells, wordIn)]
  return words
    .map(([word, all]) => {
      const isOneWord = words.length === 1 && all.every((cell) => !isChanged(cell))
      return isOneWord ? word : `${word}: ${all.map(columnText).join(', ')}`
    })
    .join('; ')
}

function wordIn({ finding, metric }: Cell): string {
  return wordOf(finding.verdict, metric)
}

function columnText(cell: Cell & { readonly label: string }): string {
  const interval = isChanged(cell) ? intervalIn(cell) : ''
  return interval === '' ? cell.label : `${cell.label} ${interval}`
}

function isChanged({ finding }: Cell): boolean {
  return claimsChange(finding)
}

/** Empty when there are too few pairs for an interval. */
function intervalIn({ finding: { judged: judgedRow } }: Cell): string {
  const [low, high] = judgedRow?.ci ?? [null, null]
  return low === null ? '' : `(${intervalText(low, high)})`
}

function publishedPart(table: StudyTable, rows: readonly StudyChoice[]): PublishedPart {
  const { published = {}, publishedBesides = {}, publishedRatios = {} } = table
  const figures = [
    ...rows.flatMap(({ label }) =>
      Object.hasOwn(published, label) ? [[label, published[label] ?? {}] as const] : [],
    ),
    ...Object.entries(publishedBesides),
  ]
  const printedLabels = new Set(
    figures.flatMap(([label, cells]) => [
      ...Object.keys(cells),
      ...Object.keys(publishedRatios[label] ?? {}),
    ]),
  )
  const ownLabels = table.columns.map(({ label }) => label)
  // The table's columns keep their order; the others follow.
  const labels = [...new Set([...ownLabels, ...printedLabels])].filter((label) =>
    printedLabels.has(label),
  )
  return {
    titles: titlesOf(table, labels),
    rows: figures.map(([label, cells]) => ({
      label,
      cells: labels.map((column) =>
        publishedCell(cells[column], publishedRatios[label]?.[column] ?? null),
      ),
      values: [],
      ratios: [],
      verdicts: '',
    })),
  }
}

function publishedCell(figure: string | number | undefined, ratio: number | null): string {
  if (figure === undefined) return ratio === null ? nothing : `${String(ratio)}×`
  return ratio === null ? String(figure) : `${String(figure)} (${String(ratio)}×)`
}

/** Titles of the rows, then of the columns with their unit. */
function titlesOf({ rowLabel, unit }: StudyTable, labels: readonly string[]): readonly string[] {
  const word = unitWords[unit]
  return [
    rowLabel,
    ...labels.map((label) =>
      label === deltaTitle ? `${label}, %` : word === '' ? label : `${label}, ${word}`,
    ),
  ]
}
