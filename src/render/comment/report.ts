import type { Result } from '../../model/judging/result.ts'
import { fullDetail } from './fitted.ts'
import { noLinks, pageOf, type Links } from './page.ts'
import { sectionsText } from './sections-text.ts'

/** The report file: the comment's content with all rows and no size limit. */
export function renderReport(result: Result, links: Links = noLinks): string {
  return sectionsText({
    ...pageOf(result, { context: null, links, fromFork: false }),
    detail: fullDetail,
  })
}
