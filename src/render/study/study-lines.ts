import type { Result } from '../../model/judging/result.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { plainText } from '../text/escape.ts'
import { allProfileLines } from '../rows/profile-lines.ts'
import type { FilledRow } from './filled-row.ts'
import { filledTables, type FilledTable } from './filled-tables.ts'
import { terminalTable, type TerminalColumn } from '../terminal/terminal-table.ts'
import { padText, widthOf, wrapText } from '../text/width.ts'

const noteLength = 2000
const verdictLength = 2000

/** Spaces between two columns. */
const gap = 2

/**
 * A suite's results in the tables of the published study: base's, then head's with the verdicts,
 * then the study's own values. Visible text, for terminals and code blocks; empty when the run was
 * not of a suite.
 *
 * @param width - columns of the terminal
 */
export function studyLines(result: Result, width: number): readonly string[] {
  const { study } = result.plan
  if (study === undefined) return []
  const { base, head } = result.plan.revisions
  const shownTables = filledTables(study, result).filter(({ onlyCsv }) => !onlyCsv)
  const tables = shownTables.flatMap((table, index) => [
    ...(index === 0 ? [] : ['']),
    ...wrapText(plainText(table.title, width), width),
    ...sideLines(table, { base: base.label, head: head.label }, width),
    ...tableLines('as published, on another machine: not comparable in absolute terms', {
      titles: table.published.titles,
      rows: table.published.rows,
      width,
    }),
    ...(table.note === null ? [] : ['', ...wrapText(plainText(table.note, noteLength), width)]),
  ])
  const profiles = allProfileLines(result, width)
  return profiles.length === 0 ? tables : [...tables, '', ...profiles]
}

/** The source of the tables. */
export function studySource({ plan: { study } }: Result): string {
  return study === undefined ? '' : plainText(study.source, 500)
}

/** Base's rows, then head's; or one table of both where the study had them next to each other. */
function sideLines(table: FilledTable, labels: BySide<string>, width: number): readonly string[] {
  const { beside, titles, rows } = table
  if (beside !== null) {
    const heading = `base: ${plainText(labels.base)}, head: ${plainText(labels.head)}`
    return tableLines(heading, { ...beside, width })
  }
  return [
    ...tableLines(`base: ${plainText(labels.base)}`, { titles, rows: rows.base, width }),
    ...stickLines(table, 'base'),
    ...tableLines(`head: ${plainText(labels.head)}`, { titles, rows: rows.head, width }),
    ...stickLines(table, 'head'),
  ]
}

/** The rows of a side as candlesticks, below their table. */
function stickLines({ rows, sticks }: FilledTable, side: Side): readonly string[] {
  const labels = rows[side].map(({ label }) => plainText(label))
  const widest = widestOf(labels)
  const drawnLines = sticks[side].map(
    (stick, at) => `${padText(labels[at] ?? '', widest)}  ${stick}`,
  )
  return drawnLines.length === 0 ? [] : ['', ...drawnLines.map((line) => line.trimEnd())]
}

interface TableLinesRequest {
  readonly titles: readonly string[]
  readonly rows: readonly FilledRow[]
  readonly width: number
}

function tableLines(
  heading: string,
  { titles, rows, width }: TableLinesRequest,
): readonly string[] {
  if (rows.length === 0) return []
  const lines = rows.map(({ label, cells }) => [label, ...cells].map((cell) => plainText(cell)))
  const all = [titles.map((title) => plainText(title)), ...lines]
  const verdicts = rows.map((row) => plainText(row.verdicts, verdictLength))
  const parts = columnsThatFit(all, width)
  const [only = [], ...more] = parts.map((columns) => alignedTable(all, columns))
  const beside = only.map((line, index) => {
    const verdict = index === 0 ? '' : (verdicts[index - 1] ?? '')
    return verdict === '' ? line : `${padText(line, widestOf(only), 'left')}  ${verdict}`
  })
  if (more.length === 0 && widestOf(beside) <= width) return ['', heading, ...beside]
  return ['', heading, ...[only, ...more].flatMap(withGap), ...verdictLines(rows, verdicts, width)]
}

/**
 * Column indices of each part of a table that is too wide; every part contains the first column.
 */
function columnsThatFit(
  all: readonly (readonly string[])[],
  width: number,
): readonly (readonly number[])[] {
  const widthOfColumn = (column: number): number =>
    widestOf(all.map((cells) => cells[column] ?? ''))
  const parts: number[][] = []
  let usedWidth = Infinity
  for (let column = 1; column < (all[0]?.length ?? 0); column += 1) {
    const columnWidth = gap + widthOfColumn(column)
    const part = parts.at(-1)
    if (part === undefined || usedWidth + columnWidth > width) {
      parts.push([0, column])
      usedWidth = widthOfColumn(0) + columnWidth
    } else {
      part.push(column)
      usedWidth += columnWidth
    }
  }
  return parts
}

function alignedTable(
  all: readonly (readonly string[])[],
  columns: readonly number[],
): readonly string[] {
  const [titles = [], ...rows] = all.map((cells) => columns.map((column) => cells[column] ?? ''))
  const terminalColumns = titles.map((title, index): TerminalColumn<readonly string[]> => ({
    title,
    align: index === 0 ? 'left' : 'right',
    keep: 'always',
    cell: (cells) => cells[index] ?? '',
  }))
  return terminalTable(terminalColumns, rows, Infinity)
}

function withGap(lines: readonly string[], index: number): readonly string[] {
  return index === 0 ? lines : ['', ...lines]
}

/** Verdicts below a table that has no room for them; equal verdicts of several rows are merged. */
function verdictLines(
  rows: readonly FilledRow[],
  verdicts: readonly string[],
  width: number,
): readonly string[] {
  const labelledRows = rows.flatMap(({ label }, index) => {
    const verdict = verdicts[index] ?? ''
    return verdict === '' ? [] : [{ label: plainText(label), verdict }]
  })
  const lines = [...groupedBy(labelledRows, ({ verdict }) => verdict)].flatMap(([verdict, group]) =>
    wrapText(`${group.map(({ label }) => label).join(' · ')} – ${verdict}`, width),
  )
  return lines.length === 0 ? [] : ['', ...lines]
}

function widestOf(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, widthOf(line)), 0)
}
