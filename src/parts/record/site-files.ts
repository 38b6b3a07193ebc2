import { digestOf } from '../../host/files/digest-of.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { htmlTable } from '../../render/page/html-table.ts'
import { type Html, type HtmlValue, markup, noHtml } from '../../render/page/html.ts'
import { pageStyle, siteStyle } from '../../render/page/page-text.ts'
import type { Column } from '../../render/text/columns.ts'
import { plainText } from '../../render/text/escape.ts'
import { curvePlot, mostPoints, sparkline } from './curve-plot.ts'
import {
  bandText,
  curveChangeText,
  curvesOfRecord,
  type CurveChange,
  type CurvePoint,
  dayOf,
  levelText,
  type RecordCurve,
  shortSha,
} from './curves-of-record.ts'
import type { RecordLine } from './record-line.ts'

/** A curve and the file that its page is in, relative to the top of the site. */
interface SitePage {
  readonly curve: RecordCurve
  readonly path: string
}

/** Every file of the site of a record, relative to its top. */
export function* siteFiles(
  lines: readonly RecordLine[],
): Generator<{ readonly path: string; readonly content: string }> {
  const newest = lines
    .toSorted((first, second) => (first.measuredAt < second.measuredAt ? -1 : 1))
    .at(-1)
  const { project = 'deadheat', repository = null } = newest ?? {}
  const pages = curvesOfRecord(lines)
    .toSorted(
      (first, second) =>
        changedAt(second) - changedAt(first) || (first.benchmark < second.benchmark ? -1 : 1),
    )
    .map((curve): SitePage => ({ curve, path: pagePath(curve) }))
  yield { path: 'style.css', content: pageStyle + siteStyle }
  yield { path: 'index.html', content: indexPage(pages, project) }
  for (const { path, curve } of pages)
    yield { path, content: curvePage(curve, project, repository) }
}

/** The position on the branch of a curve's newest change; 0 without one. */
function changedAt({ changes }: RecordCurve): number {
  return changes.at(-1)?.to.commit.position ?? 0
}

/** A file name that stays the same as long as the benchmark is called the same. */
function pagePath({ key, benchmark, metric }: RecordCurve): string {
  const words = `${benchmark} ${metric}`.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const hash = digestOf(JSON.stringify([key, benchmark, metric])).slice(0, 8)
  return `b/${words.slice(0, 60).toLowerCase()}-${hash}.html`
}

function indexPage(pages: readonly SitePage[], title: string): string {
  const groups = [...groupedBy(pages, pageGroup)].toSorted(([first], [second]) =>
    first < second ? -1 : 1,
  )
  const columns: readonly Column<SitePage, HtmlValue>[] = [
    cell('Benchmark', ({ curve: { benchmark, metric }, path }) => [
      markup`<a href="${path}">${benchmark}</a> `,
      metric,
    ]),
    cell('Last change', ({ curve: { changes } }) =>
      changes
        .slice(-1)
        .map((last) => [changeHtml(last), ` in ${shortSha(last.to)}, ${dayOf(last.to)}`]),
    ),
    cell('Curve', ({ curve }) => sparkline(curve)),
    cell('Since the first commit', ({ curve: { points } }) => levelText(points.at(-1)?.level ?? 0)),
  ]
  return htmlPage(
    title,
    '',
    markup`<main><h1>${title}</h1>
<p>How each benchmark changed on the default branch: chained ratios, measured in pairs.</p>
${pages.length === 0 ? markup`<p>No two commits have been recorded yet.</p>` : noHtml}
${groups.map(
  ([group, members]) => markup`<h2>${group}</h2>${htmlTable(group, columns, members)}`,
)}</main>`,
  )
}

function pageGroup({ curve: { key, benchmark } }: SitePage): string {
  const file = benchmark.includes('/') ? benchmark.slice(0, benchmark.lastIndexOf('/')) : ''
  const names = [key === 'default' ? '' : key, file].filter((part) => part !== '')
  return names.length === 0 ? 'Benchmarks' : names.join(': ')
}

