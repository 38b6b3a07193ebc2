import { z } from 'zod'

/** Why the budget of a run left something out before the first block. */
export const leftOutCauseSchema = z.enum(['too-long', 'no-room'])

/** A benchmark, or a whole suite, that was to be measured and is not. */
export interface LeftOut {
  readonly id: string
  readonly cause: z.infer<typeof leftOutCauseSchema>
}

/** Why something was not measured. */
export const unmeasuredCauseSchema = z.enum([
  ...leftOutCauseSchema.options,
  'not-reached',
  'no-journal',
])
