import type { RecordCurve } from './curve.ts'
import type { RecordLine } from './record-line.ts'
import { curvePage } from './curve-page.ts'
import {
  changeWord,
  commitAnchor,
  curveChangeText,
  type SiteFacts,
  type SitePage,
  sitePages,
} from './site-page.ts'
import { htmlPage, htmlText, linkTo } from './html.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { percentText } from '../../render/text/format.ts'
import { sparkline } from './curve-drawing.ts'

const most = 100

/** The style of all pages: the reader's own colours, light or dark, and the width of a telephone. */
const styleSheet = `:root{color-scheme:light dark;--ink:#1f2328;--paper:#fff;--soft:#59636e;--line:#0969da;--band:#0969da33;--worse:#b42318;--better:#116329;--rule:#d1d9e0}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--paper:#0d1117;--soft:#9da7b1;--line:#58a6ff;--band:#58a6ff33;--worse:#ff8f87;--better:#56d364;--rule:#30363d}}
body{margin:0 auto;max-width:70rem;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
a{color:var(--line)}
table{border-collapse:collapse;width:100%}
th,td{padding:.3rem .6rem .3rem 0;text-align:left;vertical-align:middle;border-bottom:1px solid var(--rule)}
tbody th{font-weight:400}
tr:target{outline:2px solid var(--line)}
.wide{overflow-x:auto}
figure .wide{direction:rtl}
.wide td,.wide th{min-width:6rem}
figure{margin:0}
figcaption{color:var(--soft);font-size:.9rem}
svg{display:block;max-width:100%}
.curve{direction:ltr;width:100%;min-width:40rem;max-width:none;height:auto}
.curve text{font-size:12px;fill:var(--soft)}
.spark{width:160px;height:32px}
.spark path,.line{fill:none;stroke:var(--line);stroke-width:1.5}
.band{fill:var(--band)}
.grid{stroke:var(--rule)}
.tag{stroke:var(--soft);stroke-dasharray:2 3}
text.tag{stroke:none}
.machine{stroke:var(--soft);stroke-dasharray:8 4}
circle{fill:var(--line)}
circle.regression{fill:var(--worse)}
circle.improvement{fill:var(--better)}
path.worse{stroke:var(--worse);stroke-width:1.5}
path.better{stroke:var(--better);stroke-width:1.5}
span.worse{color:var(--worse)}
span.better{color:var(--better)}
@media(max-width:40rem){.spark{width:5rem}.wide td,.wide th{min-width:4rem}}
@media print{body{max-width:none}}
`

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
    .toSorted((first, right) => (first.measuredAt < right.measuredAt ? -1 : 1))
    .at(-1)
  const title = givenTitle ?? newest?.project ?? 'deadheat'
  const facts = { title, repository: newest?.repository ?? null }
  const sortedCurves = curves.toSorted((first, right) =>
    first.benchmark < right.benchmark ? -1 : 1,
  )
  const pages = sitePages(sortedCurves)
  yield { path: 'style.css', content: styleSheet }
  yield { path: 'index.html', content: indexPage(pages, facts) }
  yield { path: 'commits.html', content: commitsPage(lines, facts) }
  const updatedAt = newest?.measuredAt ?? '1970-01-01T00:00:00Z'
  const address = url === null || url.endsWith('/') ? url : `${url}/`
  yield { path: 'feed.xml', content: changesFeed(pages, { ...facts, url: address, updatedAt }) }
  for (const page of pages) yield { path: page.path, content: curvePage(page, facts) }
}

/** All commits of a record, newest first, with what led to them. */
function commitsPage(lines: readonly RecordLine[], { title, repository }: SiteFacts): string {
  const commits = new Map(
    lines.flatMap(({ base, head }) => [base, head]).map((commit) => [commit.sha, commit]),
  )
  const reports = new Map(lines.map(({ head, report }) => [head.sha, report]))
  const sortedCommits = [...commits.values()].toSorted(
    (first, right) => right.position - first.position,
  )
  const rows = sortedCommits.map((commit) => {
    const { sha, title: words, pull, tags } = commit
    const report = reports.get(sha) ?? null
    const links = [
      linkTo(repository === null ? null : `${repository}/commit/${sha}`, sha.slice(0, 7)),
      ...(pull === null || repository === null
        ? []
        : [linkTo(`${repository}/pull/${pull}`, `#${pull}`)]),
      ...(report === null ? [] : [linkTo(report, 'report')]),
    ]
    return `<tr id="${commitAnchor(commit)}"><td>${links.join(', ')}</td><td>${htmlText(words)}</td><td>${tags.map((tag) => htmlText(tag, 40)).join(', ')}</td></tr>`
  })
  const body = [
    `<nav><a href="index.html">${htmlText(title)}</a></nav><main><h1>Commits</h1>`,
    `<div class="wide"><table><thead><tr><th scope="col">Commit</th><th scope="col">Title</th><th scope="col">Tags</th></tr></thead><tbody>`,
    ...rows,
    '</tbody></table></div></main>',
  ].join('\n')
  return htmlPage(`Commits · ${title}`, '', body)
}

