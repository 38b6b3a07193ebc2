import type { BisectMeasured } from './bisect-record.ts'
import type { Result } from '../../model/judging/result.ts'
import type { WantedRow } from './row-to-bisect.ts'

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
  { benchmarkId, metric }: WantedRow,
  at: number,
): BisectMeasured | string {
  const failure = failures.find(
    (one) => one.side !== 'base' && (one.benchmarkId ?? benchmarkId) === benchmarkId,
  )
  if (failure !== undefined)
    return `${failure.stage === 'build' ? 'does not build' : 'fails'}: ${failure.message}`
  const finding = findings.find((one) => one.benchmarkId === benchmarkId && one.metric === metric)
  const judged = finding?.judged ?? null
  if (finding === undefined || judged === null || finding.threshold === null) {
    const state = findings.find((one) => one.benchmarkId === benchmarkId)?.verdict ?? 'not there'
    return `no ${metric} of ${benchmarkId}: ${state}`
  }
  if (finding.verdict === 'not-comparable') {
    return `${benchmarkId} is not comparable: more than the code differs, see its report`
  }
  const { estimate, ci, pairSpread, pairs } = judged
  if (estimate === null || pairSpread === null || pairs === 0) {
    return `too few pairs of ${benchmarkId}: ${pairs}`
  }
  const error = pairSpread / Math.sqrt(pairs)
  return {
    type: 'measured',
    at,
    benchmarkId,
    metric,
    verdict: judged.verdict,
    estimate,
    ci: [ci[0] ?? estimate, ci[1] ?? estimate],
    error,
    pairs,
    threshold: finding.threshold,
  }
}
