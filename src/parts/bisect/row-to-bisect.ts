import { causesOf } from '../../render/shown-parts.ts'
import { findingsOfSides, gatingOf } from '../../model/judging/gating.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import type { LoneChange, MeasuredCommit } from './bisect-record.ts'

/** Which row of a result is meant. */
export interface WantedRow {
  readonly benchmarkId: string
  readonly metric: string
}

const functionsAtMost = 5

/**
 * The row to bisect: of those that changed, the largest regression, or else the largest improvement.
 *
 * @param metric - the metric to look at; `null` for those that count towards the verdict
 * @returns `null` when no row changed
 */
export function rowToBisect(
  { findings, plan }: Pick<Result, 'findings' | 'plan'>,
  metric: string | null,
): WantedRow | null {
  const gates = gatingOf(plan)
  const largestFirst = findingsOfSides(findings, plan)
    .filter((finding) =>
      metric === null ? gates(finding.benchmarkId, finding.metric) : finding.metric === metric,
    )
    .toSorted((first, second) => sizeOfChange(second) - sizeOfChange(first))
  const worstFinding =
    largestFirst.find(({ verdict }) => verdict === 'regression') ??
    largestFirst.find(({ verdict }) => verdict === 'improvement')
  return worstFinding === undefined || worstFinding.metric === null
    ? null
    : { benchmarkId: worstFinding.benchmarkId, metric: worstFinding.metric }
}

/**
 * What a result says about a row, as a step of a bisection.
 *
 * The standard error comes from half the width of the 95% interval of one pair's ratio.
 *
 * @param at - position of the measured commit
 * @returns why it says nothing, in a line
 */
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
  const finding = findingOfRow(findings, row)
  const judgement = finding?.judged ?? null
  if (finding === undefined || judgement === null || finding.threshold === null) {
    const state = findings.find((each) => each.benchmarkId === benchmarkId)?.verdict ?? 'not there'
    return `no ${metric} of ${benchmarkId}: ${state}`
  }
  if (finding.verdict === 'not-comparable') {
    return `${benchmarkId} is not comparable: more than the code differs, see its report`
  }
  const difference = judgedDifference(judgement)
  if (difference === null || judgement.pairSpread === null || judgement.pairs === 0) {
    return `too few pairs of ${benchmarkId}: ${judgement.pairs}`
  }
  return {
    type: 'measured',
    at,
    benchmarkId,
    metric,
    ...difference,
    error: judgement.pairSpread / Math.sqrt(judgement.pairs),
    threshold: finding.threshold,
  }
}

/**
 * What a comparison of a commit with the one before it says about a row, as the end of a bisection.
 *
 * @returns `null` when the row has no interval
 */
export function aloneOf(
  result: Result,
  row: WantedRow,
  places: Pick<LoneChange, 'at' | 'previous'>,
): LoneChange | null {
  const judgement = findingOfRow(result.findings, row)?.judged ?? null
  const difference = judgement === null ? null : judgedDifference(judgement)
  if (difference === null) return null
  const functions = causesOf(result, row.benchmarkId)?.slice(0, functionsAtMost) ?? null
  return { type: 'alone', ...places, ...difference, functions }
}

function sizeOfChange({ judged }: Finding): number {
  return Math.abs(Math.log1p(judged?.estimate ?? 0))
}

function findingOfRow(
  findings: readonly Finding[],
  { benchmarkId, metric }: WantedRow,
): Finding | undefined {
  return findings.find(
    (finding) => finding.benchmarkId === benchmarkId && finding.metric === metric,
  )
}

type JudgedDifference = Pick<LoneChange, 'verdict' | 'estimate' | 'ci' | 'pairs'>

function judgedDifference(judgement: NonNullable<Finding['judged']>): JudgedDifference | null {
  const { verdict, estimate, pairs } = judgement
  const [low, high] = judgement.ci
  if (estimate === null) return null
  return { verdict, estimate, ci: [low ?? estimate, high ?? estimate], pairs }
}
