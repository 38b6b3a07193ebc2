import type { Result } from '../../model/judging/result.ts'
import { fullDetail } from './fitted.ts'
import { noLinks, pageOf, type Links } from './page.ts'
import { sectionsText } from './sections-text.ts'

/** The report file: what the comment says, with all rows and without any limit. */
export function renderReport(result: Result, links: Links = noLinks): string {
  return sectionsText({
    ...pageOf(result, { context: null, links, fromFork: false }),
    detail: fullDetail,
  })
}
