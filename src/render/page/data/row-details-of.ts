import { gatesIn } from '../../../model/judging/gating.ts'
import type { Result } from '../../../model/judging/result.ts'
import { groupedBy } from '../../../model/grouped-by.ts'
import { idWithout } from '../../../model/build/build.ts'
import { rowPartsOf } from '../../shown-parts.ts'
import { reproduceLine } from '../../rows/reproduce.ts'
import { otherWarnings, type Row } from '../../rows/row.ts'
import { settlingText } from '../../rows/settling.ts'
import { wordOf } from '../../text/words.ts'
import { blocksOf, seriesOf, type TakenSample } from './blocks-of.ts'
import { pageFigures, short } from './page-rows-of.ts'
import type { RowDetail } from './row-detail.ts'

/** What the details are made from. */
export interface DetailRequest {
  readonly result: Result
  readonly rows: readonly Row[]
  /** All blocks of the run, in the order in which they were measured; empty where only a result is known. */
  readonly samples: readonly TakenSample[]
  /** Of which metrics the values of each block are told. */
  readonly series: 'all' | 'gating' | 'main'
}

/** What each row tells when it is opened, in the order of the rows. */
export function rowDetailsOf({
  result,
  rows,
  samples,
  series,
}: DetailRequest): readonly RowDetail[] {
  const { plan, findings, failures } = result
  const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]))
  const metrics = new Map(plan.metrics.map((metric, at) => [metric.id, { metric, at }]))
  const main = plan.metrics.find(({ gates }) => gates)
  const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId)
  const samplesByBenchmark = groupedBy(samples, ({ sample }) => sample.block.benchmarkId)
  const warmUps = new Map((result.curves ?? []).map((curves) => [curves.benchmarkId, curves]))
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
            ...pageFigures(
              { finding, metric, word: wordOf(finding.verdict, metric) },
              finding.judged?.smallestDetectable ?? null,
            ),
            pairs: finding.judged?.pairs ?? 0,
            dropped: finding.judged?.dropped ?? 0,
            pAdjusted: short(finding.judged?.pAdjusted ?? null),
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
      warmUp: warmUps.get(id) ?? null,
      parts: rowPartsOf(result, id),
      command: reproduceLine(result, idWithout(id, row.runtime)),
    }
  })
}
