import type { Verdict } from '../model/verdict.ts'
import { fitted } from './fit.ts'
import type { Detail, Page, Portion } from './page.ts'
import { rowsWith } from './row.ts'
import { sectionsText } from './sections-text.ts'

/** How large a page may become, and where on the size ladder it begins. */
export interface PageSize {
  readonly limit: number
  /** Size of a text in the unit of `limit`. */
  readonly sizeOf: (text: string) => number
  /** Rungs of the ladder to go down at least. */
  readonly from: number
}

/** A page as text, with as much detail as its size allows. */
export function fittedPage(page: Omit<Page, 'detail'>, size: PageSize): string {
  return fitted({
    ...size,
    render: (detail) => sectionsText({ ...page, detail }),
    rowsShown: (detail) => rowsShown(page, detail),
  })
}

function rowsShown({ rows, result }: Pick<Page, 'rows' | 'result'>, detail: Detail): number {
  const count = (verdict: Verdict): number => rowsWith(rows, verdict).length
  const same = count('unchanged')
  return [
    detail.same === 'counts' ? 0 : same,
    shownOf(detail.regressions, count('regression')),
    shownOf(detail.improvements, count('improvement')),
    Math.min(detail.unsettledRows, count('inconclusive')),
    plotted(detail, rows.length, same),
    shownOf(detail.failures, result.failures.length),
  ].reduce((sum, each) => sum + each, 0)
}

function shownOf({ open, folded }: Portion, count: number): number {
  return Math.min(open + folded, count)
}

function plotted({ plot }: Detail, all: number, same: number): number {
  switch (plot) {
    case 'all':
      return all
    case 'told':
      return all - same
    case 'none':
      return 0
  }
}
