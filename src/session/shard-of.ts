import { gatingTests } from '../analysis/stopping/judging-plan.ts'
import type { Plan } from '../model/run/plan.ts'
import { dealBenchmarks } from '../plan/shards/deal-benchmarks.ts'
import { parseShard } from '../plan/shards/parse-shard.ts'

/**
 * The part of a plan that one shard measures.
 *
 * @param written - `3/8`; `undefined` for the whole plan
 * @throws UsageError when it is no shard
 */
export function shardOf(plan: Plan, written: string | undefined): Plan {
  if (written === undefined) return plan
  const { index, of } = parseShard(written)
  // Contests are few, and their family is their own, so one shard measures all of them.
  const { contests, ...rest } = plan
  return {
    ...rest,
    ...(index === 1 && contests !== undefined && { contests }),
    benchmarks: [...(dealBenchmarks(plan.benchmarks, of)[index - 1] ?? [])],
    shard: {
      index,
      of,
      family: gatingTests(plan),
      rows: plan.benchmarks.map(({ id }) => id),
    },
  }
}
