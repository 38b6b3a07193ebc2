import type { BlockKind } from '../model/run/block.ts'
import { hasValues } from '../model/judging/gating.ts'
import type { Sample } from '../model/run/sample.ts'
import type { Run } from './run.ts'

/**
 * The samples of one kind of block that count as evidence. Warm-ups are excluded, including the
 * control build's, and single links before a benchmark changed over to cycles of links.
 */
export function countedSamples(
  samples: readonly Sample[],
  kind: Exclude<BlockKind, 'warm-up'>,
): readonly Sample[] {
  const samplesOfKind = samples.filter(({ block }) => block.kind === kind && block.round > 0)
  const cycledIds = new Set(
    samplesOfKind.flatMap(({ block }) => (block.links === undefined ? [] : [block.benchmarkId])),
  )
  return cycledIds.size === 0
    ? samplesOfKind
    : samplesOfKind.filter(
        ({ block }) => block.links !== undefined || !cycledIds.has(block.benchmarkId),
      )
}

/** Number of pairs that count and are not void, by the benchmark's id; those without any are absent. */
export function pairsByBenchmark({
  plan: { benchmarks, metrics },
  samples,
}: Pick<Run, 'plan' | 'samples'>): ReadonlyMap<string, number> {
  const benchmarksById = new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark]))
  const counts = new Map<string, number>()
  for (const sample of countedSamples(samples, 'pair')) {
    const { benchmarkId } = sample.block
    const benchmark = benchmarksById.get(benchmarkId)
    if (benchmark === undefined || !hasValues(sample, benchmark, metrics)) continue
    counts.set(benchmarkId, (counts.get(benchmarkId) ?? 0) + 1)
  }
  return counts
}
