import { jointRows } from '../analysis/joint-table.ts'
import { familiesOf } from '../analysis/run.ts'
import { gatingTests } from '../analysis/stopping/judging-plan.ts'
import type { Plan } from '../model/run/plan.ts'
import { dealBenchmarks } from '../plan/shards/deal-benchmarks.ts'
import { parseShard } from '../plan/shards/parse-shard.ts'
import type { GivenSettings } from '../settings/settings.ts'

/**
 * The part of a plan that one shard measures.
 *
 * @param shard - `3/8`; absent for the whole plan
 * @throws UsageError when it is no shard
 */
export function shardOf(plan: Plan, shard: GivenSettings['shard']): Plan {
  if (shard === undefined) return plan
  const { index, of } = parseShard(shard)
  const share = dealBenchmarks(plan.benchmarks, of)[index - 1] ?? []
  const ownNames = new Set(share.map(({ id }) => id))
  const [ofSides, ofOthers] = familiesOf({ plan, failures: [] })
  return {
    ...plan,
    benchmarks: plan.benchmarks.filter(({ id }) => ownNames.has(id)),
    shard: {
      index,
      of,
      family: gatingTests(ofSides.plan),
      timed: jointRows(ofSides.plan),
      familyOfOthers: ofOthers && gatingTests(ofOthers.plan),
      rows: plan.benchmarks.map(({ id }) => id),
    },
  }
}
