import { idWithout } from '../../../model/build/build.ts'
import { gatingOf } from '../../../model/judging/gating.ts'
import { groupedBy } from '../../../model/grouped-by.ts'
import type { CommentInput } from '../../comment/comment-input.ts'
import { axisRange } from '../../rows/axis-range.ts'
import { besidesText } from '../../rows/row-text.ts'
import { otherWarnings, type Row } from '../../rows/row.ts'
import type { Column } from '../../text/columns.ts'
import { countText } from '../../text/format.ts'
import { foreignNames } from '../../text/escape.ts'
import { pageFigures, type PageFigures } from '../data/page-figures.ts'
import { markup, noHtml, type Html, type HtmlValue } from '../html.ts'
import { verdictChip } from './detail-html.ts'
import { forest, forestAxis } from './forest.ts'

/** A row as the page's script adds it to the table, and by what it is found. */
export interface PageRow {
  readonly html: string
  /** Its verdict and word, as its chip above the table has them. */
  readonly kind: string
  /** Name, word and other metrics, in lower case. */
  readonly text: string
  /** What each column is sorted by, in their order; `null` where it has nothing. */
  readonly keys: readonly (number | string | null)[]
}

/** The rows of the table, and its titles above them. */
interface PageTable {
  readonly head: Html
  readonly rows: readonly PageRow[]
}

/** A row with its figures, and where it stands. */
interface PlacedRow {
  readonly row: Row
  readonly figures: PageFigures
  /** Gating metrics that say otherwise, in words. */
  readonly othersText: string
  /** Number of warnings on the metrics that gate it. */
  readonly warnings: number
  /** Its position in the table: names the row and finds its details. */
  readonly at: number
}

/** A column, the class of its cells, and what it is sorted by; `null` for what is drawn. */
interface PageColumn extends Column<PlacedRow, HtmlValue> {
  readonly style: string
  readonly key: ((row: PlacedRow) => number | string | null) | null
}

/** Metrics besides the leading one that a row names. */
const othersAtMost = 6

/** The table of a page with its closed rows; with roles, because on a narrow screen it is laid out as blocks. */
export function pageRows({ result, rows, mainMetric }: CommentInput): PageTable {
  const gates = gatingOf(result.plan)
  const gatingFindings = groupedBy(
    result.findings.filter(({ benchmarkId, metric }) => gates(benchmarkId, metric)),
    ({ benchmarkId }) => benchmarkId,
  )
  const placedRows = rows.map((row, at): PlacedRow => ({
    row,
    figures: pageFigures(row),
    othersText: besidesText(row, othersAtMost, foreignNames),
    warnings: (gatingFindings.get(row.benchmarkId) ?? []).flatMap(({ judged }) =>
      otherWarnings(judged),
    ).length,
    at,
  }))
  const range = axisRange(placedRows.map(({ figures }) => figures))
  const columns: readonly PageColumn[] = [
    {
      style: 'c-v',
      title: 'Verdict',
      align: 'left',
      cell: ({ figures }) => verdictChip(figures),
      key: ({ at }) => at,
    },
    {
      style: 'c-n',
      title: 'Benchmark',
      align: 'left',
      cell: (placed) =>
        openerHtml(placed, placed.row.metric === mainMetric ? null : placed.row.metric),
      key: ({ row }) => row.benchmarkId,
    },
    {
      style: 'c-f',
      title: '95% CI',
      align: 'left',
      cell: ({ figures }) => forest(figures, range),
      key: null,
    },
    figureColumn('change', 'Change', ({ figures }) => figures.change),
    figureColumn('interval', 'CI, %', ({ figures: { low, high } }) =>
      low === null || high === null ? null : high - low,
    ),
    figureColumn('base', 'Base', ({ row }) => row.finding.baseCentre),
    figureColumn('head', 'Head', ({ row }) => row.finding.headCentre),
    figureColumn('floor', 'Floor', ({ figures }) => figures.floor),
  ]
  return {
    head: markup`<tr role="row">${columns.map(
      (column) =>
        markup`<th role="columnheader" scope="col" class="${classOf(column)}" aria-sort="none">${column.key === null ? markup`<span class="sr">${column.title}, drawn</span>${forestAxis(range)}` : markup`<button type="button" class="sort" disabled>${column.title}</button>`}</th>`,
    )}</tr>`,
    rows: placedRows.map((placed): PageRow => {
      const { row, othersText, at } = placed
      const { verdict } = row.finding
      const cells = columns.map(
        (column) => markup`<td role="cell" class="${classOf(column)}">${column.cell(placed)}</td>`,
      )
      return {
        html: markup`<tr role="row" class="row" data-at="${at}" data-v="${verdict}">${cells}</tr>`
          .markup,
        kind: `${verdict} ${row.word}`,
        text: `${row.benchmarkId} ${row.word} ${othersText}`.toLowerCase(),
        keys: columns.map(({ key }) => key?.(placed) ?? null),
      }
    }),
  }
}

const figureStyles = { change: 'c-c', interval: 'c-i', base: 'c-b', head: 'c-h', floor: 'c-l' }

function figureColumn(
  name: keyof PageFigures['texts'],
  title: string,
  key: PageColumn['key'],
): PageColumn {
  return {
    style: figureStyles[name],
    title,
    align: 'right',
    cell: ({ figures }) => figures.texts[name],
    key,
  }
}

function classOf({ style, align }: PageColumn): string {
  return align === 'right' ? `${style} num` : style
}

function openerHtml({ row, othersText, warnings, at }: PlacedRow, metric: Row['metric']): Html {
  const { benchmarkId, runtime, finding } = row
  const name = idWithout(benchmarkId, runtime)
  const notes = [
    metric === null ? noHtml : markup`<span>${metric.label}</span>`,
    finding.beyondLimit ? markup`<span class="fails">fails the check</span>` : noHtml,
    finding.acceptance === undefined ? noHtml : markup`<span>accepted</span>`,
    ...row.doubts.map((text) => markup`<span class="warned">${text}</span>`),
    othersText === '' ? noHtml : markup`<span>${othersText}</span>`,
    warnings === 0 ? noHtml : markup`<span class="warned">${countText(warnings, 'warning')}</span>`,
  ].filter((note) => note !== noHtml)
  return markup`<button type="button" class="open" id="r${at}" aria-expanded="false"><span class="name">${name.trim() === '' ? '(blank)' : name}</span>${runtime === null ? noHtml : markup` <span class="node">Node ${runtime}</span>`}</button>${notes.length === 0 ? noHtml : markup`<div class="notes">${notes}</div>`}`
}
