import { z } from 'zod'
import { countSchema, text } from '../text.ts'

/** Word and number that every history carries. */
export const historyFormat = 'deadheat-history/1'

/** What runs of one revision against itself showed in one benchmark and metric. */
export const historyRowSchema = z.strictObject({
  benchmarkId: text(300),
  metric: text(100),
  /** Largest certain difference between a revision and itself, as a ratio; 0 when there was none. */
  floor: z.number().min(0),
  /** Spread of one pair's log ratio, as a standard deviation. */
  pairSpread: z.number().min(0),
  /** Runs that it was read off. */
  runs: countSchema,
})

/** What a machine has shown of its own noise. */
export const historySchema = z.strictObject({
  format: z.literal(historyFormat),
  rows: z.array(historyRowSchema).max(50_000),
})

/** What runs of one revision against itself showed in one benchmark and metric. */
export type HistoryRow = z.infer<typeof historyRowSchema>

/** What a machine has shown of its own noise. */
export type History = z.infer<typeof historySchema>
