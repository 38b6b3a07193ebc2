import type { Result } from '../../model/judging/result.ts'
import { fittedPage } from './fit.ts'
import { pageOf, type Links } from './page.ts'
import { tallyText } from './tally.ts'

/** Characters of a check's summary: GitHub takes 65,535. */
const summaryLimit = 60_000

/** A result as a check says it: a title of few words, and Markdown below it. */
export function renderCheck(
  result: Result,
  links: Links,
): { readonly title: string; readonly summary: string } {
  const page = pageOf(result, { context: null, links })
  return {
    title: tallyText(result, page.rows, page.state),
    summary: fittedPage(page, { limit: summaryLimit, sizeOf: ({ length }) => length, from: 0 }),
  }
}
