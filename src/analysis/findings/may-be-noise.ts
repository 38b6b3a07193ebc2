import { gatingOf } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'
import type { Verdict } from '../../model/judging/verdict.ts'
import { measuredIn } from '../../model/run/measured-in.ts'

const claims: ReadonlySet<Verdict> = new Set(['regression', 'improvement'])

/** Whether noise of the machine could explain something that was found: a claim, or a gating row that is unknown. */
export function mayBeNoise({
  plan,
  findings,
  contests = [],
}: Pick<Result, 'plan' | 'findings' | 'contests'>): boolean {
  const gates = gatingOf({ benchmarks: measuredIn(plan), metrics: plan.metrics })
  return [...findings, ...contests].some(
    ({ benchmarkId, metric, verdict }) =>
      claims.has(verdict) || (verdict === 'inconclusive' && gates(benchmarkId, metric)),
  )
}
