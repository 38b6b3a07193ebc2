import type { Failure } from '../model/judging/failure.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import { secondsSince, type CollectRun } from './collecting.ts'

const fewestSeconds = 10

// A machine may be as much slower than it was when the run was expected to take that.
const mostSlowdown = 10

/** A benchmark with a quarter of what a budget has left for each run, as one that never ends would take all of it. */
export function inShareOfTime(
  run: CollectRun,
  benchmark: Benchmark,
  expectedSeconds: number,
): Benchmark {
  const { budgetSeconds } = run.request
  if (budgetSeconds === null) return benchmark
  const quarterSeconds = (budgetSeconds - secondsSince(run)) / 4
  const shareSeconds = Math.max(fewestSeconds, quarterSeconds, mostSlowdown * expectedSeconds)
  return {
    ...benchmark,
    timeoutSeconds: Math.min(benchmark.timeoutSeconds, Math.round(shareSeconds)),
  }
}

/** What did not end in its share of the budget needs more of that, and not of "timeout": that is nobody's failure. */
export function outOfShare(
  failure: Failure,
  { timeoutSeconds }: Pick<Benchmark, 'timeoutSeconds'>,
): Failure {
  if (!failure.timedOut) return failure
  const message = `a run did not end within ${String(timeoutSeconds)} s, all that the budget has for one: raise "budget", or leave it out with "only"`
  return { ...failure, message, ours: 'budget' }
}
