import type { Result } from '../../model/judging/result.ts'
import { notMeasured } from '../rows/not-measured.ts'
import { type Row, rowsOf, rowsWith } from '../rows/row.ts'
import { settlingText } from '../rows/settling.ts'
import { axisRange } from './table/forest.ts'
import { countText, intervalText } from '../text/format.ts'
import { namedTexts } from '../text/join.ts'
import { clientText } from './client-text.ts'
import type { TakenSample } from './data/blocks-of.ts'
import { pageRowsOf } from './data/page-rows-of.ts'
import { type PageRun, rowsAtOnce } from './data/page-run.ts'
import { type DetailRequest, failureDetail, rowDetailsOf } from './data/row-details-of.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import { Html, markup, noHtml } from './html.ts'
import { contestsPart } from './parts/contests-part.ts'
import { buildsPart, machinePart, methodPart } from './parts/machine-part.ts'
import { studyPart } from './parts/study-part.ts'
import { summaryPart, verdictFilters, whatText, wholeTally } from './parts/summary-part.ts'
import { failureHtml } from './table/detail-html.ts'
import { pageStyle } from './page-style.ts'
import { tableHead, rowHtml } from './table/row-html.ts'
import type { Metric } from '../../model/judging/metric.ts'

const shownAtMost = 50

