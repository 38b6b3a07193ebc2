import { groupedBy } from '../../src/model/grouped-by.ts'
import {
  cellRatioText,
  deltaText,
  numberText,
  orderLines,
  publishedText,
  ratioText,
} from '../../src/parts/studies/cell-columns.ts'
import {
  isMeasured,
  type MeasuredTable,
  type StudyCell,
} from '../../src/parts/studies/measured-tables.ts'
import { studyUnits } from '../../src/parts/studies/study.ts'
import type { KeptRun } from './kept-run.ts'
import { printedCount } from './printed-cells.ts'
import { rangePlot, type PlotRow } from './range-plot.ts'
import { sticksOf } from './sticks-of.ts'

/** A table of the document has no more rows than leave room for all of them, and one of ours has fewer. */
const rowsAtMost = { inDocument: 8, fewest: 4, ofOurs: 4 }
/** Rows in another order than the published one are told up to so many. */
const othersAtMost = 1
/** Tables without room are named up to so many. */
const hiddenAtMost = 3
/** A plot has no more lines. */
const plotAtMost = 30

/**
 * The generated part of a study's page: its tables in the document's own shape, in each cell what was
 * published and below it what was measured, then the runs with their commands.
 *
 * @param runs - by the names of their files, the weightiest first: where two have a cell, its counts
 */
export function studyPage(
  name: string,
  runs: readonly (readonly [file: string, run: KeptRun])[],
  { plot, lines, tables = joinedTables(runs.map(([, run]) => run)), reasons = {} }: PageRoom,
): string {
  const printed = tables.filter(isPrinted)
  const wanted = printed.length > 0 ? printed : tables
  const { printed: count, open } = printedCount(tables)
  const shares = `Of ${String(count.length)} printed cells, ${String(count.length - open.length)} have ours beside them.`
  const absent = Object.entries(reasons).map(([what, why]) => `${what}: ${why}`)
  const around = [
    ...(plot === null ? [] : [`![Theirs and ours](${plot})`]),
    `Published, and below it, in bold, measured here.${count.length === 0 ? '' : ` ${shares}`}`,
    ...(absent.length === 0 ? [] : [`Printed, and in no table here: ${absent.join('; ')}.`]),
  ]
  const list = runs.map(
    ([file, { date, preset, sides, machine, missed }]) =>
      `- [${preset}, ${date}](${file}): ${sides.join(' and ')}, on ${machine}${missed.length === 0 ? '' : `; ${String(missed.length)} rows not reached`}`,
  )
  let room = lines - 2 * around.length - list.length - 8
  const texts = fittingTexts(wanted, room)
  const fitting = new Set<MeasuredTable>()
  // Where not all have room, those with most figures are what the study is about.
  for (const { table, text } of texts.toSorted(byCells)) {
    const own = text.split('\n').length + 1
    if (own > room) continue
    room -= own
    fitting.add(table)
  }
  const shown = texts.filter(({ table }) => fitting.has(table)).map(({ text }) => text)
  const hidden = tables
    .filter((table) => !fitting.has(table))
    .filter(
      (table) =>
        plot === null || sticksOf(table).length === 0 || texts.some((one) => one.table === table),
    )
    .map(({ title }) => title)
  const few =
    hidden.length > hiddenAtMost ? `${String(hidden.length)} more tables` : hidden.join('; ')
  const rest = `Only in the files: ${few}.`
  const parts = [...around, ...shown, ...(hidden.length === 0 ? [] : [rest])]
  const command = `\`deadheat study ${name}\`; the runs kept, with their commands and seeds:`
  return [...parts, '## Runs', command, list.join('\n')].join('\n\n')
}

function byCells(first: TableText, second: TableText): number {
  return second.table.cells.length - first.table.cells.length
}

/** The tables with as many rows each as leave room for all; where none do, with the fewest. */
function fittingTexts(tables: readonly MeasuredTable[], room: number): readonly TableText[] {
  const { inDocument, fewest } = rowsAtMost
  for (let most = inDocument; ; most -= 1) {
    const texts = tables.map((table) => ({ table, text: tableText(table, most) }))
    const taken = texts.reduce((sum, { text }) => sum + text.split('\n').length + 1, 0)
    if (taken <= room || most === fewest) return texts
  }
}

