import { decidingOf } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'

/** Whether noise of the machine could explain something that was found: a claim, or a gating row that is unknown. */
export function mayBeNoise({ plan, findings }: Pick<Result, 'plan' | 'findings'>): boolean {
  const gates = decidingOf(plan)
  return findings.some(
    (finding) =>
      claimsChange(finding) ||
      (finding.verdict === 'inconclusive' && gates(finding.benchmarkId, finding.metric)),
  )
}
