import type { Plan } from '../../model/run/plan.ts'
import type { DealtShard } from '../../model/run/shard.ts'
import { dealBenchmarks } from './deal-benchmarks.ts'

/**
 * The shards of a plan that have anything to measure.
 *
 * @param of - how many shards are wanted
 */
export function dealtShards({ benchmarks }: Plan, of: number): readonly DealtShard[] {
  return dealBenchmarks(benchmarks, of).flatMap((own, at) =>
    own.length === 0 ? [] : [{ index: at + 1, of, benchmarks: own.map(({ id }) => id) }],
  )
}

/** The shards as GitHub's `strategy.matrix` takes them: one job for each. */
export function matrixOf(dealt: readonly DealtShard[]): {
  readonly shard: readonly number[]
  readonly of: readonly number[]
} {
  return { shard: dealt.map(({ index }) => index), of: dealt.slice(0, 1).map(({ of }) => of) }
}
