import { groupedBy } from '../../src/model/grouped-by.ts'
import { sides as bothSides } from '../../src/model/build/side.ts'
import {
  cellRatioText,
  deltaText,
  numberText,
  publishedText,
  ratioText,
} from '../../src/parts/studies/cell-columns.ts'
import { studyUnits } from '../../src/parts/studies/study.ts'
import { countText } from '../../src/render/text/format.ts'
import { markdownTable } from '../markdown-table.ts'
import { JOURNAL, type KeptRun } from './kept-run.ts'
import { printedCells, type PageCell, type PageTable } from './page-tables.ts'
import { rangePlot, type PlotRow } from './charts.ts'

/** Rows of a table of the document, and of one of ours. */
const rowsAtMost = { ofDocument: 7, ofOurs: 4 }
/** A plot has no more lines. */
const plotAtMost = 30

/** What a page has besides its tables. */
export interface PageRoom {
  /** The plot's file; `null` for none. */
  readonly plot: string | null
  /** Most lines. Tables that do not fit are counted. */
  readonly lines: number
  /** Why parts of the document are in no table, by their names. */
  readonly reasons: Readonly<Record<string, string>>
}

/**
 * The generated part of a study's page: its tables in the document's own shape, in each cell what was
 * published and below it what was measured, then the runs with their commands.
 */
export function studyPage(
  name: string,
  [runs, tables]: readonly [runs: readonly KeptRun[], tables: readonly PageTable[]],
  { plot, lines, reasons }: PageRoom,
): string {
  const { printed, open } = printedCells(tables)
  const shares = `Of ${String(printed.length)} printed cells, ${String(printed.length - open.length)} have ours beside them.`
  const absent = Object.entries(reasons).map(([what, why]) => `${what}: ${why}`)
  const runNumber = (run: KeptRun | null): string =>
    run === null || runs.length === 1 ? '' : ` (run ${String(runs.indexOf(run) + 1)})`
  const around = [
    ...(plot === null ? [] : [`![Theirs and ours](${plot})`]),
    `Published, and below it, in bold, measured here.${printed.length === 0 ? '' : ` ${shares}`}`,
    ...(absent.length === 0 ? [] : [`Printed, and in no table here: ${absent.join('; ')}.`]),
  ]
  const list = runs.map((run, at) => `${String(at + 1)}. ${runText(name, run)}`)
  let room = lines - 2 * around.length - list.length - 4
  const shown: string[] = []
  // Those of the document come first.
  const written = tables.filter((table) => plot === null || sticksOf(table).length === 0)
  for (const table of written.toSorted((one, other) => rank(one) - rank(other))) {
    const text = tableText(table, runNumber)
    const own = text.split('\n').length + 1
    if (own > room) continue
    room -= own
    shown.push(text)
  }
  const rest = written.length - shown.length
  return [
    ...around,
    ...shown,
    ...(rest === 0 ? [] : [`Only in the files: ${countText(rest, 'more table')}.`]),
    '## Runs',
    list.join('\n'),
  ].join('\n\n')
}

/** A run in the list: its journal, or that its cells alone are kept. */
function runText(
  name: string,
  { file, date, preset, sides, machine, command, missed }: KeptRun,
): string {
  const isJournal = file.endsWith(JOURNAL)
  const [, more] = / \(and (\d+) more\)$/.exec(command) ?? []
  const joined = more === undefined ? '' : ` of ${String(Number(more) + 1)} runs`
  return [
    `[${preset}, ${date}](data/${name}/${file}): ${sides.join(' and ')}, on ${machine}`,
    ...(isJournal ? [] : [`cells only${joined}`]),
    ...(missed.length === 0 ? [] : [`${String(missed.length)} rows not reached`]),
    ...(isJournal ? [`\`${command}\``] : []),
  ].join('; ')
}

function rank({ cells }: PageTable): number {
  return cells.some((cell) => theirsText(cell) !== '') ? 0 : 1
}

function tableText(table: PageTable, runNumber: (run: KeptRun | null) => string): string {
  const { title, rowLabel, unit, note, cells, run } = table
  const inDocument = cells.filter((cell) => theirsText(cell) !== '')
  const shownCells = inDocument.length > 0 ? inDocument : cells
  const [columns, rows] = (['column', 'row'] as const).map((name) => [
    ...new Set(shownCells.map((cell) => cell[name])),
  ])
  if (columns === undefined || rows === undefined) return ''
  const hasRatios = cells.some(({ ratio }) => ratio !== null)
  const word = studyUnits[unit].word
  // A series of numbers in one column is read across as well, in one line.
  const isSeries = columns.length === 1 && rows.length > 4 && rows.every((row) => /^\d/.test(row))
  const most = inDocument.length > 0 ? rowsAtMost.ofDocument : rowsAtMost.ofOurs
  const shown = isSeries ? rows : rows.slice(0, most)
  const textOf = (row: string, column: string): string => {
    const cell = cells.find((one) => one.row === row && one.column === column)
    if (cell === undefined) return ''
    return cellText(cell, hasRatios, cell.run === run ? '' : runNumber(cell.run))
  }
  const grid = [
    [rowLabel, ...columns],
    ...shown.map((row) => [row, ...columns.map((column) => textOf(row, column))]),
  ]
  const [head = [], ...body] = isSeries ? transposed(grid) : grid
  const hidden = new Set(cells.map(({ row }) => row)).size - shown.length
  const below = [
    ...(hidden === 0 ? [] : [`More rows, ${String(hidden)}: in the files.`]),
    ...(note === null ? [] : [note]),
  ]
  return [
    `### ${title}${word === '' ? '' : `, ${word}`}${runNumber(run)}`,
    markdownTable(
      head.map((label, at) => (at === 0 ? label : `>${label}`)),
      body,
    ),
    ...(below.length === 0 ? [] : [below.join(' ')]),
  ].join('\n\n')
}

