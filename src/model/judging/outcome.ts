import type { Metric } from './metric.ts'
import { faultsIn } from './failure.ts'
import { countingOf } from './gating.ts'
import { comparesSides } from '../run/benchmark.ts'
import type { Conclusion, Finding, Result } from './result.ts'
import type { Plan } from '../run/plan.ts'

/** The states of a whole table, worst first. */
export const outcomesWorstFirst = ['regression', 'failure', 'undecided', 'passed'] as const

/** The state of a whole table. */
export type Outcome = (typeof outcomesWorstFirst)[number]

/** What a state of the table means; the table in docs/github.md is generated from this list. */
export const outcomeFacts: Readonly<Record<Outcome, { when: string; exitCode: 0 | 1 | 3 }>> = {
  regression: {
    when: 'the whole confidence interval of a row that got worse is beyond the limit',
    exitCode: 1,
  },
  failure: {
    when: 'head alone does not build, load or run; or the run ended without a result that can be read',
    exitCode: 3,
  },
  undecided: {
    when: 'nothing excludes a slowdown beyond the limit: a row is unknown, not comparable or not measured, or fails on base',
    exitCode: 3,
  },
  passed: {
    when: 'every row that counts is the same, faster, or shown to be within the limit',
    exitCode: 0,
  },
}

type JudgedResult = Pick<Result, 'plan' | 'findings' | 'failures'>

/** The state of a whole table, for `fail-on`; every metric that counts is decided for itself. */
export function outcomeOf(result: JudgedResult): Outcome {
  if (result.findings.some(({ beyondLimit }) => beyondLimit)) return 'regression'
  if (failsOnHeadAlone(result)) return 'failure'
  return isUndecided(result) ? 'undecided' : 'passed'
}

/** How the check ends in a state of the table, when `failOn` is what fails it. */
export function conclusionFor(outcome: Outcome, failOn: readonly string[]): Conclusion {
  if (outcome === 'passed') return 'success'
  return failOn.includes(outcome) ? 'failure' : 'neutral'
}

/** How the check of a result ends. */
export function conclusionOf(result: JudgedResult): Conclusion {
  return conclusionFor(outcomeOf(result), result.plan.policy.failOn)
}

/** Whether something failed on head alone; what a side cannot run is tried on the other one, too. */
export function failsOnHeadAlone({ failures }: Pick<Result, 'failures'>): boolean {
  return [...faultsIn(failures).values()].includes('head')
}

/** Whether something is missing because the machine that was to measure it left nothing. */
export function isLost({ verdict, cause }: Finding): boolean {
  return verdict === 'not-measured' && cause === 'no-journal'
}

/** Rows with other seats are never open: whoever is faster, nothing has to be done. */
function isUndecided({ plan, findings, failures }: JudgedResult): boolean {
  if (failures.length > 0) return true
  const metrics = new Map(plan.metrics.map((metric) => [metric.id, metric]))
  const counts = countingOf(plan)
  const isOpen = (finding: Finding): boolean =>
    counts(finding) &&
    isOpenFor({ finding, metric: metrics.get(finding.metric ?? '') ?? null }, plan)
  // Most undecided tables show it in their first rows.
  if (findings.some(isOpen)) return true
  const countedFindings = findings.filter(counts)
  const reachedIds = new Set(countedFindings.map(({ benchmarkId }) => benchmarkId))
  const sideBenchmarks = plan.benchmarks.filter(comparesSides)
  if (sideBenchmarks.some(({ id }) => !reachedIds.has(id))) return true
  // Nothing was compared, so nothing is decided.
  const comparedFindings = sideBenchmarks.length === 0 ? findings : countedFindings
  return !comparedFindings.some(
    ({ verdict, baseCentre }) =>
      baseCentre !== null || verdict === 'untouched' || verdict === 'added',
  )
}

/** A finding and the metric it is of; `null` when it is about a whole benchmark. */
export interface FindingOfMetric {
  readonly finding: Finding
  readonly metric: Metric | null
}

/** Whether a row that counts does not exclude a slowdown beyond the limit. */
export function isOpenFor(
  { finding, metric }: FindingOfMetric,
  { policy }: Pick<Plan, 'policy'>,
): boolean {
  switch (finding.verdict) {
    case 'improvement':
    case 'unchanged':
    case 'untouched':
    case 'added':
    case 'removed':
      return false
    case 'failed':
    case 'not-measured':
    case 'not-comparable':
      return true
    case 'inconclusive':
      return !isSettling(finding) || isPerhapsBeyond({ finding, metric }, policy)
    case 'regression':
      return finding.acceptance === undefined && isPerhapsBeyond({ finding, metric }, policy)
  }
}

/** Whether an unknown row's whole interval is beyond the limit, though the exact test has not called it. */
export function isProbablyWorse(
  { finding, metric }: FindingOfMetric,
  { policy }: Pick<Plan, 'policy'>,
): boolean {
  const [least] = harmsOf({ finding, metric }) ?? [0]
  const limit = policy.limit ?? finding.threshold
  return isSettling(finding) && limit !== null && least > limit
}

/** A finding's interval as the ratio by which head is worse, the smaller end first; `null` without one. */
function harmsOf({ finding, metric }: FindingOfMetric): readonly [number, number] | null {
  const ends = regressionEnds({ finding, metric })
  if (ends === null) return null
  const { nearest, farthest } = ends
  return metric?.better === 'lower'
    ? [nearest, farthest]
    : [1 / (1 + nearest) - 1, 1 / (1 + farthest) - 1]
}

/** Whether the interval of an unknown row counts; not where more pairs would not settle it. */
function isSettling({ verdict, judged: judgement }: Finding): boolean {
  return verdict === 'inconclusive' && judgement !== null && judgement.pairsToSettle > 0
}

function isPerhapsBeyond(row: FindingOfMetric, { limit }: Plan['policy']): boolean {
  const [, typicalWorst] = harmsOf(row) ?? [0, Number.POSITIVE_INFINITY]
  const { atWorst = typicalWorst } = row.finding.judged ?? {}
  const worst = Math.max(typicalWorst, atWorst ?? Number.POSITIVE_INFINITY)
  return worst > (limit ?? row.finding.threshold ?? 0)
}

/** A finding's interval as head / base − 1: of exact values both ends are equal; `null` without one. */
export function reportedInterval({
  judged: judgement,
  baseCentre,
  headCentre,
}: Finding): readonly [low: number, high: number] | null {
  if (judgement !== null) {
    const [low, high] = judgement.ci
    return low === null || high === null ? null : [low, high]
  }
  if (baseCentre === null || headCentre === null || baseCentre <= 0) return null
  const change = headCentre / baseCentre - 1
  return [change, change]
}

/** A regression's interval as head / base − 1, the end closest to no change first; `null` without one. */
export function regressionEnds({
  finding,
  metric,
}: FindingOfMetric): { readonly nearest: number; readonly farthest: number } | null {
  const interval = reportedInterval(finding)
  if (interval === null || metric === null) return null
  const [low, high] = interval
  return metric.better === 'lower'
    ? { nearest: low, farthest: high }
    : { nearest: high, farthest: low }
}