function curvePage(curve: RecordCurve, title: string, repository: string | null): string {
  const { benchmark, metric, key, better, points, changes } = curve
  const since = points
    .slice(-1)
    .map((last) => `; the newest against the first: ${levelText(last.level)} (${bandText(last)})`)
  const commitCell = (point: CurvePoint): HtmlValue => commitHtml(point, repository)
  const changeColumns: readonly Column<CurveChange, HtmlValue>[] = [
    cell('Change', changeHtml),
    cell('Commit', ({ kind, from, to, steps }) => [
      commitCell(to),
      kind === 'step'
        ? noHtml
        : markup` after ${linkTo(commitAddress(from, repository), shortSha(from))}, over ${steps} comparisons`,
    ]),
    cell('Behind it', ({ to }) => pointLinks(to, repository)),
  ]
  const pointColumns: readonly Column<CurvePoint, HtmlValue>[] = [
    cell('Commit', (point) => markup`<span id="${shortSha(point)}">${commitCell(point)}</span>`),
    cell('Measured', dayOf),
    cell('Level', ({ level }) => levelText(level)),
    cell('95% interval', bandText),
    cell('Verdict', pointVerdict),
    cell('Behind it', (point) => pointLinks(point, repository)),
  ]
  return htmlPage(
    `${benchmark} · ${metric} · ${title}`,
    '../',
    markup`<main><nav><a href="../index.html">${title}</a></nav><h1>${benchmark}</h1>
<p>${metric}, ${better} is better, machines of the key ${key}. ${points.length} commits${since}.</p>
<figure><div class="wide" tabindex="0" role="group" aria-label="Curve">${curvePlot(curve)}</div><p class="note">Change since the first commit. Each commit was measured in pairs against one before it. The band is the 95% interval of all that lies between, so it grows along the chain and shrinks where a fixed reference was measured. Where the line is interrupted, nothing connects the two parts. Solid lines mark changes, dotted ones releases, dashed ones another class of machine. Point at the line, or step through it with Tab, to see a commit.</p></figure>
<h2>Changes</h2>
${changes.length === 0 ? markup`<p>None that stands out from the noise.</p>` : htmlTable('Changes', changeColumns, changes.toReversed())}
<h2>Commits, the newest first</h2>${htmlTable('Commits', pointColumns, points.slice(-mostPoints).toReversed())}</main>`,
  )
}

/** A page without scripts, which loads only the style sheet beside it; `up` leads to the top of the site. */
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

function cell<Row>(title: string, of: (row: Row) => HtmlValue): Column<Row, HtmlValue> {
  return { title, align: 'left', cell: of }
}

const words = {
  regression: 'worse',
  improvement: 'better',
  unchanged: 'same',
  inconclusive: 'unknown',
} as const

function changeHtml(change: CurveChange): Html {
  const { verdict } = change
  return markup`<span class="chip v-${verdict}">${words[verdict]}</span> ${curveChangeText(change)}`
}

function pointVerdict({ verdict, isBroken }: CurvePoint): string {
  if (verdict !== null) return words[verdict]
  return isBroken ? 'not connected' : 'first'
}

function commitAddress({ commit: { sha } }: CurvePoint, repository: string | null): string | null {
  return repository === null ? null : `${repository}/commit/${sha}`
}

function commitHtml(point: CurvePoint, repository: string | null): Html {
  const { title, tags } = point.commit
  return markup`${linkTo(commitAddress(point, repository), shortSha(point))} ${plainText(title, 80)}${tags.map((tag) => markup` <b>${plainText(tag, 40)}</b>`)}`
}

function pointLinks({ commit: { pull }, report }: CurvePoint, repository: string | null): Html {
  const links = [
    pull === null || repository === null ? [] : linkTo(`${repository}/pull/${pull}`, `#${pull}`),
    report === null ? [] : linkTo(report, 'report'),
  ].flat()
  return markup`${links.map((link, at) => markup`${at === 0 ? '' : ', '}${link}`)}`
}

/** A link to an address of the web, or the text alone where there is no address. */
function linkTo(address: string | null, text: string): Html {
  // Only these addresses become links, whatever a record contains.
  if (address === null || !/^https?:\/\//.test(address)) return markup`${text}`
  return markup`<a href="${address}" rel="noreferrer">${text}</a>`
}
