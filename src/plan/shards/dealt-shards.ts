import type { Plan } from '../../model/run/plan.ts'
import type { DealtShard } from '../../model/run/shard.ts'
import { dealBenchmarks } from './deal-benchmarks.ts'
import { portionsOf } from '../../model/run/portions-of.ts'

/**
 * The shards of a plan: as many as are wanted, or fewer where there is not enough to measure for all.
 *
 * @param wanted - at least 1
 */
export function dealtShards({ benchmarks }: Plan, wanted: number): readonly DealtShard[] {
  const of = Math.max(1, Math.min(wanted, portionsOf(benchmarks).length))
  return dealBenchmarks(benchmarks, of).map((own, at) => ({
    index: at + 1,
    of,
    benchmarks: own.map(({ id }) => id),
  }))
}

/** The shards as GitHub's `strategy.matrix` takes them: one job for each. */
export function matrixOf(dealt: readonly DealtShard[]): {
  readonly shard: readonly number[]
  readonly of: readonly number[]
} {
  return { shard: dealt.map(({ index }) => index), of: dealt.slice(0, 1).map(({ of }) => of) }
}
