import type { Detail, Page, Portion } from './page.ts'
import type { Verdict } from '../../model/judging/verdict.ts'
import { rowsWith } from '../rows/row.ts'
import { sectionsText } from './sections-text.ts'

/** Full detail, as far as it stays readable: for files. */
export const fullDetail: Detail = {
  same: 'full',
  plot: 'all',
  metrics: 'rows',
  regressions: { open: 25, foldedCount: Infinity },
  improvements: { open: 10, foldedCount: Infinity },
  unsettledRows: Infinity,
  failures: { open: 5, foldedCount: Infinity },
  metricsAtMost: 50,
  otherMetrics: 3,
  warnings: 20,
  nameLength: 80,
}

/** What each rung leaves out, in addition to all rungs before it. */
const rungs: readonly Partial<Detail>[] = [
  {},
  { same: 'narrow' },
  { plot: 'changed' },
  { same: 'counts' },
  { plot: 'none', metrics: 'summary' },
  {
    regressions: { open: 25, foldedCount: 150 },
    improvements: { open: 10, foldedCount: 75 },
    unsettledRows: 75,
    failures: { open: 3, foldedCount: 22 },
  },
  { improvements: { open: 10, foldedCount: 0 }, unsettledRows: 25 },
  { regressions: { open: 25, foldedCount: 0 }, unsettledRows: 0 },
  { failures: { open: 1, foldedCount: 24 } },
  { failures: { open: 0, foldedCount: 25 }, nameLength: 40, warnings: 5, metricsAtMost: 8 },
  { improvements: { open: 3, foldedCount: 0 }, nameLength: 24, otherMetrics: 0 },
]

/** The details of the size ladder, from everything to the minimum that is always kept. */
export const ladder: readonly Detail[] = rungs.map((_, index) =>
  Object.assign({}, fullDetail, ...rungs.slice(0, index + 1)),
)

/** The text to shrink. */
export interface FitRequest {
  /** Renders the text at one detail. */
  readonly render: (detail: Detail) => string
  /** Size of a text in the unit of `limit`. */
  readonly sizeOf: (text: string) => number
  readonly limit: number
  /** Number of rows that the text contains at one detail. */
  readonly rowCount: (detail: Detail) => number
  /** Rung to start from, counted from 0. */
  readonly from: number
}

/** The shortest possible row of a table or plot; a rung with too many of them is skipped. */
const leastRowLength = 30

/** The first text of the ladder that is small enough, or that of the last rung. */
export function fitText({ render, sizeOf, limit, rowCount, from }: FitRequest): string {
  const [last = fullDetail, ...otherDetails] = ladder.toReversed()
  const fittingDetails = otherDetails
    .toReversed()
    .slice(from)
    .filter((detail) => rowCount(detail) * leastRowLength <= limit)
  for (const detail of fittingDetails) {
    const text = render(detail)
    if (sizeOf(text) <= limit) return text
  }
  return render(last)
}

/** Size limit of a page, and its first rung on the size ladder. */
export interface PageSize {
  readonly limit: number
  /** Size of a text in the unit of `limit`. */
  readonly sizeOf: (text: string) => number
  /** Rung of the ladder to start from. */
  readonly from: number
}

/** Renders a page with as much detail as its size limit allows. */
export function fittedPage(page: Omit<Page, 'detail'>, size: PageSize): string {
  return fitText({
    ...size,
    render: (detail) => sectionsText({ ...page, detail }),
    rowCount: (detail) => rowsShown(page, detail),
  })
}

function rowsShown({ rows, result }: Pick<Page, 'rows' | 'result'>, detail: Detail): number {
  const count = (verdict: Verdict): number => rowsWith(rows, verdict).length
  const same = count('unchanged')
  return [
    detail.same === 'counts' ? 0 : same,
    shownCount(detail.regressions, count('regression')),
    shownCount(detail.improvements, count('improvement')),
    Math.min(detail.unsettledRows, count('inconclusive')),
    plottedCount(detail, rows.length, same),
    shownCount(detail.failures, result.failures.length),
  ].reduce((sum, each) => sum + each, 0)
}

function shownCount({ open, foldedCount }: Portion, count: number): number {
  return Math.min(open + foldedCount, count)
}

function plottedCount({ plot }: Detail, all: number, same: number): number {
  switch (plot) {
    case 'all':
      return all
    case 'changed':
      return all - same
    case 'none':
      return 0
  }
}
