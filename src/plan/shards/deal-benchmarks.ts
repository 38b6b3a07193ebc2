import type { Benchmark } from '../../model/run/benchmark.ts'
import { portionsOf } from '../../model/run/portions-of.ts'

/**
 * Deals benchmarks to shards so that each has about as many: the largest portion first, each to the
 * shard with the fewest. The rows of one suite stay together, because one process yields them all.
 *
 * The benchmarks alone decide it, so every machine deals alike without a word between them.
 *
 * @param shards - at least 1
 * @returns one list for each shard, in the order of the table; empty where there are more shards than portions
 */
export function dealBenchmarks(
  benchmarks: readonly Benchmark[],
  shards: number,
): readonly (readonly Benchmark[])[] {
  const loads = Array.from({ length: shards }, () => 0)
  const owners = new Map<string, number>()
  for (const portion of portionsOf(benchmarks).toSorted(
    (one, other) => other.length - one.length,
  )) {
    const least = loads.indexOf(Math.min(...loads))
    loads[least] = (loads[least] ?? 0) + portion.length
    for (const { id } of portion) owners.set(id, least)
  }
  return loads.map((_, shard) => benchmarks.filter(({ id }) => owners.get(id) === shard))
}