/** A run that a page shows. */
export interface ReportRun {
  readonly result: Result
  /** Its blocks in the order in which they were measured; empty where only a result is known. */
  readonly taken: readonly TakenSample[]
  /** Whether a fork's job has reported the numbers, which it could have made up. */
  readonly fromFork?: boolean
  /** Tells several runs of one page apart, and names the files that are downloaded. */
  readonly name: string
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
const bytesPerValue = 2.8

const bytesPerBlock = 2

const bytesPerFinding = 55

/** Rows whose details are packed together: opening one unpacks so many. */
const chunkRows = 64

const failuresAtMost = 50

/**
 * The report as one HTML file: it needs no other file, asks no network, and runs no script but the one
 * that it carries, which its own policy names by its digest.
 *
 * @param runs - one at least
 */
export function reportPage(runs: readonly ReportRun[], tools: PageTools): string {
  const style = pageStyle
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${tools.digest(clientText)}'`,
    `style-src 'sha256-${tools.digest(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const parts = runs.map((run, at) => runPart(run, { at, of: runs.length, tools }))
  const page = markup`<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="${new Html(policy)}" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="color-scheme" content="light dark" /><meta name="referrer" content="no-referrer" /><title>${titleOf(runs)}</title><style>${new Html(style)}</style></head><body><main>${runs.length > 1 ? overview(runs) : noHtml}${parts}</main><footer>deadheat ${runs[0]?.result.version ?? ''} · this page holds its data and asks no network</footer><script>${new Html(clientText)}</script></body></html>
`
  return page.markup
}

function titleOf(runs: readonly ReportRun[]): string {
  const [first, ...more] = runs
  if (first === undefined) throw new RangeError('expected at least one run for a page, got none')
  if (more.length > 0) return `deadheat: ${countText(runs.length, 'run')}`
  return `deadheat: ${wholeTally(first.result, rowsOf(first.result))}`
}

/** Several runs at a glance, each a link to its part. */
function overview(runs: readonly ReportRun[]): Html {
  return markup`<nav class="card" aria-label="Runs"><h2>${countText(runs.length, 'run')}</h2><ul class="runs">${runs.map(
    ({ result }, at) => {
      const rows = rowsOf(result)
      return markup`<li><a href="#run-${at}">${wholeTally(result, rows)}</a> <span class="note">${whatText(result)}</span></li>`
    },
  )}</ul></nav>`
}

interface RunPartRequest {
  readonly at: number
  readonly of: number
  readonly tools: PageTools
}

function runPart(run: ReportRun, { at, of, tools }: RunPartRequest): Html {
  const { result, taken: samplesTaken, name, fromFork = false } = run
  const rows = rowsOf(result)
  const pageRows = pageRowsOf(result, rows)
  const { parts, hasResult } = dataOf(run, rows, dataBytes / of, tools)
  const page: PageRun = {
    name,
    rows: pageRows,
    range: axisRange(pageRows),
    chunkRows,
    hasResult,
  }
  const samples = samplesTaken.flatMap(({ sample, disturbed: isDisturbed }) =>
    isDisturbed ? [] : [sample],
  )
  const data = [['run', tools.pack(JSON.stringify(page))] as const, ...parts]
  return markup`<section class="run" id="run-${at}" data-run="${at}"><header class="top">${summaryPart(result, rows)}${fromFork ? untrustedNote : noHtml}</header>${failuresPart(result)}${rows.length === 0 ? noHtml : rowsPart(page, rows, at)}${unsettledPart(result, rows)}${contestsPart(result)}${studyPart(result)}${methodPart(result)}${machinePart(result, samples)}${buildsPart(result)}${data.map(
    ([part, text]) =>
      markup`<script type="application/octet-stream" data-part="${part}">${new Html(text)}</script>`,
  )}</section>`
}

function rowsPart(page: PageRun, rows: readonly Row[], at: number): Html {
  const hiddenCount = page.rows.length - rowsAtOnce
  return markup`<section class="card table"><h2>Benchmarks</h2><div class="tools" role="group" aria-label="Filter, group and save"><div class="chips">${verdictFilters(rows)}</div><label>Filter <input type="search" class="filter" placeholder="name or parameter" autocomplete="off" spellcheck="false" disabled /></label><label>Group by <select class="group" disabled><option value="">nothing</option></select></label><button type="button" class="save" disabled>result.json</button></div><p class="status note" role="status">${countText(page.rows.length, 'row')}</p>${tableHtml(page, at)}<div class="more">${hiddenCount > 0 ? markup`<noscript><p class="note">${countText(hiddenCount, 'more row')} need the page’s script.</p></noscript>` : noHtml}<button type="button" class="add" hidden>Show more</button></div><p class="legend note"><span class="key"><i class="k pt"></i>estimate and 95% CI</span><span class="key"><i class="k th"></i>threshold</span><span class="key"><i class="k fl"></i>floor: the smallest change that could have been called</span><span class="key">An arrow: beyond the axis</span></p><noscript><p class="note">Rows open, sort and filter with the page’s script.</p></noscript></section>`
}

const untrustedNote = markup`<p class="check unsure">Untrusted: reported by a job that ran a fork’s code, which could have made up every number below. The commits, the limits and the verdict are this repository’s.</p>`

/** Failures that belong to no row of the table, such as a build. */
function failuresPart({ failures }: Result): Html {
  const generalFailures = failures.filter(({ benchmarkId }) => benchmarkId === null)
  if (generalFailures.length === 0) return noHtml
  return markup`<section class="card"><h2>${countText(generalFailures.length, 'failure')}</h2>${generalFailures.slice(0, failuresAtMost).map((failure) => failureHtml(failureDetail(failure)))}</section>`
}

interface PageData {
  /** Names and packed texts. */
  readonly parts: readonly (readonly [name: string, text: string])[]
  readonly hasResult: boolean
}

/** The raw data: details of the rows in chunks, and the result, as far as there is room. */
function dataOf(
  { result, taken: samplesTaken }: ReportRun,
  rows: readonly Row[],
  room: number,
  tools: PageTools,
): PageData {
  const resultText = tools.pack(`${JSON.stringify(result)}\n`)
  const roomLeft =
    room - samplesTaken.length * bytesPerBlock - result.findings.length * bytesPerFinding
  const hasResult = resultText.length < roomLeft - samplesTaken.length * bytesPerValue
  const series = seriesThatFit(
    result,
    samplesTaken.length,
    hasResult ? roomLeft - resultText.length : roomLeft,
  )
  const details = rowDetailsOf({ result, rows, taken: samplesTaken, series })
  const chunks = Array.from({ length: Math.ceil(details.length / chunkRows) }, (_, at) =>
    tools.pack(JSON.stringify(details.slice(at * chunkRows, (at + 1) * chunkRows))),
  )
  return {
    hasResult,
    parts: [
      ...chunks.map((text, at) => [`chunk-${String(at)}`, text] as const),
      ...(hasResult ? [['result', resultText] as const] : []),
    ],
  }
}

function seriesThatFit({ plan }: Result, blocks: number, room: number): DetailRequest['series'] {
  const gatingCount = plan.metrics.filter((metric) =>
    plan.benchmarks.some((benchmark) => gatesIn(benchmark, metric)),
  ).length
  const fits = (metrics: number): boolean => blocks * metrics * bytesPerValue < room
  if (fits(plan.metrics.length)) return 'all'
  return fits(gatingCount) ? 'gating' : 'main'
}

/** The table with its first rows; the rest, sorting and opening are the script's. */
function tableHtml({ rows, range }: PageRun, run: number): Html {
  const shownRows = rows.slice(0, rowsAtOnce)
  return markup`<table role="table" class="rows" aria-label="Benchmarks"><thead role="rowgroup">${tableHead(range)}</thead><tbody role="rowgroup">${shownRows.map((row, at) => rowHtml(row, { at, run, range }))}</tbody></table>`
}

/** What is neither changed nor the same, and what it would take to know. */
function unsettledPart(result: Result, rows: readonly Row[]): Html {
  const open = rowsWith(rows, 'inconclusive')
  const missed = notMeasured(result)
  if (open.length === 0 && missed.length === 0) return noHtml
  const shownRows = open.slice(0, shownAtMost)
  const more = open.length - shownRows.length
  return markup`<section class="card"><h2>Not settled</h2><p class="note">An unknown row is neither changed nor shown to be the same.</p><ul class="open-rows">${shownRows.map(
    (row) =>
      markup`<li><span class="name">${row.benchmarkId}</span>${metricHtml(row.metric, result)}<span class="num">${stillText(row)}</span><span>${settlingText(row.finding)}</span></li>`,
  )}${more > 0 ? markup`<li>${countText(more, 'more row')}: filter the table for “unknown”.</li>` : noHtml}${missed.map(
    ({ title, ids }) => markup`<li><span>${title}: ${namedTexts(ids, 10, (id) => id)}.</span></li>`,
  )}</ul></section>`
}

function metricHtml(metric: Metric | null, { plan }: Result): Html {
  const main = plan.metrics.find(({ gates }) => gates)
  return metric === null || metric === main
    ? noHtml
    : markup`<span class="quiet">${metric.label}</span>`
}

function stillText({ finding: { judged: judgedRow } }: Row): string {
  const pairs = judgedRow?.pairs ?? 0
  const [low, high] = judgedRow?.ci ?? [null, null]
  return low === null || high === null
    ? `${countText(pairs, 'pair')}, too few for an interval`
    : `${intervalText(low, high)} after ${countText(pairs, 'pair')}`
}
