import { z } from 'zod'
import { driverIdSchema } from './benchmark.ts'
import { placementSeedsSchema } from './placement.ts'
import { countSchema, text } from '../text.ts'
import type { Plan } from './plan.ts'

/** Which side takes slot one: `BH` means that base does. */
export const coinSchema = z.enum(['BH', 'HB'])

/**
 * What a block is for. `warm-up`: base against head, and discarded. `pair`: base against head.
 * `control`: base against itself, which checks the machine and not the code. `rebuild`: base against its
 * control build, another build of the same; the one of round 0 warms the control build up and is discarded.
 */
export const blockKindSchema = z.enum(['warm-up', 'pair', 'control', 'rebuild'])

/** One run of each side: the unit of evidence. */
export const blockSchema = z.strictObject({
  /** Position in the run, counted over all benchmarks, from 0. */
  index: countSchema,
  /** Every benchmark gets one block per round; those of round 0 are discarded. */
  round: countSchema,
  benchmarkId: text(300),
  driver: driverIdSchema,
  coin: coinSchema,
  /** Seed of everything else that is drawn inside the block, an unsigned 32-bit number. */
  seed: z.number().int().min(0).max(0xffffffff),
  kind: blockKindSchema,
  /** What the places of the addons were drawn from; absent where they lie as they were built. */
  placement: placementSeedsSchema.optional(),
  /**
   * With how many links of each side it was measured, by a pair of processes for each; its values are
   * their means. Absent for one.
   */
  links: z.number().int().min(2).max(16).optional(),
})

/** Which side takes slot one. */
export type Coin = z.infer<typeof coinSchema>

/** What a block is for. */
export type BlockKind = z.infer<typeof blockKindSchema>

/** One run of each side: the unit of evidence. */
export type Block = z.infer<typeof blockSchema>

/** How many blocks a plan takes for each pair, those of both controls included, in the long run. */
export function blocksPerPair({
  controlShare,
  rebuildControl,
}: Pick<Plan, 'controlShare' | 'rebuildControl'>): number {
  return 1 + controlShare + (rebuildControl === true ? 1 : 0)
}
