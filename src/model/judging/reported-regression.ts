import { z } from 'zod'
import { conclusionSchema } from './result.ts'
import { text } from '../text.ts'

const reportedRegressionSchema = z.strictObject({
  benchmarkId: text(300),
  /** As the table names the benchmark: without the Node.js, where there are several. */
  name: text(300),
  metric: text(100),
  /** The ends of its interval that are nearest to no change and farthest from it, as head / base − 1. */
  nearest: z.number(),
  farthest: z.number(),
  /** Whether it fails the check. */
  beyondLimit: z.boolean(),
})

/** What a comment shows of regressions, for a command to accept some of them. */
export const reportedRegressionsSchema = z.strictObject({
  /** How the check ends once no regression fails it. */
  otherwise: conclusionSchema,
  regressions: z.array(reportedRegressionSchema).max(1000),
})

/** A regression as a comment shows it. */
export type ReportedRegression = Readonly<z.infer<typeof reportedRegressionSchema>>

/** What a comment shows of regressions, for a command to accept some of them. */
export type ReportedRegressions = Readonly<z.infer<typeof reportedRegressionsSchema>>
