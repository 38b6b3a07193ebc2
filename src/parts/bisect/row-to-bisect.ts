import { causesOf, type ShownResult } from '../../render/shown-result.ts'
import { gatingOf } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'
import type { LoneChange, MeasuredCommit } from './bisect-record.ts'

/** Which row of a result is meant. */
export type WantedRow = Pick<LoneChange, 'benchmarkId' | 'metric'>

/** The row to bisect: of those that count, the largest regression, else improvement; `null` without a change. */
export function rowToBisect({
  findings,
  plan,
}: Pick<Result, 'findings' | 'plan'>): WantedRow | null {
  const gates = gatingOf(plan)
  const largestFirst = findings
    .filter(({ benchmarkId, metric }) => gates(benchmarkId, metric))
    .map((finding) => ({ ...finding, size: Math.abs(Math.log1p(finding.judged?.estimate ?? 0)) }))
    .toSorted((first, second) => second.size - first.size)
  const worstFinding =
    largestFirst.find(({ verdict }) => verdict === 'regression') ??
    largestFirst.find(({ verdict }) => verdict === 'improvement')
  const { benchmarkId, metric = null } = worstFinding ?? {}
  return benchmarkId === undefined || metric === null ? null : { benchmarkId, metric }
}

/** A row of a result, with its error by its 95% interval, as a step of a bisection, or why it is none. */
export function bisectStepOf(
  { findings, failures }: Pick<Result, 'findings' | 'failures'>,
  row: WantedRow,
  at: number,
): MeasuredCommit | string {
  const { benchmarkId, metric } = row
  const failure = failures.find(
    (each) => each.side !== 'base' && (each.benchmarkId ?? benchmarkId) === benchmarkId,
  )
  if (failure !== undefined)
    return `${failure.stage === 'build' ? 'does not build' : 'fails'}: ${failure.message}`
  const finding = findings.find(
    (each) => each.benchmarkId === benchmarkId && each.metric === metric,
  )
  const judgement = finding?.judged ?? null
  if (finding === undefined || judgement === null || finding.threshold === null) {
    const state = findings.find((each) => each.benchmarkId === benchmarkId)?.verdict ?? 'not there'
    return `no ${metric} of ${benchmarkId}: ${state}`
  }
  if (finding.verdict === 'not-comparable')
    return `${benchmarkId} is not comparable: more than the code differs, see its report`
  const { verdict, estimate, pairs, pairSpread } = judgement
  if (estimate === null || pairSpread === null || pairs === 0)
    return `too few pairs of ${benchmarkId}: ${pairs}`
  const [low, high] = judgement.ci
  return {
    type: 'measured',
    at,
    benchmarkId,
    metric,
    verdict,
    estimate,
    ci: [low ?? estimate, high ?? estimate],
    pairs,
    error: pairSpread / Math.sqrt(pairs),
    threshold: finding.threshold,
  }
}

/** What a commit against the one before says of a row, as a bisection's end; `null` without an interval. */
export function aloneOf(
  shown: ShownResult,
  row: WantedRow,
  { at, previous }: Pick<LoneChange, 'at' | 'previous'>,
): LoneChange | null {
  const step = bisectStepOf(shown.result, row, at)
  if (typeof step === 'string') return null
  const functions = causesOf(shown, row.benchmarkId)?.slice(0, 5) ?? null
  return { ...step, type: 'alone', previous, functions }
}
