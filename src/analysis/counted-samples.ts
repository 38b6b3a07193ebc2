import type { BlockKind } from '../model/run/block.ts'
import type { Sample } from '../model/run/sample.ts'

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

/** Number of pairs that count, by the benchmark's id; those without any are absent. */
export function pairsByBenchmark(samples: readonly Sample[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { block } of countedSamples(samples, 'pair')) {
    counts.set(block.benchmarkId, (counts.get(block.benchmarkId) ?? 0) + 1)
  }
  return counts
}
