import type { Finding } from '../../model/judging/result.ts'
import type { Run } from '../run.ts'

/** Benchmarks of the plan without a judged row, and those that only one side has. */
export function unmeasuredFindings({ plan, samples, failures }: Run): readonly Finding[] {
  const measuredNames = new Set(
    samples.filter(({ block }) => block.round > 0).map(({ block }) => block.benchmarkId),
  )
  const failed = failures.flatMap(({ benchmarkId }) =>
    benchmarkId !== null && !measuredNames.has(benchmarkId) ? [benchmarkId] : [],
  )
  return [
    ...[...new Set(failed)].map(none('failed')),
    ...plan.added.map(none('added')),
    ...plan.removed.map(none('removed')),
  ]
}

/** A finding without a number: `verdict` of a whole benchmark. */
export function none(verdict: Finding['verdict']): (benchmarkId: string) => Finding {
  return (benchmarkId) => ({
    benchmarkId,
    metric: null,
    verdict,
    baseCentre: null,
    headCentre: null,
    judged: null,
    threshold: null,
    beyondLimit: false,
    minutesToSettle: null,
  })
}
