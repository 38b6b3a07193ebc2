import { groupedBy } from '../../model/grouped-by.ts'
import { type Html, markup, noHtml } from '../../render/page/html.ts'
import { plainText } from '../../render/text/escape.ts'
import { percentText } from '../../render/text/format.ts'
import { commitAnchor, curveDrawing, sparkline } from './curve-drawing.ts'
import {
  curveChangeText,
  changeWord,
  curvesOfRecord,
  type CurveChange,
  type CurvePoint,
  type RecordCurve,
} from './curves-of-record.ts'
import type { RecordLine } from './record-line.ts'

/** What a site is made from. */
export interface SiteRequest {
  readonly lines: readonly RecordLine[]
  /** `null` for the project's name. */
  readonly title: string | null
}

/** What all pages of a site say. */
interface SiteFacts {
  readonly title: string
  /** Address of the repository's pages; `null` when it has none. */
  readonly repository: string | null
}

/** A curve and the file that its page is in, relative to the top of the site. */
interface SitePage {
  readonly curve: RecordCurve
  readonly path: string
}

const newestListed = 40

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

/** Every file of the site, relative to its top. */
export function* siteFiles({
  lines,
  title: givenTitle,
}: SiteRequest): Generator<{ readonly path: string; readonly content: string }> {
  const newest = lines
    .toSorted((first, second) => (first.measuredAt < second.measuredAt ? -1 : 1))
    .at(-1)
  const title = givenTitle ?? newest?.project ?? 'deadheat'
  const facts = { title, repository: newest?.repository ?? null }
  const curves = curvesOfRecord(lines).toSorted((first, second) =>
    first.benchmark < second.benchmark ? -1 : 1,
  )
  const pages = sitePages(curves)
  yield { path: 'style.css', content: styleSheet }
  yield { path: 'index.html', content: indexPage(pages, facts) }
  yield { path: 'commits.html', content: commitsPage(lines, facts) }
  for (const { path, curve } of pages) yield { path, content: curvePage(curve, facts) }
}

/** Each curve with a file name that stays the same as long as its benchmark is called the same. */
function sitePages(curves: readonly RecordCurve[]): readonly SitePage[] {
  const takenNames = new Set<string>()
  return curves.map((curve) => {
    const { key, benchmark, metric } = curve
    const words = `${benchmark} ${metric}`
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    const name = `${words.slice(0, 60).toLowerCase()}-${hashOf(JSON.stringify([key, benchmark, metric]))}`
    let path = `b/${name}.html`
    for (let more = 2; takenNames.has(path); more += 1) path = `b/${name}-${more}.html`
    takenNames.add(path)
    return { curve, path }
  })
}

/** The first page: a small curve of each benchmark, by key and file. */
function indexPage(pages: readonly SitePage[], { title }: SiteFacts): string {
  const groups = [...groupedBy(pages, pageGroup)].toSorted(([first], [second]) =>
    first < second ? -1 : 1,
  )
  return htmlPage(
    title,
    '',
    markup`<main><h1>${title}</h1>
<p>How each benchmark changed on the default branch: chained ratios, measured in pairs. <a href="commits.html">All commits</a>.</p>
${pages.length === 0 ? markup`<p>No two commits have been recorded yet.</p>` : noHtml}
${groups.map(
  ([group, members]) => markup`<h2>${group}</h2>
${table(['Benchmark', 'Curve', 'Since the first commit', 'Last change'], members.map(indexRow))}`,
)}</main>`,
  )
}

function pageGroup({ curve: { key, benchmark } }: SitePage): string {
  const file = benchmark.includes('/') ? benchmark.slice(0, benchmark.lastIndexOf('/')) : ''
  const names = [key === 'default' ? '' : key, file].filter((part) => part !== '')
  return names.length === 0 ? 'Benchmarks' : names.join(': ')
}

function indexRow({ curve, path }: SitePage): Html {
  const { benchmark, metric, points, changes } = curve
  const last = changes.at(-1)
  const change =
    last === undefined
      ? noHtml
      : markup`${changeHtml(curve, last)} in ${points[last.to]?.commit.sha.slice(0, 7) ?? ''}`
  return markup`<tr><th scope="row"><a href="${path}">${benchmark}</a> ${metric}</th><td>${sparkline(curve)}</td><td>${percentOfLevel(points.at(-1)?.level ?? 0)}</td><td>${change}</td></tr>`
}

/** All commits of a record, newest first, with what led to them. */
function commitsPage(lines: readonly RecordLine[], { title, repository }: SiteFacts): string {
  const all = lines.flatMap(({ base, head }) => [base, head])
  const commits = new Map(all.map((commit) => [commit.sha, commit]))
  const reports = new Map(lines.map(({ head, report }) => [head.sha, report]))
  const rows = [...commits.values()]
    .toSorted((first, second) => second.position - first.position)
    .map((commit) => {
      const { sha, title: words, pull, tags } = commit
      const report = reports.get(sha) ?? null
      const address = (path: string): string | null =>
        repository === null ? null : `${repository}/${path}`
      return markup`<tr id="${commitAnchor(commit)}"><td>${linkTo(address(`commit/${sha}`), sha.slice(0, 7))}${
        pull === null || repository === null
          ? noHtml
          : markup`, ${linkTo(address(`pull/${pull}`), `#${pull}`)}`
      }${report === null ? noHtml : markup`, ${linkTo(report, 'report')}`}</td><td>${words}</td><td>${tags.map((tag) => plainText(tag, 40)).join(', ')}</td></tr>`
    })
  return htmlPage(
    `Commits · ${title}`,
    '',
    markup`<nav><a href="index.html">${title}</a></nav><main><h1>Commits</h1>
${table(['Commit', 'Title', 'Tags'], rows)}</main>`,
  )
}

