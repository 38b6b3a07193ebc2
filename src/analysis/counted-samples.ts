import type { BlockKind } from '../model/run/block.ts'
import type { Sample } from '../model/run/sample.ts'

/**
 * The samples of one kind of block that count as evidence. Warm-ups are excluded, including the
 * control build's.
 */
export function countedSamples(
  samples: readonly Sample[],
  kind: Exclude<BlockKind, 'warm-up'>,
): readonly Sample[] {
  return samples.filter(({ block }) => block.kind === kind && block.round > 0)
}
