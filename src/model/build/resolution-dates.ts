import { z } from 'zod'
import { text } from '../text.ts'

/** As of when the dependencies of published packages are chosen, and the versions that have been met. */
export const resolutionDatesSchema = z.strictObject({
  at: z.iso.datetime(),
  /** `NAME@VERSION`. */
  versions: z.array(text(400)).max(10_000),
})

/** As of when dependencies are chosen. */
export type ResolutionDates = z.infer<typeof resolutionDatesSchema>