interface TableText {
  readonly table: MeasuredTable
  readonly text: string
}

/** What a page has room for. */
interface PageRoom {
  /** The plot's file; `null` for none. */
  readonly plot: string | null
  /** Most lines. Tables that do not fit are named, and so are those without printed figures beside others. */
  readonly lines: number
  /** Those of the runs, unless with more of the document. */
  readonly tables?: readonly MeasuredTable[]
  /** Why parts of the document are in no table, by their names. */
  readonly reasons?: Readonly<Record<string, string>>
}

function isPrinted({ cells }: MeasuredTable): boolean {
  return cells.some((cell) => theirsText(cell) !== '')
}

/** Every table once, each cell from the first run that has measured it. */
export function joinedTables(runs: readonly KeptRun[]): readonly MeasuredTable[] {
  const all = runs.flatMap(({ tables }) => tables)
  return [...groupedBy(all, ({ title }) => title).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const cells = groupedBy(
      same.flatMap((table) => table.cells),
      ({ row, column }) => JSON.stringify([row, column]),
    )
    const once = [...cells.values()].flatMap((one) => one.find(isMeasured) ?? one.slice(0, 1))
    return [{ ...first, cells: once }]
  })
}

/** @param inDocumentAtMost - rows, where the document has the table */
function tableText(table: MeasuredTable, inDocumentAtMost: number): string {
  const { title, rowLabel, unit, note, cells } = table
  const inDocument = cells.filter((cell) => theirsText(cell) !== '')
  const labelsOf = (name: 'row' | 'column'): readonly string[] => [
    ...new Set((inDocument.length > 0 ? inDocument : cells).map((cell) => cell[name])),
  ]
  const most = inDocument.length > 0 ? inDocumentAtMost : rowsAtMost.ofOurs
  const [columns, rows] = [labelsOf('column'), labelsOf('row')]
  const hasRatios = cells.some(({ ratio }) => ratio !== null)
  const word = studyUnits[unit].word
  // A series of numbers in one column is read across as well, in one line.
  const isSeries = columns.length === 1 && rows.length > 4 && rows.every((row) => /^\d/.test(row))
  const shown = isSeries ? rows : rows.slice(0, most)
  const textOf = (row: string, column: string): string => {
    const cell = cells.find((one) => one.row === row && one.column === column)
    return cell === undefined ? '' : cellText(cell, hasRatios)
  }
  const grid = [
    [rowLabel, ...columns],
    ...shown.map((row) => [row, ...columns.map((column) => textOf(row, column))]),
  ]
  const [head = [], ...body] = isSeries ? transposed(grid) : grid
  const ordered = { ...table, cells: cells.filter(({ row }) => shown.includes(row)) }
  const orders = orderText(orderLines(ordered))
  const hidden = new Set(cells.map(({ row }) => row)).size - shown.length
  const below = [
    ...(hidden === 0 ? [] : [`More rows, ${String(hidden)}: in the files.`]),
    ...(orders === null ? [] : [orders]),
    ...(note === null ? [] : [note]),
  ]
  return [
    `### ${title}${word === '' ? '' : `, ${word}`}`,
    [head, head.map((_, at) => (at === 0 ? ':--' : '--:')), ...body].map(line).join('\n'),
    ...(below.length === 0 ? [] : [below.join(' ')]),
  ].join('\n\n')
}

/** In how many rows the columns come in the published order; the others one by one, where they are few. */
function orderText(orders: readonly string[]): string | null {
  if (orders.length === 0) return null
  const others = orders.filter((text) => !text.endsWith(', as published'))
  const count = `${String(orders.length - others.length)} of ${String(orders.length)}`
  const told = others.length > othersAtMost ? '' : others.map((text) => ` ${text}.`).join('')
  return `The columns come in the published order in ${count} rows.${told}`
}

