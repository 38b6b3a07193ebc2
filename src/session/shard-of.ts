import { contestRun } from '../analysis/contest-run.ts'
import { gatingTests } from '../analysis/stopping/judging-plan.ts'
import { measuredIn } from '../model/run/measured-in.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Shard } from '../model/run/shard.ts'
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
  const own = new Set(
    (dealBenchmarks(measuredIn(plan), dealing)[index - 1] ?? []).map(({ id }) => id),
  )
  const { contests = [], ...rest } = plan
  const dealt = contests.filter(({ id }) => own.has(id))
  return {
    ...rest,
    ...(dealt.length > 0 && { contests: dealt }),
    benchmarks: plan.benchmarks.filter(({ id }) => own.has(id)),
    shard: { index, of, ...wholeOf(plan), ...wholeContests(plan) },
  }
}

function wholeOf(plan: Plan): Pick<Shard, 'family' | 'rows'> {
  return { family: gatingTests(plan), rows: plan.benchmarks.map(({ id }) => id) }
}

function wholeContests(plan: Plan): Pick<Shard, 'contests'> {
  const run = contestRun({ plan })
  return run === null ? {} : { contests: wholeOf(run.plan) }
}
