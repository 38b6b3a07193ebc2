import { failureGroups } from '../rows/failure-groups.ts'
import type { Result } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { reportOf } from '../comment/comment.ts'
import type { CommentInput, ShownPart } from '../comment/comment-input.ts'
import { contestRows, contestTally, isContestOnly, type Row } from '../rows/row.ts'
import { reproduceLine } from '../rows/reproduce.ts'
import { warningLines } from '../rows/warning-lines.ts'
import { contestColumns } from '../comment/row-tables.ts'
import { metricColumns, metricLines } from '../comment/metrics.ts'
import { methodItems } from '../comment/method.ts'
import { checkText, foundText } from '../comment/finding.ts'
import { boundary, doubts, oneSided } from '../comment/comment-sections.ts'
import { sides } from '../comment/sides.ts'
import { countText } from '../text/format.ts'
import type { TakenSample } from './data/blocks-of.ts'
import { type DetailRequest, rowDetailsOf } from './data/row-details-of.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import { Html, markdownHtml, markup, noHtml } from './html.ts'
import { tableCard } from './html-table.ts'
import { tallyText } from '../rows/tally.ts'
import { failureHtml } from './table/detail-html.ts'
import { partSections } from '../shown-result.ts'
import { clientText, pageStyle } from './page-text.ts'
import { pageRows } from './table/page-rows.ts'
import { rowsAtOnce } from './table/rows-at-once.ts'

/** A run that a page shows. */
export interface ReportRun {
  readonly result: Result
  /** Its blocks in the order in which they were measured; empty where only a result is known. */
  readonly taken: readonly TakenSample[]
  /** Whether a fork's job has reported the numbers, which it could have made up. */
  readonly fromFork?: boolean
  readonly parts?: readonly ShownPart[]
}

/** What a page needs from the machine that makes it. */
export interface PageTools {
  /** Deflated without a header, as base64. */
  readonly pack: (text: string) => string
  /** SHA-256 as base64. */
  readonly digest: (text: string) => string
}

/** Bytes of a page that its raw data may take. */
const dataBytes = 4_400_000

/** What the values of one metric in one block take, packed; what is known of a block; and of a finding. */
const bytesPerValue = 8

const bytesPerBlock = 2

const bytesPerFinding = 55

const failuresAtMost = 50

const warningsAtMost = 60

/** The report as one HTML file: it asks no network, and runs only its own script, which its policy names by digest. */
export function reportPage(run: ReportRun, tools: PageTools): string {
  const { result, fromFork = false, parts = [] } = run
  const input = reportOf({ result, parts }, fromFork)
  const { rows } = input
  const contests = contestRows(result)
  const table = pageRows(input)
  const details = rowDetailsOf({
    result,
    parts,
    rows,
    samples: run.taken,
    series: seriesThatFit(run),
  })
  const data = Object.entries({ rows: table.rows, details })
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${tools.digest(clientText)}'`,
    `style-src 'sha256-${tools.digest(pageStyle)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="${new Html(policy)}" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="color-scheme" content="light dark" /><meta name="referrer" content="no-referrer" /><title>deadheat: ${wholeTally(input)}</title><style>${new Html(pageStyle)}</style></head><body><main><header class="top">${summaryHtml(input)}${fromFork ? untrustedNote : noHtml}</header>${failuresCard(result)}${rows.length === 0 ? noHtml : rowsCard(table, rows)}${missedCard(input)}${tableCard('Contenders', contestColumns(input), contests)}${tableCard('Other metrics', metricColumns, metricLines(input))}${parts.map(({ card }) => (card === undefined ? noHtml : new Html(card(result).markup)))}${methodCard(input)}${data.map(
    ([name, value]) =>
      markup`<script type="application/octet-stream" data-part="${name}">${new Html(tools.pack(JSON.stringify(value)))}</script>`,
  )}</main><footer>deadheat ${result.version} · this page holds its data and asks no network</footer><script>${new Html(clientText)}</script></body></html>
`.markup
}

const checkClasses = { failure: 'bad', neutral: 'unsure', success: 'good' } as const

function summaryHtml(input: CommentInput): Html {
  const { result } = input
  const check = checkText(input)
  const open = boundary(input)
  const doubt = doubts(input)
  return markup`<h1>${wholeTally(input)}</h1><p class="what">${markdownHtml(sides(input))} · ${result.startedAt.slice(0, 16).replace('T', ' ')} UTC</p><p>${markdownHtml(foundText(input))}</p>${check === '' ? noHtml : markup`<p class="check ${checkClasses[result.conclusion]}">${markdownHtml(check)}</p>`}${open === '' ? noHtml : markup`<p>${open}</p>`}${doubt === '' ? noHtml : markup`<p>${markdownHtml(doubt)}</p>`}${whyHtml(input)}`
}