function transposed(grid: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return (grid[0] ?? []).map((_, at) => grid.map((texts) => texts[at] ?? ''))
}

function cellText(cell: StudyCell, hasRatios: boolean): string {
  const [theirs, ours] = [theirsText(cell), oursText(cell, hasRatios)]
  if (ours === '') return theirs === '' ? '' : `${theirs}<br>not measured`
  return theirs === '' ? `**${ours}**` : `${theirs}<br>**${ours}**`
}

function theirsText(cell: StudyCell): string {
  const ratio = ratioText(cell.printedFigures.ratio)
  const text = publishedText(cell)
  return ratio === '' || text === '' ? `${text}${ratio}` : `${text} (${ratio})`
}

/** Where columns are related to each other, a change between sides is another question. */
function oursText(cell: StudyCell, hasRatios: boolean): string {
  const { values, ratio, delta } = cell
  if (ratio !== null) return `${numberText(ratio.own, cell)} (${cellRatioText(ratio)})`
  const { base, head } = values
  const isAsked = delta !== null || cell.printedFigures.base !== null
  if (hasRatios || !isAsked || base === null || head === null) return numberText(head ?? base, cell)
  const sides = `${numberText(base, cell)} → ${numberText(head, cell)}`
  return delta === null ? sides : `${sides}, ${deltaText(delta)}`
}

/** The plot of a page: candlesticks where the document has them, else ratios or values, theirs and ours. */
export function plotOf(tables: readonly MeasuredTable[]): string | null {
  const drawn = tables.find((table) => sticksOf(table).length > 0)
  if (drawn !== undefined) {
    const rows = stickRows(tables.filter(({ unit }) => unit === drawn.unit))
    return rangePlot('Candlesticks', studyUnits[drawn.unit].word, rows.slice(0, plotAtMost))
  }
  const [best] = tables
    .map((table) => {
      const related = table.cells.filter(isRelated)
      const cells = related.length > 0 ? related : table.cells
      const axis =
        related.length > 0 ? 'ratio to the reference column' : studyUnits[table.unit].word
      return { title: table.title, axis, rows: cells.flatMap(plotRow) }
    })
    .toSorted((first, second) => second.rows.length - first.rows.length)
  if (best === undefined || best.rows.length < 2) return null
  return rangePlot(best.title, best.axis, best.rows.slice(0, plotAtMost))
}

/** The candlesticks of all tables, those of one row of theirs together. */
function stickRows(tables: readonly MeasuredTable[]): readonly PlotRow[] {
  const sticks = tables.flatMap((table) => {
    const title = table.title.replace(/: candlestick$/, '')
    return sticksOf(table).map((stick) => ({ ...stick, title }))
  })
  const namesSide = new Set(sticks.map(({ side }) => side)).size > 1
  return [...groupedBy(sticks, ({ row }) => row).values()]
    .flat()
    .map(({ row, title, side, least, lower, mean, upper, most }) => ({
      label: `${row}: ${title}${namesSide ? `, ${side}` : ''}`,
      line: [least, most],
      box: [lower, upper],
      ours: mean,
      theirs: null,
    }))
}

function isRelated({ ratio, printedFigures }: StudyCell): boolean {
  return ratio !== null && printedFigures.ratio !== null
}

function plotRow(cell: StudyCell): readonly PlotRow[] {
  const { ratio, values, printedFigures: printed } = cell
  const label = `${cell.row}: ${cell.column}`
  if (ratio !== null && printed.ratio !== null) {
    const { low, high, estimate } = ratio
    const interval = low === null || high === null ? null : ([low, high] as const)
    return [{ label, line: interval, box: null, ours: estimate, theirs: printed.ratio }]
  }
  const theirs = printed.value ?? printed.head
  const ours = values.head ?? values.base
  if (theirs === null || ours === null || theirs <= 0 || ours <= 0 || printed.ratio !== null)
    return []
  return [{ label, line: null, box: null, ours, theirs }]
}

function line(texts: readonly string[]): string {
  return `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
}
