import { z } from 'zod'
import { sideSchema } from '../build/side.ts'
import { text } from '../text.ts'

/** The measured program's trouble, as a result that is shown: it does not build, crashes, hangs. */
export const failureSchema = z.strictObject({
  stage: z.enum(['build', 'pilot', 'sample']),
  /** `null` when the trouble belongs to neither side, such as a missing tool. */
  side: sideSchema.nullable(),
  /** `null` when it concerns the whole side. */
  benchmarkId: text(300).nullable(),
  /** One line: what was expected, what came, what to do. */
  message: text(2000),
  exitCode: z.number().int().nullable(),
  signal: text(20).nullable(),
  timedOut: z.boolean(),
  /** The end of what it printed, or of a build what stands around its first error; at most 20 lines. */
  lastLines: z.array(text(2000)).max(20),
  /** The whole log on the measuring machine, where there is one. */
  logPath: text(1000).nullable(),
})

/** The measured program's trouble, as a result that is shown. */
export type Failure = z.infer<typeof failureSchema>
