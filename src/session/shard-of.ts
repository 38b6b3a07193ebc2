import { gatingTests } from '../analysis/stopping/judging-plan.ts'
import type { Plan } from '../model/run/plan.ts'
import { dealBenchmarks } from '../plan/shards/deal-benchmarks.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { parseShard } from '../plan/shards/parse-shard.ts'

/**
 * The part of a plan that one shard measures.
 *
 * @param shard - `3/8`; absent for the whole plan
 * @param expectedSeconds - of its portions; `null` where no job has told them
 * @throws UsageError when it is no shard, or the times belong to another table
 */
export function shardOf(
  plan: Plan,
  {
    shard,
    expectedSeconds,
  }: Pick<GivenSettings, 'shard'> & { readonly expectedSeconds: readonly number[] | null },
): Plan {
  if (shard === undefined) return plan
  const { index, of } = parseShard(shard)
  const dealing = { shards: of, expectedSeconds }
  // Contests are few, and their family is their own, so one shard measures all of them.
  const { contests, ...rest } = plan
  return {
    ...rest,
    ...(index === 1 && contests !== undefined && { contests }),
    benchmarks: [...(dealBenchmarks(plan.benchmarks, dealing)[index - 1] ?? [])],
    shard: {
      index,
      of,
      family: gatingTests(plan),
      rows: plan.benchmarks.map(({ id }) => id),
    },
  }
}
