import type { Benchmark } from './benchmark.ts'

/** Everything that a plan measures: its benchmarks, base against head, then its contests. */
export function measuredIn({
  benchmarks,
  contests = [],
}: {
  readonly benchmarks: readonly Benchmark[]
  readonly contests?: readonly Benchmark[] | undefined
}): readonly Benchmark[] {
  return [...benchmarks, ...contests]
}
