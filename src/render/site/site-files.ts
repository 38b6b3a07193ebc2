import type { RecordCurve } from '../../model/record/curve.ts'
import type { RecordLine } from '../../model/record/record-line.ts'
import { changesFeed } from './changes-feed.ts'
import { commitsPage } from './commits-page.ts'
import { curvePage } from './curve-page.ts'
import { indexPage } from './index-page.ts'
import { sitePages } from './site-page.ts'
import { styleSheet } from './style-sheet.ts'

/** What a site is made from. */
export interface SiteRequest {
  readonly lines: readonly RecordLine[]
  /** Those of the lines. */
  readonly curves: readonly RecordCurve[]
  /** `null` for the project's name. */
  readonly title: string | null
  /** Where the pages will be; `null` when that is not known. */
  readonly url: string | null
}

/** Every file of the site, relative to its top. */
export function* siteFiles({
  lines,
  curves,
  title: givenTitle,
  url,
}: SiteRequest): Generator<{ readonly path: string; readonly content: string }> {
  const newest = lines
    .toSorted((left, right) => (left.measuredAt < right.measuredAt ? -1 : 1))
    .at(-1)
  const title = givenTitle ?? newest?.project ?? 'deadheat'
  const facts = { title, repository: newest?.repository ?? null }
  const sortedCurves = curves.toSorted((left, right) => (left.benchmark < right.benchmark ? -1 : 1))
  const pages = sitePages(sortedCurves)
  yield { path: 'style.css', content: styleSheet }
  yield { path: 'index.html', content: indexPage(pages, facts) }
  yield { path: 'commits.html', content: commitsPage(lines, facts) }
  const updatedAt = newest?.measuredAt ?? '1970-01-01T00:00:00Z'
  const address = url === null || url.endsWith('/') ? url : `${url}/`
  yield { path: 'feed.xml', content: changesFeed(pages, { ...facts, url: address, updatedAt }) }
  for (const page of pages) yield { path: page.path, content: curvePage(page, facts) }
}
