import { z } from 'zod'
import { countSchema, text } from '../text.ts'

/**
 * Noise in one benchmark and metric, from runs that compared a revision with itself. Journals of
 * before may have it in their plan; no run gets it any more.
 */
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

/** What the plan of a run of before says of a machine's noise in one benchmark and metric. */
export type HistoryRow = z.infer<typeof historyRowSchema>
