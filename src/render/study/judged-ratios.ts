import type { FindingOfMetric } from '../../model/judging/outcome.ts'
import type { Result } from '../../model/judging/result.ts'
import type { Verdict } from '../../model/judging/verdict.ts'
import type { Side } from '../../model/build/side.ts'
import { contestOf } from '../../model/run/benchmark.ts'
import { timesBetween } from '../text/format.ts'
import { wordOf } from '../text/words.ts'

/** One cell over another within a side, from pairs of the two, with its verdict. */
export interface JudgedRatio {
  /** The cell over its reference. */
  readonly times: number
  readonly low: number | null
  readonly high: number | null
  /** `slower`, `same`, `unknown`. */
  readonly word: string
}

/** Looks the ratio of two cells of one side up; `null` when they were not compared. */
export type JudgedRatios = (
  cell: FindingOfMetric,
  reference: FindingOfMetric,
  side: Side,
) => JudgedRatio | null

/** The ratios that the contests of a result have judged. */
export function judgedRatios({ plan, findings }: Result): JudgedRatios {
  const ids = new Map(
    plan.benchmarks.flatMap((benchmark) => {
      const contest = contestOf(benchmark)
      if (contest === null || contest.seats.base.side !== contest.seats.head.side) return []
      const { ids: benchmarkIds, seats } = contest
      return [
        [ratioKey(benchmarkIds.head, benchmarkIds.base, seats.head.side), benchmark.id] as const,
      ]
    }),
  )
  return (cell, reference, side) => {
    const [ownId, referenceId] = [cell.finding.benchmarkId, reference.finding.benchmarkId]
    const direct = ids.get(ratioKey(ownId, referenceId, side))
    const id = direct ?? ids.get(ratioKey(referenceId, ownId, side))
    const finding = findings.find(
      ({ benchmarkId, metric }) => benchmarkId === id && metric === cell.finding.metric,
    )
    const judgement = finding?.judged ?? null
    if (finding === undefined || judgement === null || judgement.estimate === null) return null
    const [low, high] = judgement.ci
    const ratio = {
      times: 1 + judgement.estimate,
      low: low === null ? null : 1 + low,
      high: high === null ? null : 1 + high,
    }
    return direct === undefined
      ? { ...inverse(ratio), word: wordOf(opposite(finding.verdict), cell.metric) }
      : { ...ratio, word: wordOf(finding.verdict, cell.metric) }
  }
}

/** Of two that met the other way round. */
function inverse({ times, low, high }: Omit<JudgedRatio, 'word'>): Omit<JudgedRatio, 'word'> {
  return {
    times: 1 / times,
    low: high === null ? null : 1 / high,
    high: low === null ? null : 1 / low,
  }
}

function opposite(verdict: Verdict): Verdict {
  if (verdict === 'regression') return 'improvement'
  return verdict === 'improvement' ? 'regression' : verdict
}

/** A judged ratio in a cell: `3.7×, 3.6 … 3.8, slower`. */
export function judgedRatioText({ times, low, high, word }: JudgedRatio): string {
  if (low === null || high === null) return `${times.toFixed(2)}×, ${word}`
  const text = timesBetween(times, [low, high])
  return `${text.times}×, ${text.ends}, ${word}`
}

function ratioKey(id: string, reference: string, side: Side): string {
  return JSON.stringify([id, reference, side])
}
