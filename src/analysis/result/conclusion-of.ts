import { gatingOf } from '../../model/judging/gating.ts'
import type { Conclusion, Result } from '../../model/judging/result.ts'
import { measuredIn } from '../../model/run/measured-in.ts'

/** A regression beyond the limit fails; a run that could not decide everything is neutral. */
export function conclusionOf({
  plan,
  findings,
  contests = [],
  failures,
}: Pick<Result, 'plan' | 'findings' | 'contests' | 'failures'>): Conclusion {
  if (findings.some(({ beyondLimit }) => beyondLimit)) return 'failure'
  const gates = gatingOf({ benchmarks: measuredIn(plan), metrics: plan.metrics })
  const decided = [...findings, ...contests].some(
    ({ benchmarkId, metric, verdict }) =>
      gates(benchmarkId, metric) && verdict !== 'inconclusive' && verdict !== 'not-comparable',
  )
  return failures.length > 0 || !decided ? 'neutral' : 'success'
}
