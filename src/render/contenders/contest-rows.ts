import { groupedBy } from '../../model/grouped-by.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import type { Benchmark, Contest, Parameters } from '../../model/run/benchmark.ts'
import { contestOf, isOfSides } from '../../model/run/contest-of.ts'

/** A finding about two contenders, and the metric it is about. */
export interface ContestFinding {
  readonly finding: Finding
  /** `null` when the contest failed. */
  readonly metric: Metric | null
}

/** A line of the table of contenders: two of them, led by the first metric that gates. */
export interface ContestRow extends ContestFinding {
  readonly contest: Contest
  /** What both have in common: the benchmark with its other parameters. */
  readonly shared: string
  /** The other gating metrics. */
  readonly others: readonly ContestFinding[]
}

/** The rows of a result whose seats are not base and head, in the order of its plan. */
export function contestRows({ plan, findings }: Result): readonly ContestRow[] {
  const byBenchmark = groupedBy(findings, ({ benchmarkId }) => benchmarkId)
  return plan.benchmarks.flatMap((benchmark) => {
    const contest = contestOf(benchmark)
    const ownContests = contest === null ? [] : (byBenchmark.get(benchmark.id) ?? [])
    const gatingFindings = plan.metrics.flatMap((metric) => {
      const finding = ownContests.find((candidate) => candidate.metric === metric.id)
      return finding !== undefined && gatesIn(benchmark, metric) ? [{ metric, finding }] : []
    })
    const whole = ownContests.flatMap((finding) =>
      finding.metric === null && finding.verdict !== 'not-measured'
        ? [{ metric: null, finding }]
        : [],
    )
    const [lead, ...otherFindings] = [...gatingFindings, ...whole]
    if (contest === null || lead === undefined) return []
    return [{ ...lead, contest, others: otherFindings, shared: sharedOf(benchmark, contest) }]
  })
}

/** Whether a result is about contenders alone, and not about base and head. */
export function isContestOnly({ plan: { benchmarks } }: Result): boolean {
  return benchmarks.length > 0 && !benchmarks.some(isOfSides)
}

function sharedOf(benchmark: Benchmark, { axis }: Contest): string {
  const { suite, name, parameters, runtime } = benchmark
  const referenceValues = referenceParameters(benchmark)
  const path = suite === '' ? name : `${suite}/${name}`
  const values = Object.entries(parameters)
    .filter(
      ([key, value]) =>
        key !== axis && (referenceValues === null || referenceValues[key] === value),
    )
    .map(([key, value]) => `${key}=${String(value)}`)
  const node = axis === 'node' || runtime === undefined ? [] : [`node=${runtime}`]
  return [...(axis === 'benchmark' ? [] : [path]), ...values, ...node].join(' ')
}

/** What the reference has; `null` where benchmarks of that kind have none. */
function referenceParameters(benchmark: Benchmark): Parameters | null {
  return benchmark.driver === 'pingpong' ? (benchmark.contest?.reference.parameters ?? null) : null
}
