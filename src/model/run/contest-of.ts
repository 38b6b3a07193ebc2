import type { Benchmark, Contest } from './benchmark.ts'

/** Which contenders sit in a row's two seats; `null` when base and head do. */
export function contestOf(benchmark: Benchmark): Contest | null {
  return benchmark.driver === 'suite' ? null : (benchmark.contest ?? null)
}

/**
 * Whether a row compares base with head. Those rows share one alpha and can fail the check; rows with
 * other seats share another and cannot. Journals come from strangers, so neither is ever stored.
 */
export function isOfSides(benchmark: Benchmark): boolean {
  return contestOf(benchmark) === null
}

/** Whether a row's two runs come from different builds: a base's and a head's. */
export function isAcrossSides(benchmark: Benchmark): boolean {
  const contest = contestOf(benchmark)
  return contest === null || contest.seats.base.side !== contest.seats.head.side
}
