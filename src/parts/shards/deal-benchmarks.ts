import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Plan } from '../../model/run/plan.ts'
import { portionsOf } from '../../model/run/suite.ts'
import type { Shard } from '../../model/run/shard.ts'

/** One shard of a plan, before it is measured. */
export interface DealtShard extends Pick<Shard, 'index' | 'of'> {
  /** Ids, in the order of the table, rows with other seats last. */
  readonly benchmarks: readonly string[]
}

/**
 * Deals benchmarks and contests to shards in turn, in the order of the table. The rows of one suite stay
 * together, because one process yields them all.
 *
 * The arguments alone decide it, so every machine deals alike without a word between them.
 *
 * @param shards - at least 1
 * @returns a list for each shard, in the order of the table; empty where there are more shards than portions
 */
export function dealBenchmarks(
  benchmarks: readonly Benchmark[],
  shards: number,
): readonly (readonly Benchmark[])[] {
  const portions = portionsOf(benchmarks)
  return Array.from({ length: shards }, (_, shard) =>
    portions.filter((__, turn) => turn % shards === shard).flat(),
  )
}

/** The shards of a plan: as many as are wanted, or fewer where there is not enough to measure for all. */
export function dealtShards(
  { benchmarks }: Pick<Plan, 'benchmarks'>,
  shards: number,
): readonly DealtShard[] {
  const of = Math.max(1, Math.min(shards, portionsOf(benchmarks).length))
  return dealBenchmarks(benchmarks, of).map((share, at) => ({
    index: at + 1,
    of,
    benchmarks: share.map(({ id }) => id),
  }))
}

/** The shards as GitHub's `strategy.matrix` takes them: one job for each. */
export function matrixOf(shards: readonly DealtShard[]): {
  readonly shard: readonly number[]
  readonly of: readonly number[]
} {
  return { shard: shards.map(({ index }) => index), of: shards.slice(0, 1).map(({ of }) => of) }
}
