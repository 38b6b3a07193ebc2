import { gatesIn, leadingMetric } from '../../../model/judging/gating.ts'
import { reportedInterval } from '../../../model/judging/outcome.ts'
import type { Finding } from '../../../model/judging/result.ts'
import { groupedBy } from '../../../model/grouped-by.ts'
import { idWithout } from '../../../model/build/build.ts'
import { rowFactsOf, type ShownResult } from '../../shown-result.ts'
import { reproduceLine } from '../../rows/reproduce.ts'
import { changeIn, changeText } from '../../rows/row-text.ts'
import { otherWarnings, type Row } from '../../rows/row.ts'
import { chosenText, countText, intervalText } from '../../text/format.ts'
import { settlingText } from '../../rows/settling.ts'
import { wordOf } from '../../text/words.ts'
import { blocksOf, seriesOf, type TakenSample } from './blocks-of.ts'
import { pageFigures } from './page-figures.ts'
import type { RowDetail } from './row-detail.ts'

/** What the details are made from. */
export interface DetailRequest extends ShownResult {
  readonly rows: readonly Row[]
  /** All blocks of the run, in the order in which they were measured; empty where only a result is known. */
  readonly samples: readonly TakenSample[]
  /** Of which metrics the values of each block are told. */
  readonly series: 'all' | 'gating' | 'main'
}

/** What each row tells when it is opened, in the order of the rows. */
export function rowDetailsOf({
  result,
  parts,
  rows,
  samples,
  series,
}: DetailRequest): readonly RowDetail[] {
  const { plan, findings, failures } = result
  const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]))
  const metrics = new Map(plan.metrics.map((metric, at) => [metric.id, { metric, at }]))
  const main = leadingMetric(plan.metrics)
  const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId)
  const samplesByBenchmark = groupedBy(samples, ({ sample }) => sample.block.benchmarkId)
  return rows.map((row): RowDetail => {
    const id = row.benchmarkId
    const benchmark = benchmarks.get(id)
    const ownSamples = samplesByBenchmark.get(id) ?? []
    const orderedDetails = (byBenchmark.get(id) ?? [])
      .flatMap((finding) => {
        const metricEntry = metrics.get(finding.metric ?? '')
        return metricEntry === undefined ? [] : [{ finding, ...metricEntry }]
      })
      .map(({ finding, metric, at }) => {
        const gates = benchmark !== undefined && gatesIn(benchmark, metric)
        const rank = metric === row.metric ? 0 : gates ? 1 : 2
        const isTold = series === 'all' || (series === 'gating' ? gates : metric === main)
        return {
          order: rank * 1000 + at,
          detail: {
            id: metric.id,
            label: metric.label,
            gates,
            ...pageFigures({
              finding,
              metric,
              word: wordOf(finding.verdict, metric),
              floor: finding.judged?.smallestDetectable ?? null,
            }),
            estimate: estimateText(finding),
            limits: limitsText(finding),
            settling: settlingText(finding),
            warnings: otherWarnings(finding.judged).map(({ text }) => text),
            series: isTold || rank === 0 ? seriesOf(ownSamples, metric) : null,
          },
        }
      })
      .toSorted((first, second) => first.order - second.order)
    return {
      metrics: orderedDetails.map(({ detail }) => detail),
      blocks: ownSamples.length === 0 ? null : blocksOf(ownSamples),
      looks: plan.policy.looks,
      failures: failures.filter(({ benchmarkId }) => benchmarkId === id),
      acceptance: row.finding.acceptance ?? null,
      parts: rowFactsOf({ result, parts }, id).flatMap(({ html }) => html?.()?.markup ?? []),
      command: reproduceLine(result, idWithout(id, row.runtime)),
    }
  })
}

function estimateText(finding: Finding): string {
  const { pairs = 0, dropped = 0 } = finding.judged ?? {}
  const [low, high] = reportedInterval(finding) ?? [null, null]
  if (changeIn(finding) === null) return ''
  const interval =
    low === null ? 'too few pairs for an interval' : `95% CI ${intervalText(low, high)}`
  const droppedText = dropped === 0 ? '' : `, ${String(dropped)} dropped`
  return `${changeText(finding)} (${interval}), Hodges–Lehmann estimate over ${countText(pairs, 'pair')}${droppedText}`
}

function limitsText({ threshold, judged: judgement }: Finding): string {
  if (threshold === null) return ''
  const { smallestDetectable: floor = null, pAdjusted: p = null } = judgement ?? {}
  const floorText = floor === null ? '' : `, floor ±${chosenText(Number(floor.toPrecision(2)))}`
  return `Threshold ±${chosenText(threshold)}${floorText}${p === null ? '' : `, p ${probabilityText(p)} after correction over the table`}`
}

function probabilityText(p: number): string {
  return p < 1e-4 ? '< 0.0001' : String(Number(p.toPrecision(2)))
}
