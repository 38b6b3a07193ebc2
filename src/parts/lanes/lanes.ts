import { z } from 'zod'
import { secondsSchema } from '../../model/text.ts'

/** What a trial of several blocks at once has shown, beside one block at a time. */
export const lanesTrialSchema = z.strictObject({
  /** How many at once were tried. */
  lanes: z.number().int().min(2).max(64),
  /** Times as many blocks in the same time. */
  speed: z.number().min(0),
  /** Times the spread between base and itself. */
  spread: z.number().min(0),
  /** Share of a known difference that was found, with one block at a time and with several. */
  effects: z.tuple([z.number(), z.number()]),
  seconds: secondsSchema,
})

/** How many blocks a run measured at once, and why. */
export const lanesSchema = z.strictObject({
  count: z.number().int().min(1).max(64),
  /** What decided it; absent when the number was asked for. */
  trial: lanesTrialSchema.optional(),
})

/** What a trial of several blocks at once has shown. */
export type LanesTrial = z.infer<typeof lanesTrialSchema>

/** How many blocks a run measured at once, and why. */
export type Lanes = z.infer<typeof lanesSchema>
