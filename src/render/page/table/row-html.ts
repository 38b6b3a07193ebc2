import {
  countText,
  decimalsOf,
  endsText,
  marginText,
  percentText,
  valueText,
} from '../../text/format.ts'
import { markup, noHtml, type Html } from '../html.ts'
import type { PageRow } from '../data/page-row.ts'
import { forest } from './forest.ts'

/** Cells of a row; a row of details goes over all of them. */
export const columnCount = 8

/** Where a row stands. */
export interface RowPlace {
  /** Its position in the table as the program sorted it: names the row and finds its details. */
  readonly at: number
  /** Number of the run, which keeps rows of several runs apart. */
  readonly run: number
  /** What the axis ends at. */
  readonly range: number
}

/**
 * A row of the table, closed. Roles are written out, because on a narrow screen the table is laid out
 * as blocks, which takes them from it in some browsers.
 */
export function rowHtml(row: PageRow, { at, run, range }: RowPlace): Html {
  const { change, low, high } = row
  const shownChange = change === null ? '–' : percentText(change, decimalsOf(low, high))
  return markup`<tr role="row" class="row" data-at="${at}" data-v="${row.verdict}"><td role="cell" class="c-v">${verdictChip(row)}</td><td role="cell" class="c-n"><button type="button" class="open" id="r${run}-${at}" aria-expanded="false"><span class="name">${nameOrBlank(row.name)}</span>${row.node === null ? noHtml : markup` <span class="node">Node ${row.node}</span>`}</button>${notesOf(row)}</td><td role="cell" class="c-f">${forest(row, range)}</td><td role="cell" class="c-c num">${shownChange}</td><td role="cell" class="c-i num">${endsText(low, high)}</td><td role="cell" class="c-b num">${valueText(row.base, row.unit)}</td><td role="cell" class="c-h num">${valueText(row.head, row.unit)}</td><td role="cell" class="c-l num">${row.floor === null ? '–' : marginText(row.floor)}</td></tr>`
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
