import { z } from 'zod'
import { countSchema, text } from '../text.ts'

/** Format name and version in every history document. */
export const historyFormat = 'deadheat-history/1'

/** Noise in one benchmark and metric, from runs that compared a revision with itself. */
export const historyRowSchema = z.strictObject({
  benchmarkId: text(300),
  metric: text(100),
  /** Largest certain difference of a revision from itself, as a ratio; 0 when there was none. */
  floor: z.number().min(0),
  /** Standard deviation of one pair's log ratio. */
  pairSpread: z.number().min(0),
  /** Number of runs behind these figures. */
  runs: countSchema,
})

/** The noise that a machine has shown so far. */
export const historySchema = z.strictObject({
  format: z.literal(historyFormat),
  rows: z.array(historyRowSchema).max(50_000),
})

/** Noise in one benchmark and metric, from runs that compared a revision with itself. */
export type HistoryRow = z.infer<typeof historyRowSchema>

/** The noise that a machine has shown so far. */
export type History = z.infer<typeof historySchema>