/**
 * The changes of all curves as an Atom feed (RFC 4287), newest first.
 *
 * @param url - address of the site, with a slash at its end; `null` when it is not known
 * @param updatedAt - when the newest line was measured
 */
function changesFeed(
  pages: readonly SitePage[],
  {
    title,
    url,
    updatedAt,
  }: SiteFacts & { readonly url: string | null; readonly updatedAt: string },
): string {
  const entries = pages.flatMap(({ curve, path }) =>
    curve.changes.flatMap((change) => {
      const point = curve.points[change.to]
      return point === undefined ? [] : [{ curve, path, change, point }]
    }),
  )
  const newest = entries
    .toSorted((first, right) => right.point.commit.position - first.point.commit.position)
    .slice(0, most)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>${htmlText(title)}</title><id>${htmlText(url ?? `urn:deadheat:${title}`, 1000)}</id><updated>${htmlText(updatedAt)}</updated><author><name>deadheat</name></author>`,
    ...(url === null ? [] : [`<link rel="self" href="${htmlText(`${url}feed.xml`, 1000)}"/>`]),
    ...newest.map(({ curve, path, change, point }) => {
      const { sha, title: words } = point.commit
      const what = `${curve.benchmark}, ${curve.metric}: ${changeWord(curve, change)}, ${curveChangeText(change)}`
      const id = `urn:deadheat:${encodeURIComponent(path)}:${sha}`
      return `<entry><title>${htmlText(what, 400)}</title><id>${id}</id><updated>${htmlText(point.measuredAt)}</updated><link href="${htmlText(`${url ?? ''}${path}`, 1000)}"/><summary>${htmlText(`${sha.slice(0, 7)} ${words}`, 300)}</summary></entry>`
    }),
    '</feed>',
    '',
  ].join('\n')
}

/** The first page: a small curve of each benchmark, by key and file. */
function indexPage(pages: readonly SitePage[], { title }: SiteFacts): string {
  const groups = [...groupedBy(pages, pageGroup)].toSorted(([leftText], [right]) =>
    leftText < right ? -1 : 1,
  )
  const body = [
    `<main><h1>${htmlText(title)}</h1>`,
    `<p>How each benchmark changed on the default branch: chained ratios, measured in pairs. <a href="commits.html">All commits</a>, <a href="feed.xml">feed of changes</a>.</p>`,
    pages.length === 0 ? '<p>No two commits have been recorded yet.</p>' : '',
    ...groups.map(
      ([group, members]) =>
        `<h2>${htmlText(group)}</h2><div class="wide"><table><thead><tr><th scope="col">Benchmark</th><th scope="col">Curve</th><th scope="col">Since the first commit</th><th scope="col">Last change</th></tr></thead><tbody>\n${members.map(curveRow).join('\n')}\n</tbody></table></div>`,
    ),
    '</main>',
  ].join('\n')
  return htmlPage(title, '', body)
}

function pageGroup({ curve: { key, benchmark } }: SitePage): string {
  const file = benchmark.includes('/') ? benchmark.slice(0, benchmark.lastIndexOf('/')) : ''
  return (
    [key === 'default' ? '' : key, file].filter((part) => part !== '').join(': ') || 'Benchmarks'
  )
}

function curveRow({ curve, path }: SitePage): string {
  const { benchmark, metric, points, changes } = curve
  const newest = points.at(-1)
  const last = changes.at(-1)
  const since = newest === undefined ? '' : percentText(Math.expm1(newest.level))
  const word = last === undefined ? '' : changeWord(curve, last)
  const change =
    last === undefined
      ? ''
      : `<span class="${word}">${word}</span> ${htmlText(curveChangeText(last))} in ${points[last.to]?.commit.sha.slice(0, 7) ?? ''}`
  return `<tr><th scope="row"><a href="${path}">${htmlText(benchmark)}</a> ${htmlText(metric)}</th><td>${sparkline(curve)}</td><td>${since}</td><td>${change}</td></tr>`
}
