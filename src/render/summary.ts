import type { Result } from '../model/result.ts'
import { fitted } from './fit.ts'
import { noLinks, pageOf, type Links } from './page.ts'
import { sectionsText } from './sections-text.ts'

/** Bytes that a step may write to its job summary, less what the runner may add. */
const summaryLimitBytes = 1_000_000

/** The job summary, at most 1,000,000 bytes long as UTF-8. */
export function renderSummary(result: Result, links: Links = noLinks): string {
  return fitted(
    (detail) => sectionsText(pageOf(result, { context: null, links, detail })),
    summaryLimitBytes,
    bytesOf,
  ).text
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
