import { groupedBy } from '../grouped-by.ts'
import type { Benchmark } from './benchmark.ts'
import { suiteKey } from './suite.ts'

/** Benchmarks that are measured together, and so are never parted: the rows of one suite, or one benchmark. */
export function portionsOf(benchmarks: readonly Benchmark[]): readonly (readonly Benchmark[])[] {
  return [...groupedBy(benchmarks, (benchmark) => suiteKey(benchmark) ?? benchmark.id).values()]
}
