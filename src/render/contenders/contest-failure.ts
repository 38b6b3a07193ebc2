import type { Failure } from '../../model/judging/failure.ts'
import { contestOf } from '../../model/run/contest-of.ts'
import type { Plan } from '../../model/run/plan.ts'

/** A failure as it is told: that of a contest names the contender instead of a side. */
export function contestFailure(failure: Failure, { benchmarks }: Plan): Failure {
  const { side, benchmarkId, message } = failure
  const benchmark = benchmarks.find(({ id }) => id === benchmarkId)
  const contest = benchmark === undefined ? null : contestOf(benchmark)
  if (contest === null || side === null) return failure
  return { ...failure, side: null, message: `${contest.labels[side]}: ${message}` }
}
