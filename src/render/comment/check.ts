import type { Result } from '../../model/judging/result.ts'
import { fittedPage } from './fitted.ts'
import { pageOf, type PageOrigin } from './page.ts'
import { titleText } from './tally.ts'

/** Character limit of a check's summary: GitHub accepts 65,535. */
const summaryLimit = 60_000

/** A result as a check shows it: a short title, and Markdown below it. */
export function renderCheck(
  result: Result,
  origin: PageOrigin,
): { readonly title: string; readonly summary: string } {
  const page = pageOf(result, { context: null, ...origin })
  return {
    title: `${titleText(result, page.rows, page.state)}${origin.fromFork ? " · untrusted: from a fork's job" : ''}`,
    summary: fittedPage(page, { limit: summaryLimit, sizeOf: ({ length }) => length, from: 0 }),
  }
}
