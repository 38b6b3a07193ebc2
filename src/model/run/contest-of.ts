import type { Benchmark, Contest } from './benchmark.ts'

/** Which contenders a benchmark compares; `null` when it compares base with head. */
export function contestOf(benchmark: Benchmark): Contest | null {
  return benchmark.driver === 'suite' ? null : (benchmark.contest ?? null)
}

/** Whether a benchmark's two runs come from different builds: a base's and a head's. */
export function isAcrossSides(benchmark: Benchmark): boolean {
  const contest = contestOf(benchmark)
  return contest === null || contest.seats.base.side !== contest.seats.head.side
}
