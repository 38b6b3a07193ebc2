import type { GeometricMean } from '../../model/judging/judged-row.ts'
import { findingsOfSides, gatingOf } from '../../model/judging/gating.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Finding } from '../../model/judging/result.ts'
import { codeOf } from '../text/escape.ts'
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
import { labelInHtml, labelOf } from '../text/names.ts'
import type { Page, Section } from '../comment/page.ts'
import { changeText } from '../rows/row-text.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** Metrics named in the summary line, and rows of one metric in the table. */
const namedAtMost = 4
const rowsAtMost = 5

/** One secondary metric, over all benchmarks or read from the built sides. */
interface Line {
  readonly metric: Metric
  readonly mean: GeometricMean | null
  readonly exact: Finding | null
  /** Its findings of benchmarks. */
  readonly own: readonly Finding[]
  /** Benchmarks in which a metric that only informs has changed. */
  readonly changed: readonly Finding[]
}

/** What the table shows of a metric; `null` where a column has nothing to say. */
interface MetricLine {
  readonly name: string
  readonly change: string
  readonly interval: string
  readonly metric: Metric
  readonly values: Pick<Finding, 'baseCentre' | 'headCentre'> | null
}

const columns: readonly Column<MetricLine>[] = [
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
export const metrics: Section = (page) => {
  const lines = collectLines(page)
  if (lines.length === 0) return ''
  const summary = `<b>Other metrics</b>: ${namedTexts(lines, namedAtMost, metricSummary)}`
  const rows =
    page.detail.metrics === 'rows' ? lines.flatMap((line) => changedLines(line, page)) : []
  const means = lines.slice(0, page.detail.metricsAtMost).map(meanLine)
  return foldContent(summary, tableText(columns, [...means, ...rows]))
}

function collectLines({ result, mainMetric }: Page): readonly Line[] {
  const gates = gatingOf(result.plan)
  const ofSides = findingsOfSides(result.findings, result.plan)
  return result.plan.metrics
    .filter((metric) => metric !== mainMetric)
    .map((metric) => {
      const ownFindings = ofSides.filter((finding) => finding.metric === metric.id)
      return {
        metric,
        own: ownFindings,
        mean: result.geometricMeans.find((mean) => mean.metric === metric.id) ?? null,
        exact: isOfBuild(metric) ? (ownFindings[0] ?? null) : null,
        changed: isOfBuild(metric)
          ? []
          : ownFindings.filter(
              (finding) => claimsChange(finding) && !gates(finding.benchmarkId, metric.id),
            ),
      }
    })
    .filter(
      ({ mean, exact, changed: changedFindings }) =>
        mean !== null || exact !== null || changedFindings.length > 0,
    )
}

/** Exact metrics of a benchmark have one value per benchmark, those of the build one in total. */
function isOfBuild({ assume, own: isOwn }: Metric): boolean {
  return assume === 'exact' && isOwn !== true
}

function metricSummary({
  metric,
  mean,
  exact,
  changed: changedFindings,
  own: ownFindings,
}: Line): string {
  const label = labelInHtml(metric)
  if (exact !== null) return `${label} ${exactText(exact, metric)}`
  if (mean !== null) return `${label} ${metricMeanText(mean, ownFindings, metric)}`
  return `${label} changed in ${String(changedFindings.length)}`
}

function exactText({ baseCentre, headCentre }: Finding, { unit }: Metric): string {
  if (baseCentre === null || headCentre === null) return '–'
  return baseCentre === headCentre ? 'the same' : differenceText(headCentre - baseCentre, unit)
}

/**
 * A mean in words: `0.5% lower`, `same (+0.3%)`, `unknown (+2.4%)`. The mean is not judged, so it
 * claims nothing that no row of its metric claims.
 */
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

function meanLine({ metric, mean, exact, changed: changedFindings }: Line): MetricLine {
  const label = labelOf(metric)
  if (exact !== null) {
    const change = exactText(exact, metric)
    return { name: label, change, interval: 'exact', metric, values: exact }
  }
  const unjudged = { metric, values: null }
  if (mean === null) {
    const change = `changed in ${String(changedFindings.length)}`
    return { name: label, change, interval: '', ...unjudged }
  }
  return {
    name: mean.rows === 1 ? label : `${label}, mean of ${String(mean.rows)}`,
    change: percentText(mean.estimate, decimalsOf(...mean.ci)),
    interval: endsText(mean.ci[0], mean.ci[1]),
    ...unjudged,
  }
}

function changedLines(
  { metric, changed: changedFindings }: Line,
  page: Page,
): readonly MetricLine[] {
  return changedFindings
    .toSorted((first, right) => changeSize(right) - changeSize(first))
    .slice(0, rowsAtMost)
    .map((finding) => ({
      name: `${labelOf(metric)} of ${codeOf(finding.benchmarkId, page.detail.nameLength)}`,
      change: changeText(finding),
      interval: endsText(finding.judged?.ci[0] ?? null, finding.judged?.ci[1] ?? null),
      metric,
      values: finding,
    }))
}

function changeSize({ judged: judgedRow }: Finding): number {
  return Math.abs(Math.log(1 + (judgedRow?.estimate ?? 0)))
}
