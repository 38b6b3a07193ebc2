import type { GeometricMean } from '../../model/judging/judged-row.ts'
import { findingsOfSides, gatingOf } from '../../model/judging/gating.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { codeOf, labelInHtml, labelOf } from '../text/escape.ts'
import {
  decimalsOf,
  differenceText,
  endsText,
  percentText,
  sizeText,
  valueText,
} from '../text/format.ts'
import { namedTexts } from '../text/join.ts'
import type { Column } from '../text/columns.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import type { CommentInput, Section } from './comment-input.ts'
import { changeText } from '../rows/row-text.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** Metrics named in the summary line, and rows of one metric in the table. */
const namedAtMost = 4
const rowsAtMost = 5

/** What the table shows of a metric, or of a row in which it has changed. */
interface MetricLine {
  readonly name: string
  readonly change: string
  readonly interval: string
  readonly metric: Metric
  /** `null` where there is no single value. */
  readonly values: Pick<Finding, 'baseCentre' | 'headCentre'> | null
}

/** One metric besides the main one. */
interface MetricRow extends MetricLine {
  /** For the line that names it. */
  readonly summary: string
  /** Benchmarks in which a metric that only informs has changed. */
  readonly changes: readonly Finding[]
}

/** The columns of the table of metrics, in Markdown. */
export const metricColumns: readonly Column<MetricLine>[] = [
  { title: 'Metric', align: 'left', cell: ({ name }) => name },
  { title: 'Change', align: 'right', cell: ({ change }) => change },
  { title: '95% CI', align: 'centre', cell: ({ interval }) => interval },
  { title: 'Base', align: 'right', cell: (line) => valueCell(line, 'baseCentre') },
  { title: 'Head', align: 'right', cell: (line) => valueCell(line, 'headCentre') },
]

function valueCell({ values, metric }: MetricLine, centre: 'baseCentre' | 'headCentre'): string {
  return values === null ? '' : valueText(values[centre], metric.unit)
}

/** Everything measured besides the main metric, folded; the summary states the findings. */
export const metrics: Section = (input) => {
  const rows = metricRowsIn(input)
  if (rows.length === 0) return ''
  const summary = namedTexts(rows, namedAtMost, (row) => row.summary)
  return foldContent(
    `<b>Other metrics</b>: ${summary}`,
    tableText(metricColumns, metricLines(input)),
  )
}

/** What a comment has room for of the metrics besides the main one, and of the rows that only they call. */
export function metricLines(input: CommentInput): readonly MetricLine[] {
  const rows = metricRowsIn(input)
  const lines =
    input.detail.metrics === 'rows' ? rows.flatMap((row) => changedLines(row, input)) : []
  return [...rows.slice(0, input.detail.metricsAtMost), ...lines]
}

function metricRowsIn({ result, mainMetric }: CommentInput): readonly MetricRow[] {
  const byMetric = groupedBy(findingsOfSides(result.findings, result.plan), ({ metric }) => metric)
  return result.plan.metrics.flatMap((metric) =>
    metric === mainMetric ? [] : (metricRowOf(metric, byMetric.get(metric.id) ?? [], result) ?? []),
  )
}

/** `null` for a metric of which nothing is to be said. */
function metricRowOf(
  metric: Metric,
  findings: readonly Finding[],
  { plan, geometricMeans }: Result,
): MetricRow | null {
  const inSummary = labelInHtml(metric)
  const plain = { name: labelOf(metric), interval: '', metric, values: null, changes: [] }
  const [total] = findings
  // Exact metrics of a benchmark have one value per benchmark, those of the build one in total.
  if (metric.assume === 'exact' && metric.own !== true && total !== undefined) {
    const change = exactText(total, metric)
    return { ...plain, summary: `${inSummary} ${change}`, change, interval: 'exact', values: total }
  }
  const gates = gatingOf(plan)
  const changes = findings.filter(
    (finding) => claimsChange(finding) && !gates(finding.benchmarkId, metric.id),
  )
  const mean = geometricMeans.find((each) => each.metric === metric.id)
  if (mean === undefined) {
    const change = `changed in ${String(changes.length)}`
    return changes.length === 0
      ? null
      : { ...plain, summary: `${inSummary} ${change}`, change, changes }
  }
  return {
    ...plain,
    summary: `${inSummary} ${metricMeanText(mean, findings, metric)}`,
    name: mean.rows === 1 ? plain.name : `${plain.name}, mean of ${String(mean.rows)}`,
    change: percentText(mean.estimate, decimalsOf(...mean.ci)),
    interval: endsText(...mean.ci),
    changes,
  }
}

function exactText({ baseCentre, headCentre }: Finding, { unit }: Metric): string {
  if (baseCentre === null || headCentre === null) return '–'
  return baseCentre === headCentre ? 'the same' : differenceText(headCentre - baseCentre, unit)
}

/** A mean in words: `0.5% lower`, `same (+0.3%)`. It is not judged, and claims only what a row of its metric claims. */
function metricMeanText(
  { estimate, ci }: GeometricMean,
  findings: readonly Finding[],
  { threshold }: Metric,
): string {
  const [low, high] = ci
  const decimals = decimalsOf(low, high)
  const change = percentText(estimate, decimals)
  if (low > 1 / (1 + threshold) - 1 && high < threshold) return `same (${change})`
  const isAgreed = findings.some(
    (finding) => claimsChange(finding) && (finding.judged?.estimate ?? 0) > 0 === estimate > 0,
  )
  if ((low <= 0 && high >= 0) || !isAgreed) return `unknown (${change})`
  return `${sizeText(estimate, decimals)} ${estimate > 0 ? 'higher' : 'lower'}`
}

function changedLines({ metric, changes }: MetricRow, input: CommentInput): readonly MetricLine[] {
  return changes
    .toSorted((first, second) => changeSize(second) - changeSize(first))
    .slice(0, rowsAtMost)
    .map((finding) => ({
      name: `${labelOf(metric)} of ${codeOf(finding.benchmarkId, input.detail.nameLength)}`,
      change: changeText(finding),
      interval: endsText(finding.judged?.ci[0] ?? null, finding.judged?.ci[1] ?? null),
      metric,
      values: finding,
    }))
}

function changeSize({ judged: judgement }: Finding): number {
  return Math.abs(Math.log(1 + (judgement?.estimate ?? 0)))
}
