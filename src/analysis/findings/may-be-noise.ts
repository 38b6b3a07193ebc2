import { gatingOf } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'
import { measuredIn } from '../../model/run/measured-in.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** Whether noise of the machine could explain something that was found: a claim, or a gating row that is unknown. */
export function mayBeNoise({
  plan,
  findings,
  contests = [],
}: Pick<Result, 'plan' | 'findings' | 'contests'>): boolean {
  const gates = gatingOf({ benchmarks: measuredIn(plan), metrics: plan.metrics })
  return [...findings, ...contests].some(
    (finding) =>
      claimsChange(finding) ||
      (finding.verdict === 'inconclusive' && gates(finding.benchmarkId, finding.metric)),
  )
}