/** The page of one benchmark and metric. */
function curvePage(curve: RecordCurve, { title, repository }: SiteFacts): string {
  const { benchmark, metric, key, better, points, changes } = curve
  const newest = points.at(-1)
  const since =
    newest === undefined
      ? ''
      : `; the newest against the first: ${percentOfLevel(newest.level)} (${percentOfLevel(newest.low)} to ${percentOfLevel(newest.high)})`
  const changeRows = changes.toReversed().flatMap((change) => {
    const [from, to] = [points[change.from], points[change.to]]
    if (from === undefined || to === undefined) return []
    const where =
      change.kind === 'step'
        ? noHtml
        : markup` after ${linkToCommit(from)}, over ${change.to - change.from} comparisons`
    return markup`<tr><td>${changeHtml(curve, change)}</td><td>${linkToCommit(to)} ${plainText(to.commit.title, 80)}${where}</td><td>${pointLinks(to, repository)}</td></tr>`
  })
  const pointRows = points
    .slice(-newestListed)
    .toReversed()
    .map((point) => {
      const tags = point.commit.tags.map((tag) => markup` <b>${plainText(tag, 40)}</b>`)
      return markup`<tr><td>${linkToCommit(point)}${tags}</td><td>${percentOfLevel(point.level)}</td><td>${percentOfLevel(point.low)} to ${percentOfLevel(point.high)}</td><td>${pointVerdict(point)}</td><td>${pointLinks(point, repository)}</td></tr>`
    })
  return htmlPage(
    `${benchmark} · ${metric} · ${title}`,
    '../',
    markup`<nav><a href="../index.html">${title}</a></nav>
<main><h1>${benchmark}</h1>
<p>${metric}, ${better} is better, machines of the key ${key}. ${points.length} commits${since}.</p>
<figure><div class="wide">${curveDrawing(curve)}</div><figcaption>Change since the first commit. Each commit was measured in pairs against one before it. The band is the 95% interval of all that lies between, so it grows along the chain and shrinks where a fixed reference was measured. Where the line is interrupted, nothing connects the two parts. Solid lines mark changes, dotted ones releases, dashed ones another class of machine.</figcaption></figure>
<h2>Changes</h2>
${changeRows.length === 0 ? markup`<p>None that stands out from the noise.</p>` : table(['Change', 'Commit', 'Behind it'], changeRows)}
<h2>Newest commits</h2>${table(['Commit', 'Level', '95% interval', 'Verdict', 'Behind it'], pointRows)}</main>`,
  )
}

/**
 * A whole page without scripts, which loads nothing but the style sheet beside it.
 *
 * @param up - from the page to the top of the site: `` or `../`
 */
function htmlPage(title: string, up: '' | '../', body: Html): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${up}style.css">
</head>
<body>
${body}
</body>
</html>
`.toString()
}

function table(titles: readonly string[], rows: readonly Html[]): Html {
  return markup`<div class="wide"><table><thead><tr>${titles.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead><tbody>
${rows.map((row) => markup`${row}\n`)}</tbody></table></div>`
}

function changeHtml(curve: RecordCurve, change: CurveChange): Html {
  const word = changeWord(curve, change)
  return markup`<span class="${word}">${word}</span> ${curveChangeText(change)}`
}

const words = {
  regression: 'worse',
  improvement: 'better',
  unchanged: 'same',
  inconclusive: 'unknown',
} as const

function pointVerdict({ verdict, isBroken }: CurvePoint): string {
  if (verdict !== null) return words[verdict]
  return isBroken ? 'not connected' : 'first'
}

function percentOfLevel(level: number): string {
  return percentText(Math.expm1(level))
}

function linkToCommit({ commit }: CurvePoint): Html {
  return markup`<a href="../commits.html#${commitAnchor(commit)}">${commit.sha.slice(0, 7)}</a>`
}

/** The pull request and the report behind a point. */
function pointLinks(
  { commit: { pull, sha }, report }: CurvePoint,
  repository: string | null,
): Html {
  const origin =
    repository === null || pull === null
      ? linkTo(repository === null ? null : `${repository}/commit/${sha}`, 'commit')
      : linkTo(`${repository}/pull/${pull}`, `#${pull}`)
  return report === null ? origin : markup`${origin}, ${linkTo(report, 'report')}`
}

/** A link to an address of the web, or the text alone where there is no address. */
function linkTo(address: string | null, text: string): Html {
  // Only these addresses become links, whatever a record contains.
  if (address === null || !/^https?:\/\//.test(address)) return markup`${text}`
  return markup`<a href="${address}" rel="noreferrer">${text}</a>`
}

/** FNV-1a, 32 bits, in base 36 (Fowler, Noll and Vo 1991). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return hash.toString(36)
}