/** Why rows are slower, as the comment has it; what has lines of its own there has a card here. */
function whyHtml(input: CommentInput): Html {
  const texts = partSections(input.parts, 'changes').map(([section]) => section(input))
  const blocks = texts.flatMap((text) => (/^(?:$|```)/.test(text) ? [] : text.split('\n\n')))
  return markup`${blocks.map((block) => {
    const [heading = '', ...lines] = block.split('\n')
    const items = lines.map((line) => markup`<li>${markdownHtml(line.replace(/^- /, ''))}</li>`)
    return markup`<p>${markdownHtml(heading)}</p>${items.length === 0 ? noHtml : markup`<ul>${items}</ul>`}`
  })}`
}

/** A result in a few words: of its contenders where it has nothing else. */
function wholeTally({ result, rows, state }: CommentInput): string {
  return isContestOnly(result)
    ? `contenders: ${contestTally(result)}`
    : tallyText(result, rows, state)
}

function rowsCard({ head, rows: lines }: ReturnType<typeof pageRows>, rows: readonly Row[]): Html {
  const hiddenCount = lines.length - rowsAtOnce
  const shown = lines.slice(0, rowsAtOnce).map(({ html }) => new Html(html))
  return markup`<section class="card table"><h2>Benchmarks</h2><div class="tools" role="group" aria-label="Filter"><div class="chips">${verdictFilters(rows)}</div><label>Filter <input type="search" class="filter" placeholder="name or parameter" autocomplete="off" spellcheck="false" disabled /></label></div><p class="status note" role="status">${countText(lines.length, 'row')}</p><table role="table" class="rows" aria-label="Benchmarks"><thead role="rowgroup">${head}</thead><tbody role="rowgroup">${shown}</tbody></table><div class="more">${hiddenCount > 0 ? markup`<noscript><p class="note">${countText(hiddenCount, 'more row')} need the page’s script.</p></noscript>` : noHtml}<button type="button" class="add" hidden>Show more</button></div><p class="legend note"><span class="key"><i class="k pt"></i>estimate and 95% CI</span><span class="key"><i class="k th"></i>threshold</span><span class="key"><i class="k fl"></i>floor: the smallest change that could have been called</span><span class="key">An arrow: beyond the axis</span></p><noscript><p class="note">Rows open, sort and filter with the page’s script.</p></noscript></section>`
}

const untrustedNote = markup`<p class="check unsure">Untrusted: reported by a job that ran a fork’s code, which could have made up every number below. The commits, the limits and the verdict are this repository’s.</p>`

function failuresCard(result: Result): Html {
  const generalFailures = failureGroups(result).flatMap((group) =>
    group.ids.length === 0 ? group.failures : [],
  )
  if (generalFailures.length === 0) return noHtml
  return markup`<section class="card"><h2>${countText(generalFailures.length, 'failure')}</h2>${generalFailures.slice(0, failuresAtMost).map((failure) => failureHtml(failure))}</section>`
}

/** The values of which metrics there is room for. */
function seriesThatFit({ result, taken }: ReportRun): DetailRequest['series'] {
  const { plan, findings } = result
  const room = dataBytes - taken.length * bytesPerBlock - findings.length * bytesPerFinding
  const gatingCount = plan.metrics.filter((metric) =>
    plan.benchmarks.some((benchmark) => gatesIn(benchmark, metric)),
  ).length
  const fits = (metrics: number): boolean => taken.length * metrics * bytesPerValue < room
  if (fits(plan.metrics.length)) return 'all'
  return fits(gatingCount) ? 'gating' : 'main'
}

function verdictFilters(rows: readonly Row[]): Html {
  const counts = [...groupedBy(rows, ({ finding, word }) => `${finding.verdict} ${word}`).values()]
  return markup`${counts.map(([first, ...more]) =>
    first === undefined
      ? noHtml
      : markup`<button type="button" class="chip v-${first.finding.verdict}" data-kind="${first.finding.verdict} ${first.word}" aria-pressed="false" disabled>${more.length + 1} ${first.word}</button>`,
  )}`
}

function missedCard(input: CommentInput): Html {
  const text = oneSided(input)
  return text === ''
    ? noHtml
    : markup`<section class="card"><h2>Not measured</h2>${text.split('\n\n').map((line) => markup`<p>${markdownHtml(line)}</p>`)}</section>`
}

function methodCard(input: CommentInput): Html {
  const warnings = warningLines(input.result)
  return markup`<section class="card"><h2>How it was measured</h2>${
    warnings.length === 0
      ? noHtml
      : markup`<h3>${countText(warnings.length, 'warning')}</h3><ul class="warnings">${warnings.slice(0, warningsAtMost).map((line) => markup`<li class="warned">${line}</li>`)}</ul>`
  }<ul>${methodItems(input).map((item) => markup`<li>${markdownHtml(item)}</li>`)}</ul><div class="again"><span class="label">Measure it again</span><pre tabindex="0"><code>${reproduceLine(input.result)}</code></pre></div></section>`
}
