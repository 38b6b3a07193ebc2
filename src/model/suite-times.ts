import { z } from 'zod'
import { secondsSchema, text } from './text.ts'

/** How long suites took on this machine, by `suite preset`. */
export const suiteTimesSchema = z.record(text(200), secondsSchema)

/** How long suites took on this machine. */
export type SuiteTimes = z.infer<typeof suiteTimesSchema>
