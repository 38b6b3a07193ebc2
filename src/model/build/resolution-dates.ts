import { z } from 'zod'
import { text } from '../text.ts'

/**
 * The date as of which the dependencies of published packages are resolved, and the versions seen
 * so far.
 */
export const resolutionDatesSchema = z.strictObject({
  at: z.iso.datetime(),
  /** `NAME@VERSION`. */
  versions: z.array(text(400)).max(10_000),
})

/** The date as of which dependencies are resolved. */
export type ResolutionDates = z.infer<typeof resolutionDatesSchema>
