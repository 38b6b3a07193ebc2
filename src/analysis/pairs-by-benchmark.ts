import type { Sample } from '../model/run/sample.ts'
import { countedSamples } from './counted-samples.ts'

/** Number of pairs that count, by the benchmark's id; those without any are absent. */
export function pairsByBenchmark(samples: readonly Sample[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { block } of countedSamples(samples, 'pair')) {
    counts.set(block.benchmarkId, (counts.get(block.benchmarkId) ?? 0) + 1)
  }
  return counts
}
