import { idWithout } from '../../model/build/build.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Verdict } from '../../model/judging/verdict.ts'
import { plainText } from '../text/escape.ts'
import { intervalText } from '../text/format.ts'
import type { Colour, Paint } from '../text/paint.ts'
import { alikeText, changeText, floorCell, othersText, valueCells } from '../rows/row-text.ts'
import { rowsWith, type Row } from '../rows/row.ts'
import { terminalTable, type TerminalColumn } from './terminal-table.ts'

/** What the rows of a terminal need besides themselves. */
export interface TerminalRows {
  readonly plan: Plan
  readonly width: number
  readonly paint: Paint
}

/** Most unchanged rows to list; beyond that they are only counted. */
const sameAtMost = 100

/**
 * Most metrics that a row names because they disagree; those that claim a change are always shown.
 */
const othersAtMost = 3

const othersTitle = 'other metrics'

function columnsFor(mainMetric: Metric | undefined): readonly TerminalColumn<Row>[] {
  return [
    { title: '', align: 'left', keep: 'always', cell: ({ word }) => word },
    { title: 'benchmark', align: 'left', keep: 'cut', cell: (row) => nameOf(row, mainMetric) },
    { title: 'node', align: 'right', keep: 'always', cell: (row) => plainText(row.runtime ?? '') },
    { title: 'change', align: 'right', keep: 'always', cell: (row) => changeText(row.finding) },
    { title: '95% CI', align: 'right', keep: 'fourth', cell: intervalOf },
    { title: 'base', align: 'right', keep: 'third', cell: (row) => valueCells(row)[0] },
    { title: 'head', align: 'right', keep: 'third', cell: (row) => valueCells(row)[1] },
    { title: 'floor', align: 'right', keep: 'first', cell: floorCell },
    { title: othersTitle, align: 'left', keep: 'second', cell: othersOf },
  ]
}

/** The rows of a result as a table for a terminal; empty when there are none. */
export function terminalRows(rows: readonly Row[], options: TerminalRows): string {
  const countedRows = new Set(rowsWith(rows, 'unchanged').slice(sameAtMost))
  const shownRows = rows.filter((row) => !countedRows.has(row))
  if (shownRows.length === 0) return ''
  const { plan, width, paint } = options
  const mainMetric = plan.metrics.find(({ gates }) => gates)
  const [header = '', ...lines] = terminalTable(columnsFor(mainMetric), shownRows, width)
  return [
    paint(header, 'dim'),
    ...shownRows.flatMap((row, index) => [
      paintedRow(lines[index] ?? '', row, paint),
      ...linesBelow(row, header, paint),
    ]),
    ...(countedRows.size === 0 ? [] : [`… and ${String(countedRows.size)} more that are the same`]),
  ].join('\n')
}

function intervalOf({ finding }: Row): string {
  const [low, high] = finding.judged?.ci ?? [null, null]
  return intervalText(low, high)
}

function nameOf({ benchmarkId, runtime, metric }: Row, mainMetric: Metric | undefined): string {
  const label = metric === null || metric === mainMetric ? '' : `, ${plainText(metric.label)}`
  return plainText(idWithout(benchmarkId, runtime)) + label
}

function othersOf(row: Row): string {
  return othersText(row, othersAtMost, ({ label }) => plainText(label))
}

/** Metrics that also changed, and the others, when the table has no room for their column. */
function linesBelow(row: Row, header: string, paint: Paint): readonly string[] {
  const alike = alikeText(row, ({ label }) => plainText(label))
  const otherMetrics = header.includes(othersTitle) ? '' : othersOf(row)
  return [
    ...(alike === '' ? [] : [`  ${alike}`]),
    ...(otherMetrics === '' ? [] : [paint(`  ${othersTitle}: ${otherMetrics}`, 'dim')]),
  ]
}

function paintedRow(line: string, { word, finding }: Row, paint: Paint): string {
  const colour = colourOf(finding.verdict)
  return colour === null ? line : paint(word, colour) + line.slice(word.length)
}

function colourOf(verdict: Verdict): Colour | null {
  switch (verdict) {
    case 'regression':
    case 'failed':
    case 'not-measured':
    case 'not-comparable':
      return 'red'
    case 'improvement':
      return 'green'
    case 'inconclusive':
      return 'yellow'
    case 'unchanged':
    case 'untouched':
    case 'added':
    case 'removed':
      return null
  }
}
