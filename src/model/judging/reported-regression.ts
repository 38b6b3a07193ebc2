import { z } from 'zod'
import { acceptanceSchema } from './acceptance.ts'
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

/** What a comment shows of its regressions, so that a command can accept some of them. */
export const reportedRegressionsSchema = z.strictObject({
  /** The conclusion of the check at this moment. */
  conclusion: conclusionSchema,
  /** Its conclusion once no regression fails it. */
  otherwise: conclusionSchema,
  /** The texts above the table, as Markdown, of which those about the check are written again. */
  texts: z.strictObject({
    /** The result in a few words, for a check: without Markdown. */
    title: text(1000),
    /** The same for a heading. */
    heading: text(4000),
    /** Between the first line and the finding. */
    notes: text(4000),
    finding: text(4000),
    /** How the check ends, and what to do about that. */
    check: text(4000),
    /** The same once no regression fails it. */
    otherwise: text(4000),
  }),
  accepted: z.array(acceptanceSchema).max(1000),
  regressions: z.array(reportedRegressionSchema).max(1000),
})

/** A regression as a comment shows it. */
export type ReportedRegression = Readonly<z.infer<typeof reportedRegressionSchema>>

/** What a comment shows of its regressions, so that a command can accept some of them. */
export type ReportedRegressions = Readonly<z.infer<typeof reportedRegressionsSchema>>
