import type { Failure } from '../model/judging/failure.ts'
import type { Benchmark } from '../model/run/benchmark.ts'

/** What did not end in its share of the budget needs more of that, and not of "timeout". */
export function outOfShare(
  failure: Failure,
  { timeoutSeconds }: Pick<Benchmark, 'timeoutSeconds'>,
): Failure {
  if (!failure.timedOut) return failure
  const run = failure.stage === 'pilot' ? 'a first run' : 'a run'
  const message = `expected ${run} to end within ${String(timeoutSeconds)} s, a quarter of what was left of the budget, got no end: raise "budget", or leave it out with "only"`
  return { ...failure, message }
}
