import {
  countText,
  decimalsOf,
  endsText,
  marginText,
  percentText,
  valueText,
} from '../../text/format.ts'
import type { Column } from '../../text/columns.ts'
import { markup, noHtml, type Html, type HtmlValue } from '../html.ts'
import type { PageFigures, PageRow } from '../data/page-rows-of.ts'
import { forest, forestAxis } from './forest.ts'

/** The columns of figures, in the table and in that of an opened row's metrics. */
export const figureColumns = {
  verdict: {
    title: 'Verdict',
    align: 'left',
    cell: ({ verdict: kind, word }) => markup`<span class="chip v-${kind}">${word}</span>`,
  },
  change: {
    title: 'Change',
    align: 'right',
    // As many decimals as keep the ends of the interval apart.
    cell: ({ change: size, low, high }) =>
      size === null ? '–' : percentText(size, decimalsOf(low, high)),
  },
  base: { title: 'Base', align: 'right', cell: ({ base, unit }) => valueText(base, unit) },
  head: { title: 'Head', align: 'right', cell: ({ head, unit }) => valueText(head, unit) },
} as const satisfies Readonly<Record<string, Column<PageFigures, HtmlValue>>>

/** Rows that stand in the page before its script runs, and that are added at a time. */
export const rowsAtOnce = 80

/** The title of the column that draws intervals. */
export const intervalTitle = '95% CI'

/** A row and where it stands. */
interface PlacedRow extends PageRow {
  /** Its position in the table as the program sorted it: names the row and finds its details. */
  readonly at: number
  /** What the axis ends at. */
  readonly range: number
}

/** A column of the table, by which rows are sorted unless it is drawn. */
interface PageColumn extends Column<PlacedRow, HtmlValue> {
  readonly key: string
  /** Class of its cells. */
  readonly style: string
}

const { verdict, change, base, head } = figureColumns

const columns: readonly PageColumn[] = [
  { key: 'verdict', style: 'c-v', ...verdict },
  { key: 'name', style: 'c-n', title: 'Benchmark', align: 'left', cell: openerCell },
  {
    key: 'forest',
    style: 'c-f',
    title: intervalTitle,
    align: 'left',
    cell: (row) => forest(row, row.range),
  },
  { key: 'change', style: 'c-c', ...change },
  {
    key: 'width',
    style: 'c-i',
    title: 'CI, %',
    align: 'right',
    cell: ({ low, high }) => endsText(low, high),
  },
  { key: 'base', style: 'c-b', ...base },
  { key: 'head', style: 'c-h', ...head },
  {
    key: 'floor',
    style: 'c-l',
    title: 'Floor',
    align: 'right',
    cell: ({ floor }) => (floor === null ? '–' : marginText(floor)),
  },
]

function classOf({ style, align }: PageColumn): string {
  return align === 'right' ? `${style} num` : style
}

/** Cells of a row; a row of details goes over all of them. */
export const columnCount = columns.length

/** The titles of the table; `range` is what the axis of the drawn column ends at. */
export function tableHead(range: number): Html {
  return markup`<tr role="row">${columns.map((column) =>
    column.key === 'forest'
      ? markup`<th role="columnheader" scope="col" class="${classOf(column)}"><span class="sr">${column.title}, drawn</span>${forestAxis(range)}</th>`
      : markup`<th role="columnheader" scope="col" class="${classOf(column)}" aria-sort="none"><button type="button" class="sort" data-key="${column.key}" disabled>${column.title}</button></th>`,
  )}</tr>`
}

/**
 * A row of the table, closed. Roles are written out, because on a narrow screen the table is laid out
 * as blocks, which takes them from it in some browsers.
 *
 * @param at - its position in the table as the program sorted it: names the row and finds its details
 * @param range - what the axis ends at
 */
export function rowHtml(row: PageRow, at: number, range: number): Html {
  const cells = columns.map(
    (column) =>
      markup`<td role="cell" class="${classOf(column)}">${column.cell({ ...row, at, range })}</td>`,
  )
  return markup`<tr role="row" class="row" data-at="${at}" data-v="${row.verdict}">${cells}</tr>`
}

function openerCell(row: PlacedRow): Html {
  return markup`<button type="button" class="open" id="r${row.at}" aria-expanded="false"><span class="name">${row.name.trim() === '' ? '(blank)' : row.name}</span>${row.node === null ? noHtml : markup` <span class="node">Node ${row.node}</span>`}</button>${notesOf(row)}`
}

function notesOf({ metric, others, doubts, warnings, ...row }: PageRow): Html {
  const notes = [
    metric === null ? noHtml : markup`<span>${metric}</span>`,
    row.beyond ? markup`<span class="fails">fails the check</span>` : noHtml,
    row.accepted ? markup`<span>accepted</span>` : noHtml,
    ...doubts.map((text) => markup`<span class="warned">${text}</span>`),
    others === '' ? noHtml : markup`<span>${others}</span>`,
    warnings === 0 ? noHtml : markup`<span class="warned">${countText(warnings, 'warning')}</span>`,
  ].filter((note) => note !== noHtml)
  return notes.length === 0 ? noHtml : markup`<div class="notes">${notes}</div>`
}
