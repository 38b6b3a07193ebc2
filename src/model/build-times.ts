import { z } from 'zod'
import { digestSchema, secondsSchema } from './text.ts'

/** How long the last builds of each kind took, in seconds, the newest last; by digest of the kind. */
export const buildTimesSchema = z.record(digestSchema, z.array(secondsSchema).min(1).max(5))

/** How long the last builds of each kind took. */
export type BuildTimes = z.infer<typeof buildTimesSchema>
