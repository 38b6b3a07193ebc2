import { linkText } from '../text/markdown.ts'
import type { Page } from '../comment/page.ts'

/** Where to find what a page had to leave out. */
export function elsewhere({ links }: Page): string {
  if (links.report !== null) return linkText('the report', links.report)
  return links.run === null ? 'the report' : linkText('the summary of the run', links.run)
}
