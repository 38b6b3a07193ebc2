import { z } from 'zod'
import { conclusionSchema } from './result.ts'
import { text } from '../text.ts'

/** A regression as a comment shows it. */
export interface ReportedRegression {
  readonly benchmarkId: string
  /** The benchmark without its Node.js. */
  readonly name: string
  readonly metric: string
  /** The interval ends closest to and farthest from no change, as head / base − 1. */
  readonly nearest: number
  readonly farthest: number
  /** Whether it fails the check unless it is accepted. */
  readonly beyondLimit: boolean
}

/** A list is a third as long as a record. */
const regressionSchema = z
  .tuple([text(300), text(300), text(100), z.number(), z.number(), z.boolean()])
  .transform(([benchmarkId, name, metric, nearest, farthest, beyondLimit]): ReportedRegression => ({
    benchmarkId,
    name: name === '' ? benchmarkId : name,
    metric,
    nearest,
    farthest,
    beyondLimit,
  }))

/** A regression as a comment keeps it. */
export type KeptRegression = Readonly<z.input<typeof regressionSchema>>

/**
 * What a comment keeps of its regressions, so that a command can accept some of them. It does not
 * depend on what was accepted: that is applied to it whenever something was.
 */
export type ReportedRegressions = Readonly<z.infer<typeof reportedRegressionsSchema>>
export const reportedRegressionsSchema = z.strictObject({
  /** The conclusion of the check while something beyond the limit is accepted by nobody. */
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
    check: text(12_000),
    /** The same once no regression fails it. */
    otherwise: text(12_000),
  }),
  /** Those that the comment shows, worst first; then, named `*`, each metric's worst end of all others beyond the limit. */
  regressions: z.array(regressionSchema).max(10_000),
})
