import { measuredIn } from '../../model/run/measured-in.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { DealtShard } from '../../model/run/shard.ts'
import { dealBenchmarks, type DealRequest } from './deal-benchmarks.ts'
import { portionsOf } from '../../model/run/portions-of.ts'

/**
 * The shards of a plan: as many as are wanted, or fewer where there is not enough to measure for all.
 */
export function dealtShards(
  plan: Pick<Plan, 'benchmarks' | 'contests'>,
  { shards, expectedSeconds }: DealRequest,
): readonly DealtShard[] {
  const benchmarks = measuredIn(plan)
  const of = Math.max(1, Math.min(shards, portionsOf(benchmarks).length))
  return dealBenchmarks(benchmarks, { shards: of, expectedSeconds }).map((ownBenchmark, at) => ({
    index: at + 1,
    of,
    benchmarks: ownBenchmark.map(({ id }) => id),
  }))
}

/** The shards as GitHub's `strategy.matrix` takes them: one job for each. */
export function matrixOf(dealt: readonly DealtShard[]): {
  readonly shard: readonly number[]
  readonly of: readonly number[]
} {
  return { shard: dealt.map(({ index }) => index), of: dealt.slice(0, 1).map(({ of }) => of) }
}
