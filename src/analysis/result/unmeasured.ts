import type { Finding } from '../../model/judging/result.ts'
import type { Run } from '../run.ts'

/** Benchmarks without a judged row, and those that only one side has. */
export function unmeasuredFindings({ plan, samples, failures }: Run): readonly Finding[] {
  const measuredNames = new Set(
    samples.filter(({ block }) => block.round > 0).map(({ block }) => block.benchmarkId),
  )
  const failed = failures.flatMap(({ benchmarkId }) =>
    benchmarkId !== null && !measuredNames.has(benchmarkId) ? [benchmarkId] : [],
  )
  const there = new Set([...measuredNames, ...failed])
  const planned = new Set(plan.benchmarks.map(({ id }) => id))
  return [
    ...[...new Set(failed)].map(none('failed')),
    ...plan.benchmarks.flatMap(({ id }) => (there.has(id) ? [] : [unmeasured(id, 'not-reached')])),
    ...(plan.leftOut ?? []).flatMap(({ id, cause }) =>
      there.has(id) || planned.has(id)
        ? []
        : [cause === 'unchanged' ? none('untouched')(id) : unmeasured(id, cause)],
    ),
    ...plan.added.map(none('added')),
    ...plan.removed.map(none('removed')),
  ]
}

/** A finding about a benchmark, or a whole suite, that was to be measured. */
export function unmeasured(benchmarkId: string, cause: NonNullable<Finding['cause']>): Finding {
  return { ...none('not-measured')(benchmarkId), cause }
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
