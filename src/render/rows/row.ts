import { gatesIn, countingOf } from '../../model/judging/gating.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Result, Finding } from '../../model/judging/result.ts'
import { type Contest, contestOf, comparesSides } from '../../model/run/benchmark.ts'
import { countText } from '../text/format.ts'
import type { NameForm } from '../text/escape.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Plan } from '../../model/run/plan.ts'
import { undoneCode, type Warning } from '../../model/judging/judged-row.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'
import type { Verdict } from '../../model/judging/verdict.ts'
import { verdictStates } from '../../model/judging/states.ts'
import { wordOf } from '../text/words.ts'
import { isProbablyWorse } from '../../model/judging/outcome.ts'

/** One gating metric of a benchmark with its finding. */
export interface GatingFinding {
  /** `null` when the finding is about the whole benchmark. */
  readonly metric: Metric | null
  readonly finding: Finding
  /** The verdict in the reader's words. */
  readonly word: string
}

/** A line of the table: one benchmark, led by the gating metric with the worst verdict. */
export interface Row extends GatingFinding {
  readonly benchmarkId: string
  /** Which of several Node.js versions ran it; `null` when there is only one. */
  readonly runtime: string | null
  /** Gating metrics that claim a change of the same kind. They are always shown. */
  readonly alike: readonly GatingFinding[]
  /** Gating metrics with another verdict; those that claim a change come first. */
  readonly otherFindings: readonly GatingFinding[]
  /** Smallest change that its pairs detect with 80% power, at least the machine's own; `null` without pairs. */
  readonly floor: number | null
  /** What the calls of its benchmark leave undone, in sentences of the measured code's process. */
  readonly doubts: readonly string[]
  /** How much worse head is, as a ratio; at least zero when it is worse. Used for sorting. */
  readonly harm: number
}

const verdictRanks = Object.fromEntries(
  Object.keys(verdictStates).map((verdict, rank) => [verdict, rank]),
)

/** The rows of a result, worst first: by verdict, then those of time, then by the size of the change. */
export function rowsOf({ plan, findings }: Result): readonly Row[] {
  const metrics = new Map(plan.metrics.map((metric) => [metric.id, metric]))
  const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]))
  const gatingFindings = findings
    .filter(countingOf(plan))
    .flatMap((finding) => gatingFindingsOf(finding, metrics, plan))
  return [...groupedBy(gatingFindings, ({ finding }) => finding.benchmarkId)]
    .map(([benchmarkId, group]) => {
      const [lead, ...rest] = group.toSorted(leadsFirst)
      if (lead === undefined) throw new Error(`a row without a finding: ${benchmarkId}`)
      return rowLedBy(lead, rest, benchmarks.get(benchmarkId)?.runtime)
    })
    .toSorted(worstFirst)
}

/** Rows with one verdict, in their order. */
export function rowsWith(rows: readonly Row[], verdict: Verdict): readonly Row[] {
  return rows.filter(({ finding }) => finding.verdict === verdict)
}

function gatingFindingsOf(
  finding: Finding,
  metrics: ReadonlyMap<string, Metric>,
  plan: Plan,
): readonly GatingFinding[] {
  if (finding.metric === null) {
    return [{ finding, metric: null, word: wordOf(finding.verdict, null) }]
  }
  const metric = metrics.get(finding.metric)
  if (metric === undefined) return []
  const word = isProbablyWorse({ finding, metric }, plan)
    ? `probably ${wordOf('regression', metric)}`
    : wordOf(finding.verdict, metric)
  return [{ finding, metric, word }]
}

/** The row of one finding with the others of its benchmark, which are of other gating metrics. */
export function rowLedBy(
  lead: GatingFinding,
  rest: readonly GatingFinding[],
  runtime: string | null = null,
): Row {
  const isSame = ({ finding }: GatingFinding): boolean => finding.verdict === lead.finding.verdict
  const alike = rest.filter((finding) => isSame(finding) && claimsChange(finding.finding))
  const otherFindings = rest.filter((finding) => !isSame(finding))
  return {
    ...lead,
    benchmarkId: lead.finding.benchmarkId,
    runtime,
    floor: lead.finding.judged?.smallestDetectable ?? null,
    alike,
    otherFindings,
    doubts: (lead.finding.judged?.warnings ?? []).flatMap(({ code, text }) =>
      code === undoneCode ? [text] : [],
    ),
    harm: harmOf(lead),
  }
}

/** The warnings of a judged row besides those that stand beside its name. */
export function otherWarnings(judgement: Finding['judged']): readonly Warning[] {
  return (judgement?.warnings ?? []).filter(({ code }) => code !== undoneCode)
}

function leadsFirst({ finding: first }: GatingFinding, { finding: second }: GatingFinding): number {
  return (
    (verdictRanks[first.verdict] ?? 0) - (verdictRanks[second.verdict] ?? 0) ||
    Number(second.beyondLimit) - Number(first.beyondLimit)
  )
}

function worstFirst(first: Row, second: Row): number {
  return (
    leadsFirst(first, second) ||
    // A headline speaks of time first.
    Number(first.metric?.unit === 'B') - Number(second.metric?.unit === 'B') ||
    (first.finding.verdict === 'improvement' ? first.harm - second.harm : second.harm - first.harm)
  )
}

/** The log of the ratio by which head is worse; with logs, −50% and +100% have the same size. */
function harmOf({ metric, finding }: GatingFinding): number {
  const ratio = Math.log(1 + (finding.judged?.estimate ?? 0))
  if (!Number.isFinite(ratio)) return 0
  return metric?.better === 'higher' ? -ratio : ratio
}

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
