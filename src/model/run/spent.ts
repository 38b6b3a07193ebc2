import { z } from 'zod'
import { secondsSchema } from '../text.ts'

/**
 * Seconds of a block by what they were spent on, both slots together. What is left of the block's own
 * seconds went into requests, readings and the ends of the processes.
 */
export const spentSchema = z.strictObject({
  /** Starting both processes, until they are set up. */
  start: secondsSchema,
  warmUp: secondsSchema,
  /** Untimed calls just before timed ones. */
  leadIn: secondsSchema,
  /** Timed calls, requests, runs or slices. */
  measured: secondsSchema,
})

/** Seconds of a block by what they were spent on. */
export type SpentTime = z.infer<typeof spentSchema>