function transposed(grid: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return (grid[0] ?? []).map((_, at) => grid.map((texts) => texts[at] ?? ''))
}

function cellText(cell: PageCell, hasRatios: boolean, mark: string): string {
  const [theirs, ours] = [theirsText(cell), oursText(cell, hasRatios)]
  if (ours === '') return theirs === '' ? '' : `${theirs}<br>not measured`
  return theirs === '' ? `**${ours}**${mark}` : `${theirs}<br>**${ours}**${mark}`
}

function theirsText(cell: PageCell): string {
  const ratio = ratioText(cell.printedFigures.ratio)
  const text = publishedText(cell)
  return ratio === '' || text === '' ? `${text}${ratio}` : `${text} (${ratio})`
}

/** Where columns are related to each other, a change between sides is another question. */
function oursText(cell: PageCell, hasRatios: boolean): string {
  const { values, ratio, delta } = cell
  if (ratio !== null) return `${numberText(ratio.own, cell)} (${cellRatioText(ratio)})`
  const { base, head } = values
  const isAsked = delta !== null || cell.printedFigures.base !== null
  if (hasRatios || !isAsked || base === null || head === null) return numberText(head ?? base, cell)
  if (cell.run?.sides.length === 1)
    return `A/A: ${numberText(base, cell)}, ${numberText(head, cell)}`
  const sides = `${numberText(base, cell)} → ${numberText(head, cell)}`
  return delta === null ? sides : `${sides}, ${deltaText(delta)}`
}

/** The plot of a page: candlesticks where the document has them, else what its first table asks, theirs and ours. */
export function plotOf(tables: readonly PageTable[]): string | null {
  const drawn = tables.find((table) => sticksOf(table).length > 0)
  if (drawn !== undefined) {
    const rows = tables.filter(({ unit }) => unit === drawn.unit).flatMap(sticksOf)
    return rangePlot('Candlesticks', studyUnits[drawn.unit].word, rows.slice(0, plotAtMost))
  }
  for (const { title, cells } of tables) {
    const rows = cells.flatMap(plotRow)
    if (rows.length < 3) continue
    const axis = cells.some(isChange) ? 'head over base' : 'ratio to the reference column'
    return rangePlot(title, axis, rows.slice(0, plotAtMost))
  }
  return null
}

/** The candlesticks of a table: one for each row and side with all five values. */
function sticksOf({ candlestick, cells, title, run }: PageTable): readonly PlotRow[] {
  if (candlestick !== true) return []
  return [...groupedBy(cells, ({ row }) => row)].flatMap(([row, rowCells]) =>
    bothSides.flatMap((side) => {
      const [least, lower, mean, upper, most] = rowCells.flatMap(({ values }) => values[side] ?? [])
      if (least === undefined || lower === undefined || mean === undefined) return []
      if (upper === undefined || most === undefined) return []
      const name = `${row}: ${title.replace(/: candlestick$/, '')}`
      const label = run?.sides.length === 1 ? name : `${name}, ${side}`
      return [
        { label, line: [least, most], box: [lower, upper], ours: mean, theirs: null } as const,
      ]
    }),
  )
}

function isChange({ printedFigures: { delta, base, head } }: PageCell): boolean {
  return delta !== null || (base !== null && head !== null)
}

/** The ratio of a cell to its column, or its change as a ratio, beside the one that was published. */
function plotRow(cell: PageCell): readonly PlotRow[] {
  const { ratio, delta, printedFigures: printed } = cell
  const label = `${cell.row}: ${cell.column}`
  if (ratio !== null && printed.ratio !== null) return [plotted(label, ratio, printed.ratio)]
  if (delta === null || !isChange(cell)) return []
  const { estimate, low, high } = delta
  const theirs =
    printed.delta === null ? (printed.head ?? 0) / (printed.base ?? 1) : 1 + printed.delta
  const change = {
    estimate: 1 + estimate,
    low: low === null ? null : 1 + low,
    high: high === null ? null : 1 + high,
  }
  return [plotted(cell.row, change, theirs)]
}

function plotted(
  label: string,
  { estimate, low, high }: Pick<NonNullable<PageCell['delta']>, 'estimate' | 'high' | 'low'>,
  theirs: number,
): PlotRow {
  const line = low === null || high === null ? null : ([low, high] as const)
  return { label, line, box: null, ours: estimate, theirs }
}
