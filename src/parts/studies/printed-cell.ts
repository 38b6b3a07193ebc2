import type { BySide } from '../../model/build/side.ts'
import type { StudyChoice, StudyTable } from './study.ts'
import type { TableRow } from './table-rows.ts'

/** What a study printed for a cell; `null` where it printed nothing. */
export interface PrintedCell extends BySide<number | null> {
  /** Where the study did not compare two sides. */
  readonly value: number | null
  /** A range, or a remark in the place of a number. */
  readonly text: string | null
  /** From base to head: 0.05 for 5%. */
  readonly delta: number | null
  /** To the column that the cell is related to; computed where only its two values were printed. */
  readonly ratio: number | null
}

/** What a study calls the change where it printed two sides next to each other. */
const deltaTitle = 'Delta'

/** Whether only the study has a row or column. */
export function isExtra({ judged, parameters, name, metric }: StudyChoice): boolean {
  return judged === false && (parameters ?? name ?? metric) === undefined
}

/** The rows of a table, and behind them those that only the study has. */
export function withPrintedRows(
  { published = {}, publishedRatios = {} }: StudyTable,
  rows: readonly TableRow[],
): readonly TableRow[] {
  const labels = [...Object.keys(published), ...Object.keys(publishedRatios)]
  const knownLabels = rows.map(({ label }) => label)
  return [...rows, ...extras(labels, knownLabels).map((choice) => ({ ...choice, rest: {} }))]
}

/** Rows or columns that only the study has, known by their labels alone. */
function extras(labels: readonly string[], knownLabels: readonly string[]): StudyChoice[] {
  const extraLabels = new Set(labels.filter((label) => !knownLabels.includes(label)))
  return [...extraLabels].map((label) => ({ label, judged: false }))
}

/** The columns of a table, and behind them those that only the study has. */
export function withPrintedColumns(table: StudyTable): readonly StudyChoice[] {
  const { published = {}, between, columns } = table
  const labels = Object.values(published).flatMap((cells) => Object.keys(cells))
  const besides = between === undefined ? [] : [between.base, between.head, deltaTitle]
  return [...columns, ...extras(labels, [...columns.map(({ label }) => label), ...besides])]
}

/** What the study printed for a cell. */
export function printedCell(table: StudyTable, row: string, column: StudyChoice): PrintedCell {
  const { published = {}, publishedRatios = {}, between } = table
  const figures = new Map(Object.entries(published[row] ?? {}))
  const numberAt = (label: string): number | null => {
    const figure = figures.get(label)
    return typeof figure === 'number' ? figure : null
  }
  const emptyCell = { base: null, head: null, value: null, text: null, delta: null, ratio: null }
  if (between !== undefined && table.columns[0]?.label === column.label) {
    const percent = numberAt(deltaTitle)
    const delta = percent === null ? null : percent / 100
    return { ...emptyCell, base: numberAt(between.base), head: numberAt(between.head), delta }
  }
  const figure = figures.get(column.label)
  const value = numberAt(column.label)
  const otherValue = column.ratioTo === undefined ? null : numberAt(column.ratioTo)
  const computedRatio =
    value === null || otherValue === null || otherValue === 0 ? null : value / otherValue
  const ratio = publishedRatios[row]?.[column.label] ?? computedRatio
  return { ...emptyCell, value, text: typeof figure === 'string' ? figure : null, ratio }
}

/** Whether it printed anything. */
export function isPrinted(cell: PrintedCell): boolean {
  return Object.values(cell).some((figure) => figure !== null)
}
