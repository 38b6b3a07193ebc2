import type { BlockKind } from '../model/run/block.ts'
import type { Sample } from '../model/run/sample.ts'

/** The samples of one kind of block that are evidence: warm-ups are none, that of base's control build included. */
export function countedSamples(
  samples: readonly Sample[],
  kind: Exclude<BlockKind, 'warm-up'>,
): readonly Sample[] {
  return samples.filter(({ block }) => block.kind === kind && block.round > 0)
}
