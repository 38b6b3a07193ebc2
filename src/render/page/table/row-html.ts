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
import type { PageRow } from '../data/page-row.ts'
import { forest, forestAxis } from './forest.ts'

/** A row and where it stands. */
interface PlacedRow {
  readonly row: PageRow
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

const text = { align: 'left' } as const

const number = { align: 'right' } as const

const columns: readonly PageColumn[] = [
  { key: 'verdict', title: 'Verdict', style: 'c-v', ...text, cell: ({ row }) => verdictChip(row) },
  { key: 'name', title: 'Benchmark', style: 'c-n', ...text, cell: openerCell },
  {
    key: 'forest',
    title: '95% CI',
    style: 'c-f',
    ...text,
    cell: ({ row, range }) => forest(row, range),
  },
  { key: 'change', title: 'Change', style: 'c-c', ...number, cell: ({ row }) => wholeChange(row) },
  {
    key: 'width',
    title: 'CI, %',
    style: 'c-i',
    ...number,
    cell: ({ row: { low, high } }) => endsText(low, high),
  },
  {
    key: 'base',
    title: 'Base',
    style: 'c-b',
    ...number,
    cell: ({ row: { base, unit } }) => valueText(base, unit),
  },
  {
    key: 'head',
    title: 'Head',
    style: 'c-h',
    ...number,
    cell: ({ row: { head, unit } }) => valueText(head, unit),
  },
  { key: 'floor', title: 'Floor', style: 'c-l', ...number, cell: ({ row }) => floorMargin(row) },
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
      markup`<td role="cell" class="${classOf(column)}">${column.cell({ row, at, range })}</td>`,
  )
  return markup`<tr role="row" class="row" data-at="${at}" data-v="${row.verdict}">${cells}</tr>`
}

function openerCell({ row, at }: PlacedRow): Html {
  return markup`<button type="button" class="open" id="r${at}" aria-expanded="false"><span class="name">${nameOrBlank(row.name)}</span>${row.node === null ? noHtml : markup` <span class="node">Node ${row.node}</span>`}</button>${notesOf(row)}`
}

/** A change with as many decimals as keep its interval's ends apart. */
export function wholeChange({
  change,
  low,
  high,
}: Pick<PageRow, 'change' | 'low' | 'high'>): string {
  return change === null ? '–' : percentText(change, decimalsOf(low, high))
}

function floorMargin({ floor }: PageRow): string {
  return floor === null ? '–' : marginText(floor)
}

/** The verdict as a word in its colour. */
export function verdictChip({ verdict, word }: Pick<PageRow, 'verdict' | 'word'>): Html {
  return markup`<span class="chip v-${verdict}">${word}</span>`
}

function notesOf({ metric, others, warnings, beyond, accepted: isAccepted }: PageRow): Html {
  const notes = [
    metric === null ? noHtml : markup`<span>${metric}</span>`,
    beyond ? markup`<span class="fails">fails the check</span>` : noHtml,
    isAccepted ? markup`<span>accepted</span>` : noHtml,
    others === '' ? noHtml : markup`<span>${others}</span>`,
    warnings === 0 ? noHtml : markup`<span class="warned">${countText(warnings, 'warning')}</span>`,
  ].filter((note) => note !== noHtml)
  return notes.length === 0 ? noHtml : markup`<div class="notes">${notes}</div>`
}

/** Something to be seen, also for a name of nothing but spaces. */
function nameOrBlank(name: string): string {
  return name.trim() === '' ? '(blank)' : name
}
