import { z } from 'zod'
import { countSchema, text } from '../text.ts'

/** Most shards of one table; GitHub's matrix has at most 256 jobs. */
export const mostShards = 256

/** Which part of a table a run measures, and what it needs to know of the whole. */
export type Shard = z.infer<typeof shardSchema>
export const shardSchema = z.strictObject({
  /** From 1. */
  index: z.number().int().min(1).max(mostShards),
  /** How many shards the table has. */
  of: z.number().int().min(1).max(mostShards),
  /** Tests of base and head that share alpha in the whole table, as `gatingTests` counts them. */
  family: countSchema,
  /** Benchmarks of base and head with a time that gates, in the whole table. */
  timed: countSchema,
  /** Tests, as in `family`, of rows with other seats; absent when there are none. */
  familyOfOthers: countSchema.optional(),
  /** Ids of all benchmarks of the table, in its order; the same in every shard. */
  rows: z.array(text(300)).max(20_000),
  /** The shard of each of them. */
  dealt: z.array(z.number().int().min(1).max(mostShards)).max(20_000),
})

/** Reads `3/8`, the third of eight shards, or `8`, all of them, whose index is `null`; `null` when it is neither. */
export function parseShard(written: string): { index: number | null; of: number } | null {
  const [, first, second = '0'] = /^(?:(\d{1,3})\/)?(\d{1,3})$/.exec(written) ?? []
  const [index, of] = [Number(first ?? 1), Number(second)]
  if (index < 1 || index > of || of > mostShards) return null
  return { index: first === undefined ? null : index, of }
}
