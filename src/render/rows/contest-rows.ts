import { groupedBy } from '../../model/grouped-by.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Result } from '../../model/judging/result.ts'
import { type Contest, contestOf, comparesSides } from '../../model/run/benchmark.ts'
import type { Plan } from '../../model/run/plan.ts'
import { countText } from '../text/format.ts'
import type { NameForm } from '../text/names.ts'
import { wordOf } from '../text/words.ts'
import { rowLedBy, type GatingFinding, type Row } from './row.ts'

/** A row of two contenders, led by the first metric that gates. */
export interface ContestRow extends Row {
  readonly contest: Contest
}

/** The rows of a result whose seats are not base and head, in the order of its plan. */
export function contestRows({ plan, findings }: Result): readonly ContestRow[] {
  const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId)
  return plan.benchmarks.flatMap((benchmark) => {
    const contest = contestOf(benchmark)
    if (contest === null) return []
    const metrics = plan.metrics.filter((metric) => gatesIn(benchmark, metric))
    const [lead, ...rest] = [...metrics, null].flatMap((metric): readonly GatingFinding[] => {
      const finding = byBenchmark
        .get(benchmark.id)
        ?.find((each) => each.metric === (metric?.id ?? null))
      if (finding === undefined || (metric === null && finding.verdict === 'not-measured'))
        return []
      return [{ metric, finding, word: wordOf(finding.verdict, metric) }]
    })
    return lead === undefined ? [] : [{ ...rowLedBy(lead, rest), contest }]
  })
}

/** Whether a result is about contenders alone, and not about base and head. */
export function isContestOnly({ plan: { benchmarks } }: Result): boolean {
  return benchmarks.length > 0 && !benchmarks.some(comparesSides)
}

/** The contests of a result in a few words, without names: `2 slower, 1 same`. */
export function contestTally(result: Result): string {
  const rows = contestRows(result)
  if (rows.every(({ finding }) => finding.verdict === 'not-measured')) {
    return `nothing measured of ${countText(contestsIn(result).length, 'contest')}`
  }
  return [...groupedBy(rows, ({ word }) => word)]
    .map(([word, group]) => `${String(group.length)} ${word}`)
    .join(', ')
}

/** The contenders, reference last, by their labels: `q, when against async`. */
export function contendersText(result: Result, { name }: Pick<NameForm, 'name'>): string {
  const labels = (side: 'base' | 'head'): readonly string[] => [
    ...new Set(contestsIn(result).map(({ labels: names }) => names[side])),
  ]
  const references = labels('base')
  const contenders = labels('head').filter(
    (label) => references.length > 1 || !references.includes(label),
  )
  return `${contenders.map((label) => name(label)).join(', ')} against ${references.map((label) => name(label)).join(', ')}`
}

function contestsIn({ plan }: Result): readonly Contest[] {
  return plan.benchmarks.flatMap((benchmark) => contestOf(benchmark) ?? [])
}

/** A failure as it is told: that of a contest names the contender instead of a side. */
export function contestFailure(failure: Failure, { benchmarks }: Plan): Failure {
  const { side, benchmarkId, message } = failure
  const benchmark = benchmarks.find(({ id }) => id === benchmarkId)
  const contest = benchmark === undefined ? null : contestOf(benchmark)
  if (contest === null || side === null) return failure
  return { ...failure, side: null, message: `${contest.labels[side]}: ${message}` }
}
