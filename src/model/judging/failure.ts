import { z } from 'zod'
import { sideSchema } from '../build/side.ts'
import { text } from '../text.ts'

/** A problem of the measured program, shown in the result: it does not build, crashes or hangs. */
export const failureSchema = z.strictObject({
  stage: z.enum(['build', 'pilot', 'sample']),
  /** `null` when neither side is the cause, for example a missing tool. */
  side: sideSchema.nullable(),
  /** `null` when it affects the whole side. */
  benchmarkId: text(300).nullable(),
  /** One line: what was expected, what happened, what to do. */
  message: text(2000),
  exitCode: z.number().int().nullable(),
  signal: text(20).nullable(),
  timedOut: z.boolean(),
  /**
   * The last lines that it printed, or for a build the lines around the first error; at most 20.
   */
  lastLines: z.array(text(2000)).max(20),
  /** Path of the full log on the measuring machine, if there is one. */
  logPath: text(1000).nullable(),
})

/** A problem of the measured program, shown in the result. */
export type Failure = z.infer<typeof failureSchema>
