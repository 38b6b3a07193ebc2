import { findingsOfSides, gatingOf } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'

/** Which row of a result is meant. */
export interface WantedRow {
  readonly benchmarkId: string
  readonly metric: string
}

type Finding = Result['findings'][number]

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
  const wanted = findingsOfSides(findings, plan).filter((one) =>
    metric === null ? gates(one.benchmarkId, one.metric) : one.metric === metric,
  )
  const of = (verdict: Finding['verdict']): readonly Finding[] =>
    wanted
      .filter((one) => one.verdict === verdict)
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const [worst] = [...of('regression'), ...of('improvement')]
  return worst === undefined || worst.metric === null
    ? null
    : { benchmarkId: worst.benchmarkId, metric: worst.metric }
}

function sizeOf({ judged }: Finding): number {
  return Math.abs(Math.log1p(judged?.estimate ?? 0))
}
