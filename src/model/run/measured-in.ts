import type { Benchmark } from './benchmark.ts'

interface MeasuredInRequest {
  readonly benchmarks: readonly Benchmark[]
  readonly contests?: readonly Benchmark[] | undefined
}

/** Everything that a plan measures: its benchmarks, base against head, then its contests. */
export function measuredIn({ benchmarks, contests = [] }: MeasuredInRequest): readonly Benchmark[] {
  return [...benchmarks, ...contests]
}
