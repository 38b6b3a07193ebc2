import { axisRange } from './axis-range.ts'
import { cutApart } from '../text/cut-apart.ts'
import { percentText } from '../text/format.ts'
import type { Row } from './row.ts'
import { changeText } from './row-text.ts'
import { padText, widthOf } from '../text/width.ts'
import { plainText } from '../text/escape.ts'

/** Columns of the axis; odd, so that zero has its own column. */
const axisWidth = 31
const zero = 15

/** Longest name next to the axis, in columns. */
const nameWidth = 40

/** The rows that a plot contains, as a comment has room for them. */
export function plottedRows(
  rows: readonly Row[],
  plot: 'all' | 'changed' | 'none',
): readonly Row[] {
  if (plot === 'none') return []
  return plot === 'all' ? rows : rows.filter(({ finding }) => finding.verdict !== 'unchanged')
}

/**
 * A forest plot in text. Each row has its name, an axis with zero and the thresholds, the interval
 * with its estimate, the change and the word. Whatever exceeds the axis ends in an arrow.
 *
 * @returns lines without line ends; the first contains the axis labels
 */
export function plotLines(rows: readonly Row[]): readonly string[] {
  const drawnRows = rows.filter(({ finding }) => finding.judged !== null)
  if (drawnRows.length === 0) return []
  const names = cutApart(
    drawnRows.map(({ benchmarkId }) => plainText(benchmarkId)),
    nameWidth,
  )
  const width = names.reduce((most, name) => Math.max(most, widthOf(name)), 0)
  const range = axisRange(
    drawnRows.map(({ finding: { judged: judgement, threshold, verdict } }) => {
      const [low, high] = judgement?.ci ?? [null, null]
      return { low, high, threshold, verdict }
    }),
  )
  const changes = drawnRows.map(({ finding }) => changeText(finding))
  const changeWidth = changes.reduce((most, change) => Math.max(most, widthOf(change)), 0)
  return [
    `${' '.repeat(width)}  ${labels(range)}`,
    ...drawnRows.map((row, index) =>
      [
        padText(names[index] ?? '', width),
        axisOf(row, range),
        padText(changes[index] ?? '', changeWidth, 'right'),
        row.word,
      ].join('  '),
    ),
  ]
}

function labels(range: number): string {
  const [low, high] = [percentText(-range), percentText(range)].map((text) =>
    text.replace('.0', ''),
  )
  const leftLabel = padText(low ?? '', zero)
  return `${leftLabel}0${padText(high ?? '', axisWidth - zero - 1, 'right')}`
}

function axisOf({ finding: { judged: judgement, threshold } }: Row, range: number): string {
  const columns = Array.from({ length: axisWidth }, () => ' ')
  const column = (change: number): number => zero + Math.round((change / range) * zero)
  const put = (at: number, mark: string): void => {
    if (at >= 0 && at < axisWidth) columns[at] = mark
  }
  put(zero, '│')
  if (threshold !== null) {
    put(column(threshold), '╎')
    put(column(-threshold), '╎')
  }
  const estimate = judgement?.estimate ?? null
  const [low, high] = judgement?.ci ?? [null, null]
  if (low !== null && high !== null) {
    for (let at = Math.max(0, column(low)); at <= Math.min(axisWidth - 1, column(high)); at += 1) {
      put(at, '─')
    }
    put(column(low), '├')
    put(column(high), '┤')
  }
  if (estimate !== null) put(column(estimate), '●')
  if (low !== null && column(low) < 0) put(0, '◀')
  if (high !== null && column(high) >= axisWidth) put(axisWidth - 1, '▶')
  return columns.join('')
}
