import type { BlockKind } from '../model/block.ts'
import type { Sample } from '../model/sample.ts'

/** The samples of one kind of block that are evidence: warm-ups are none, that of base's twin included. */
export function countedSamples(
  samples: readonly Sample[],
  kind: Exclude<BlockKind, 'warm-up'>,
): readonly Sample[] {
  return samples.filter(({ block }) => block.kind === kind && block.round > 0)
}
