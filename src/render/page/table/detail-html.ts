import { scaleLinear, scaleLog } from 'd3-scale'
import { line } from 'd3-shape'
import {
  chosenText,
  countText,
  decimalsOf,
  intervalText,
  percentText,
  valueText,
} from '../../text/format.ts'
import {
  axisTicks,
  bottomAxis,
  drawFigure,
  figure,
  type Frame,
  leftAxis,
  px,
} from '../draw/figure.ts'
import { pairsLegend, pairsPlot, plottedPairs } from '../draw/pairs-plot.ts'
import { ratioPlot } from '../draw/ratio-plot.ts'
import { warmUpPlot } from '../draw/warm-up-plot.ts'
import type { MetricDetail, RowDetail, RowParts } from '../data/row-detail.ts'
import type { Failure } from '../../../model/judging/failure.ts'
import type { Column } from '../../text/columns.ts'
import { htmlTable } from '../html-table.ts'
import { type Html, type HtmlValue, markup, noHtml } from '../html.ts'
import { axisRange } from '../../rows/axis-range.ts'
import { forest } from './forest.ts'
import { figureColumns, intervalTitle } from './row-html.ts'
import type { ScalingCurve, ScalingPoint } from '../data/scaling.ts'

const height = 230

/** The colours of base and head. */
export const sidesLegend = markup`<span class="key"><i class="k lb"></i>base</span><span class="key"><i class="k lh"></i>head</span>`

/** Draws what a part shows of an opened row. */
export type PartDrawing = (parts: RowParts) => Html

/** Which metric is drawn, and what parts draw. */
export interface DetailView {
  readonly metric: string | null
  /** How wide pictures may be, in pixels: one that has a line for itself, and one that shares it. */
  readonly wide: number
  readonly width: number
  readonly drawings: readonly PartDrawing[]
}

/** Everything that is known of one row. */
export function detailHtml(detail: RowDetail, view: DetailView): Html {
  const metric = detail.metrics.find(({ id }) => id === view.metric) ?? detail.metrics[0]
  return markup`<div class="detail">${detail.failures.map(failureHtml)}${metric === undefined ? noHtml : [metricSentence(metric, detail), picturesOf(detail, metric, view)]}${besidesOf(detail, view)}${metricsOf(detail, metric)}<div class="again"><span class="label">Measure this row again</span><pre tabindex="0"><code>${detail.command}</code></pre><button type="button" class="copy" data-copy="${detail.command}">Copy</button></div></div>`
}

/** What went wrong, with the end of the output. */
export function failureHtml({ side, message, lastLines }: Failure): Html {
  const output =
    lastLines.length === 0
      ? noHtml
      : markup`<pre tabindex="0">${lastLines.map((printedLine) => markup`${printedLine.replaceAll('\t', '  ')} `)}</pre>`
  return markup`<div class="failure"><p>${side === null ? '' : markup`<b>${side}</b>: `}${message}</p>${output}</div>`
}

function metricSentence(metric: MetricDetail, { acceptance }: RowDetail): Html {
  const { change, low, high, pairs, dropped } = metric
  const acceptedHtml =
    acceptance === null
      ? noHtml
      : markup`<li> Accepted by ${acceptance.by} up to ${percentText(acceptance.bound)}: ${acceptance.reason}</li>`
  const facts = [
    change === null
      ? noHtml
      : markup`<li><b>${metric.label}</b>: ${percentText(change, decimalsOf(low, high))} (${low === null ? 'too few pairs for an interval' : `95% CI ${intervalText(low, high)}`}), Hodges–Lehmann estimate over ${countText(pairs, 'pair')}${dropped === 0 ? '' : `, ${String(dropped)} dropped`}</li>`,
    metric.threshold === null
      ? noHtml
      : markup`<li> Threshold ±${chosenText(metric.threshold)}${metric.floor === null ? '' : `, floor ±${chosenText(Number(metric.floor.toPrecision(2)))}`}${metric.pAdjusted === null ? '' : `, p ${probabilityText(metric.pAdjusted)} after correction over the table`}</li>`,
    metric.settling === '' ? noHtml : markup`<li class="warned">${metric.settling}</li>`,
    acceptedHtml,
    ...metric.warnings.map((text) => markup`<li class="warned">${text}</li>`),
  ]
  return markup`<ul class="facts">${facts}</ul>`
}

