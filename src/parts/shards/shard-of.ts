import { jointRows } from '../../analysis/joint-table.ts'
import { familiesOf } from '../../analysis/run.ts'
import { gatingTests } from '../../analysis/stopping/judging-plan.ts'
import type { Plan } from '../../model/run/plan.ts'
import { dealBenchmarks } from './deal-benchmarks.ts'
import type { Shard } from '../../model/run/shard.ts'

/** The part of a plan that one shard measures. */
export function shardOf(plan: Plan, { index, of }: Pick<Shard, 'index' | 'of'>): Plan {
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
