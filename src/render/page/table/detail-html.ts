import { percentText } from '../../text/format.ts'
import { figure } from '../draw/figure.ts'
import { pairsLegend, pairsPlot, plottedPairs } from '../draw/pairs-plot.ts'
import type { MetricDetail, RowDetail } from '../data/row-detail.ts'
import type { Failure } from '../../../model/judging/failure.ts'
import type { Column } from '../../text/columns.ts'
import { htmlTable } from '../html-table.ts'
import { Html, type HtmlValue, markup, noHtml } from '../html.ts'
import { axisRange } from '../../rows/axis-range.ts'
import { forest } from './forest.ts'

/** Which metric is drawn, and how wide. */
export interface DetailView {
  readonly metric: string | null
  /** How wide a picture may be, in pixels. */
  readonly wide: number
}

/** Everything that is known of one row. */
export function detailHtml(detail: RowDetail, view: DetailView): Html {
  const metric = detail.metrics.find(({ id }) => id === view.metric) ?? detail.metrics[0]
  return markup`<div class="detail">${detail.failures.map(failureHtml)}${metric === undefined ? noHtml : [metricSentence(metric, detail), picturesOf(detail, metric, view)]}${besidesOf(detail)}${metricsOf(detail, metric)}<div class="again"><span class="label">Measure this row again</span><pre tabindex="0"><code>${detail.command}</code></pre><button type="button" class="copy" data-copy="${detail.command}">Copy</button></div></div>`
}

/** What went wrong, with the end of the output. */
export function failureHtml({ side, message, lastLines }: Failure): Html {
  const output =
    lastLines.length === 0
      ? noHtml
      : markup`<pre tabindex="0">${lastLines.map((printedLine) => markup`${printedLine.replaceAll('\t', '  ')} `)}</pre>`
  return markup`<div class="failure"><p>${side === null ? '' : markup`<b>${side}</b>: `}${message}</p>${output}</div>`
}

function metricSentence({ label, ...metric }: MetricDetail, { acceptance }: RowDetail): Html {
  const acceptedHtml =
    acceptance === null
      ? noHtml
      : markup`<li> Accepted by ${acceptance.by} up to ${percentText(acceptance.bound)}: ${acceptance.reason}</li>`
  return markup`<ul class="facts">${[
    metric.estimate === '' ? noHtml : markup`<li><b>${label}</b>: ${metric.estimate}</li>`,
    metric.limits === '' ? noHtml : markup`<li> ${metric.limits}</li>`,
    metric.settling === '' ? noHtml : markup`<li class="warned">${metric.settling}</li>`,
    acceptedHtml,
    ...metric.warnings.map((text) => markup`<li class="warned">${text}</li>`),
  ]}</ul>`
}

/** The verdict of a row or a metric in its colour. */
export function verdictChip({ verdict, word }: Pick<MetricDetail, 'verdict' | 'word'>): Html {
  return markup`<span class="chip v-${verdict}">${word}</span>`
}

function picturesOf(
  { blocks, looks }: RowDetail,
  metric: MetricDetail,
  { wide }: DetailView,
): Html {
  if (blocks === null || metric.series === null) {
    return markup`<p class="note"> This page has no values of single pairs for this row${blocks === null ? ': it was made from a result without its journal' : ' and metric; samples.csv beside it has them'}. </p>`
  }
  const pairs = plottedPairs(blocks, metric.series)
  return markup`<div class="figures">${figure('Pairs in run order: head against base', pairsPlot(pairs, { metric, looks, width: wide }), pairsLegend(pairs))}</div>`
}

function besidesOf({ parts }: RowDetail): Html {
  return parts.length === 0
    ? noHtml
    : markup`<div class="figures">${parts.map((part) => new Html(part))}</div>`
}

function metricsOf({ metrics }: RowDetail, shownMetric: MetricDetail | undefined): Html {
  if (metrics.length < 2) return noHtml
  const label = 'All metrics of these pairs'
  return markup`<h3>${label}</h3>${htmlTable(label, metricColumns(metrics, shownMetric), metrics)}`
}

function metricColumns(
  metrics: readonly MetricDetail[],
  shownMetric: MetricDetail | undefined,
): readonly Column<MetricDetail, HtmlValue>[] {
  const range = axisRange(metrics)
  const nameOf = (metric: MetricDetail): Html => {
    const name =
      metric.series === null
        ? metric.label
        : markup`<button type="button" class="metric" data-metric="${metric.id}" aria-pressed="${metric === shownMetric ? 'true' : 'false'}">${metric.label}</button>`
    const warnings = metric === shownMetric ? [] : metric.warnings
    return markup`${name}${metric.gates ? noHtml : markup` <span class="quiet">informs</span>`}${warnings.map((text) => markup`<div class="warned">${text}</div>`)}`
  }
  return [
    { title: 'Metric', align: 'left', cell: nameOf },
    { title: 'Verdict', align: 'left', cell: verdictChip },
    {
      title: '95% CI',
      align: 'left',
      cell: (metric) =>
        markup`<span data-v="${metric.verdict}">${forest(metric, range)}</span><span class="sr">${metric.texts.interval}</span>`,
    },
    { title: 'Change', align: 'right', cell: ({ texts }) => texts.change },
    { title: 'Base', align: 'right', cell: ({ texts }) => texts.base },
    { title: 'Head', align: 'right', cell: ({ texts }) => texts.head },
  ]
}