function picturesOf(
  { blocks, looks }: RowDetail,
  metric: MetricDetail,
  { wide, width }: DetailView,
): Html {
  if (blocks === null || metric.series === null) {
    return markup`<p class="note"> This page has no values of single pairs for this row${blocks === null ? ': it was made from a result without its journal' : ' and metric; samples.csv beside it has them'}. </p>`
  }
  const { series } = metric
  const pairs = plottedPairs(blocks, series)
  const changes = series.flatMap((change, at) => (blocks.kinds[at] === 'p' ? (change ?? []) : []))
  return markup`<div class="figures">${figure('Pairs in run order: head against base', pairsPlot(pairs, { metric, looks, width: wide }), pairsLegend(pairs))}${figure('Change of each pair', ratioPlot(changes, metric, width), markup`<span class="key"><i class="k est"></i>estimate</span><span class="key"><i class="k iv"></i>95% CI</span><span class="key"><i class="k thl"></i>threshold</span>`)}</div>`
}

function besidesOf(
  { scaling: scalingCurve, warmUp, parts: rowParts }: RowDetail,
  { width, drawings }: DetailView,
): Html {
  const parts = [
    scalingCurve === null
      ? noHtml
      : figure(
          `${scalingCurve.metric.label} by ${scalingCurve.parameter}`,
          scalingPlot(scalingCurve, width),
          markup`${sidesLegend}${scalingCurve.points.some(({ ideal }) => ideal !== null) ? markup`<span class="key"><i class="k ideal"></i>ideal, from base’s first value</span>` : noHtml}`,
        ),
    ...(warmUp === null
      ? []
      : [
          figure(
            'First calls of fresh processes',
            warmUpPlot(warmUp, width),
            markup`${sidesLegend}Median and middle half of ${countText(warmUp.blocks, 'block')}`,
          ),
        ]),
    ...drawings.map((draw) => draw(rowParts)),
  ].filter((part) => part !== noHtml)
  return parts.length === 0 ? noHtml : markup`<div class="figures">${parts}</div>`
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
  const { verdict, ...amounts } = figureColumns
  return [
    { title: 'Metric', align: 'left', cell: nameOf },
    verdict,
    {
      title: intervalTitle,
      align: 'left',
      cell: (metric) =>
        markup`<span data-v="${metric.verdict}">${forest(metric, range)}</span><span class="sr">${intervalText(metric.low, metric.high)}</span>`,
    },
    ...Object.values(amounts),
  ]
}

function probabilityText(p: number): string {
  return p < 1e-4 ? '< 0.0001' : String(Number(p.toPrecision(2)))
}

function scalingPlot({ parameter, metric, points }: ScalingCurve, width: number): Html {
  const values = points.map(({ value }) => value)
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  const all = points.flatMap(({ base, head, ideal }) => [base, head, ideal ?? base])
  const frame: Frame = { width, height, left: 66, right: 14, top: 12, bottom: 42 }
  const across = [frame.left + 6, width - frame.right - 6]
  // Parameters such as 1, 10, 100 are meant by their size.
  const x =
    first > 0 && last / first >= 20
      ? scaleLog([first, last], across)
      : scaleLinear([first, last], across)
  const y = scaleLog(
    [Math.min(...all) * 0.9, Math.max(...all) * 1.1],
    [height - frame.bottom, frame.top],
  )
  const path = (of: (point: ScalingPoint) => number): string =>
    line<ScalingPoint>()
      .x(({ value }) => x(value))
      .y((point) => y(of(point)))
      .digits(1)([...points]) ?? ''
  const dots = (kind: 'base' | 'head'): Html =>
    markup`${points.map((point) => markup`<circle class="dot ${kind.slice(0, 1)}" cx="${px(x(point.value))}" cy="${px(y(point[kind]))}" r="3.5" />`)}`
  const ticks = values.map((value) => ({ value, text: String(value) }))
  const ideal = points.every((point) => point.ideal !== null)
    ? markup`<path class="ideal" d="${path(({ ideal: at, base }) => at ?? base)}" />`
    : noHtml
  return drawFigure(
    frame,
    `${metric.label} by ${parameter}, from ${String(first)} to ${String(last)}`,
    markup`${leftAxis(
      frame,
      y,
      axisTicks(y, 5, (value) => valueText(value, metric.unit)),
    )}${bottomAxis(frame, x, ticks)}${ideal}<path class="ln b" d="${path(({ base }) => base)}"/><path class="ln h" d="${path(({ head }) => head)}" />${dots('base')}${dots('head')}<text class="cap" x="${px((frame.left + width - frame.right) / 2)}" y="${height - 6}" text-anchor="middle">${parameter}</text>`,
  )
}
