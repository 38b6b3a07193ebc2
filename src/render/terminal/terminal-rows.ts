import { leadingMetric } from '../../model/judging/gating.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Verdict } from '../../model/judging/verdict.ts'
import type { Column } from '../text/columns.ts'
import { intervalText } from '../text/format.ts'
import { plainText, plainNames } from '../text/escape.ts'
import { type ContestRow, rowsWith, type Row } from '../rows/row.ts'
import { contestSentence } from '../rows/contest-sentence.ts'
import { rowColumns } from '../rows/row-columns.ts'
import { alikeText, othersText } from '../rows/row-text.ts'
import { terminalTable } from './terminal-table.ts'

/** What the rows of a terminal need besides themselves. */
export interface TerminalRows {
  readonly plan: Plan
  readonly width: number
  readonly paint: Paint
}

/** Most unchanged rows to list; beyond that they are only counted. */
const sameAtMost = 100

/** Most metrics that a row names because they disagree; those that claim a change are always shown. */
const othersAtMost = 3

const doubtLength = 300

const othersTitle = 'other metrics'

const othersColumn: Column<Row> = {
  title: othersTitle,
  align: 'left',
  keep: 'second',
  cell: othersOf,
}

/** Contenders are told in sentences. */
function sentenceColumns(): readonly Column<ContestRow>[] {
  const { name, base, head } = rowColumns(plainNames, null)
  return [
    { ...name, title: '', cell: ({ benchmarkId }) => plainText(benchmarkId) },
    { title: '', align: 'left', keep: 'cut', cell: (row) => contestSentence(row, plainNames) },
    { ...base, title: 'reference' },
    { ...head, title: 'contender' },
    othersColumn,
  ]
}

function columnsFor(main: Metric | null): readonly Column<Row>[] {
  const { interval, ...columns } = rowColumns(plainNames, main)
  const { name, node, change, base, head, floor } = columns
  const word: Column<Row> = { title: '', align: 'left', cell: (row) => row.word }
  const inPercent: Column<Row> = {
    ...interval,
    cell: ({ finding }) => intervalText(...(finding.judged?.ci ?? ([null, null] as const))),
  }
  return [word, name, node, change, inPercent, base, head, floor, othersColumn].map((column) => ({
    ...column,
    title: column.title.slice(0, 1).toLowerCase() + column.title.slice(1),
  }))
}

/** The rows of base and head as a table for a terminal; empty when there are none. */
export function terminalRows(rows: readonly Row[], options: TerminalRows): string {
  return paintedTable(rows, columnsFor(leadingMetric(options.plan.metrics)), options)
}

/** The same of contenders. */
export function terminalContests(rows: readonly ContestRow[], options: TerminalRows): string {
  return paintedTable(rows, sentenceColumns(), options)
}

function paintedTable<T extends Row>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  { width, paint }: TerminalRows,
): string {
  const countedRows = new Set(rowsWith(rows, 'unchanged').slice(sameAtMost))
  const shownRows = rows.filter((row) => !countedRows.has(row))
  if (shownRows.length === 0) return ''
  const [header = '', ...lines] = terminalTable(columns, shownRows, width)
  return [
    paint(header, 'dim'),
    ...shownRows.flatMap((row, index) => [
      paintedRow(lines[index] ?? '', row, paint),
      ...linesBelow(row, header, paint),
    ]),
    ...(countedRows.size === 0 ? [] : [`… and ${String(countedRows.size)} more that are the same`]),
  ].join('\n')
}

function othersOf(row: Row): string {
  return othersText(row, othersAtMost, plainNames)
}

/** What calls leave undone, metrics that also changed, and the others, when the table has no room for their column. */
function linesBelow(row: Row, header: string, paint: Paint): readonly string[] {
  const alike = alikeText(row, plainNames)
  const otherMetrics = header.includes(othersTitle) ? '' : othersOf(row)
  return [
    ...row.doubts.map((text) => paint(`  doubtful: ${plainText(text, doubtLength)}`, 'yellow')),
    ...(alike === '' ? [] : [`  ${alike}`]),
    ...(otherMetrics === '' ? [] : [paint(`  ${othersTitle}: ${otherMetrics}`, 'dim')]),
  ]
}

function paintedRow(line: string, { word, finding }: Row, paint: Paint): string {
  const colour = colourByVerdict[finding.verdict]
  // Slower than another contender is no alarm.
  if (colour === undefined || !line.startsWith(word)) return line
  return paint(word, colour) + line.slice(word.length)
}

const colourByVerdict: Readonly<Partial<Record<Verdict, Colour>>> = {
  regression: 'red',
  failed: 'red',
  'not-measured': 'red',
  'not-comparable': 'red',
  improvement: 'green',
  inconclusive: 'yellow',
}

/** Colours that repeat what the words say. */
type Colour = 'red' | 'green' | 'yellow' | 'bold' | 'dim'

/** Colours a text, or leaves it unchanged. */
export type Paint = (text: string, colour: Colour) => string

const codes: Readonly<Record<Colour, string>> = {
  red: '31',
  green: '32',
  yellow: '33',
  bold: '1',
  dim: '2',
}

/** @param colours - whether ANSI colours may be used */
export function painterOf({ colours }: { readonly colours: boolean }): Paint {
  return (text, colour) => (colours ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text)
}
