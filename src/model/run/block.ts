import { z } from 'zod'
import { driverIdSchema } from './benchmark.ts'
import { placementSeedsSchema } from './placement.ts'
import { countSchema, text } from '../text.ts'
import type { Plan } from './plan.ts'
import { type Random, randomOf, seedOf } from '../random.ts'

/** Which side takes slot one; `BH` means that base does. */
export const coinSchema = z.enum(['BH', 'HB'])

/**
 * The purpose of a block. `warm-up`: base against head, discarded. `pair`: base against head.
 * `control`: base against itself, which checks the machine and not the code.
 */
export const blockKindSchema = z.enum(['warm-up', 'pair', 'control'])

/** Two runs close together in time, one in each slot: the unit of evidence. */
export const blockSchema = z.strictObject({
  /** Position in the run, counted from 0 over all benchmarks. */
  index: countSchema,
  /** In a round, every active benchmark has one block of each kind at most; those of round 0 are discarded. */
  round: countSchema,
  benchmarkId: text(300),
  driver: driverIdSchema,
  coin: coinSchema,
  /** Seed for all other random choices in the block, an unsigned 32-bit number. */
  seed: z.number().int().min(0).max(0xffffffff),
  kind: blockKindSchema,
  /** Seeds of the addons' placement; absent when they were not relinked. */
  placement: placementSeedsSchema.optional(),
  /**
   * With how many links of each side it was measured, by a pair of processes for each; its values are
   * their means. Absent for one.
   */
  links: z.number().int().min(2).max(16).optional(),
})

/** Which side takes slot one; `BH` means that base does. */
export type Coin = z.infer<typeof coinSchema>

/** The purpose of a block. */
export type BlockKind = z.infer<typeof blockKindSchema>

/** Two runs close together in time, one in each slot: the unit of evidence. */
export type Block = z.infer<typeof blockSchema>

/** Number of blocks, controls included, that a plan measures per pair in the long run. */
export function blocksPerPair({ controlShare }: Pick<Plan, 'controlShare'>): number {
  return 1 + controlShare
}

/** All random choices within a block. They are independent of its coin, which is the first draw of its seed. */
export function drawsIn({ seed }: Pick<Block, 'seed'>): Random {
  return randomOf(seedOf(seed, 0xd1))
}

/** Whether a block links addons again: a linker would run beside other blocks. */
export function isLinked({ links, placement }: Block): boolean {
  return links !== undefined || placement !== undefined
}
