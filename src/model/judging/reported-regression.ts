import { z } from 'zod'
import { conclusionSchema } from './result.ts'
import { text } from '../text.ts'

const reportedRegressionSchema = z.strictObject({
  benchmarkId: text(300),
  /** The benchmark as the table names it: without the Node.js version when there are several. */
  name: text(300),
  metric: text(100),
  /** The interval ends closest to and farthest from no change, as head / base − 1. */
  nearest: z.number(),
  farthest: z.number(),
  /** Whether it fails the check. */
  beyondLimit: z.boolean(),
})

/** The regressions that a comment shows, so that a command can accept some of them. */
export const reportedRegressionsSchema = z.strictObject({
  /** The conclusion of the check once no regression fails it. */
  otherwise: conclusionSchema,
  regressions: z.array(reportedRegressionSchema).max(1000),
})

/** A regression as a comment shows it. */
export type ReportedRegression = Readonly<z.infer<typeof reportedRegressionSchema>>

/** The regressions that a comment shows, so that a command can accept some of them. */
export type ReportedRegressions = Readonly<z.infer<typeof reportedRegressionsSchema>>
