import type { BlockKind } from '../model/run/block.ts'
import type { Sample } from '../model/run/sample.ts'

/**
 * The samples of one kind of block that are evidence: warm-ups are none, that of base's control build included.
 * Where a benchmark went over to cycles of links, single links before are none either.
 */
export function countedSamples(
  samples: readonly Sample[],
  kind: Exclude<BlockKind, 'warm-up'>,
): readonly Sample[] {
  const own = samples.filter(({ block }) => block.kind === kind && block.round > 0)
  const cycled = new Set(
    own.flatMap(({ block }) => (block.links === undefined ? [] : [block.benchmarkId])),
  )
  return cycled.size === 0
    ? own
    : own.filter(({ block }) => block.links !== undefined || !cycled.has(block.benchmarkId))
}
