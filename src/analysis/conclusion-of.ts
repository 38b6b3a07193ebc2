import { gatingOf } from '../model/gating.ts'
import type { Conclusion, Result } from '../model/result.ts'

/** A regression beyond the limit fails; a run that could not tell everything it should is neutral. */
export function conclusionOf({
  plan,
  findings,
  failures,
}: Pick<Result, 'plan' | 'findings' | 'failures'>): Conclusion {
  if (findings.some(({ beyondLimit }) => beyondLimit)) return 'failure'
  const gates = gatingOf(plan)
  const decided = findings.some(
    ({ benchmarkId, metric, verdict }) =>
      gates(benchmarkId, metric) && verdict !== 'inconclusive' && verdict !== 'not-comparable',
  )
  return failures.length > 0 || !decided ? 'neutral' : 'success'
}
