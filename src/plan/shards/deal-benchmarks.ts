import type { Benchmark } from '../../model/run/benchmark.ts'
import { portionsOf } from '../../model/run/portions-of.ts'
import { timesOfAnotherTable } from './times-of-another-table.ts'

/** How a table is dealt. */
export interface DealRequest {
  /** At least 1. */
  readonly shards: number
  /** Of a block of each portion, in the order of `portionsOf`; `null` where no job has told them. */
  readonly expectedSeconds: readonly number[] | null
}

/**
 * Deals benchmarks and contests to shards so that each needs about as long for one block of all it has: the longest
 * portion first, each to the shard with the least. Without expected times, every row counts the same. The
 * rows of one suite stay together, because one process yields them all.
 *
 * The arguments alone decide it, so every machine deals alike without a word between them.
 *
 * @returns one list for each shard, in the order of the table; empty where there are more shards than portions
 * @throws UsageError when the expected times belong to another table
 */
export function dealBenchmarks(
  benchmarks: readonly Benchmark[],
  { shards, expectedSeconds }: DealRequest,
): readonly (readonly Benchmark[])[] {
  const portions = portionsOf(benchmarks)
  if (expectedSeconds !== null && expectedSeconds.length !== portions.length) {
    throw timesOfAnotherTable(portions.length, expectedSeconds.length)
  }
  const loads = Array.from({ length: shards }, () => 0)
  const owners = new Map<string, number>()
  const weighedEntries = portions.map((portion, at) => ({
    portion,
    load: expectedSeconds?.[at] ?? portion.length,
  }))
  for (const { portion, load } of weighedEntries.toSorted(
    (first, second) => second.load - first.load,
  )) {
    const least = loads.indexOf(Math.min(...loads))
    loads[least] = (loads[least] ?? 0) + load
    for (const { id } of portion) owners.set(id, least)
  }
  return loads.map((_, shard) => benchmarks.filter(({ id }) => owners.get(id) === shard))
}
