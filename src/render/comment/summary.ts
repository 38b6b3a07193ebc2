import type { Result } from '../../model/judging/result.ts'
import { fittedPage } from './fitted.ts'
import { noLinks, pageOf, type PageOrigin } from './page.ts'

/** Bytes that a step may write to its job summary, less what the runner may add. */
const summaryLimitBytes = 1_000_000

const ofNobody: PageOrigin = { links: noLinks, fromFork: false }

/** The job summary, at most 1,000,000 bytes of UTF-8. */
export function renderSummary(result: Result, origin: PageOrigin = ofNobody): string {
  return fittedPage(pageOf(result, { context: null, ...origin }), {
    limit: summaryLimitBytes,
    sizeOf: utf8Length,
    from: 0,
  })
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length
}
