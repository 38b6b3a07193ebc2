import { z } from 'zod'
import { shaSchema, text } from '../text.ts'
import { judgedSchema } from './judged.ts'

/** Where a run shows its progress. A later step needs this to finish the report when the run is gone. */
export type LiveRecord = z.infer<typeof liveRecordSchema>
export const liveRecordSchema = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9._-]{1,50}$/),
  headSha: shaSchema,
  pullRequest: z.number().int().positive().nullable(),
  /** The run that is shown, which may differ from the job's. */
  ...judgedSchema.shape,
  /**
   * The id of its check. `unknown` while it is not clear whether one exists, for example after a lost
   * reply; `denied` when the token may not write checks.
   */
  check: z.union([z.number().int().positive(), z.enum(['unknown', 'denied'])]),
  /** The final conclusion of the check, once known. */
  result: z
    .strictObject({
      conclusion: z.enum(['success', 'failure', 'neutral', 'cancelled']),
      title: text(1000),
    })
    .nullable(),
  /** How the check ends if the run leaves no result. */
  withoutResult: z.enum(['failure', 'neutral']),
  /** Whether a user cancelled the run. */
  cancelled: z.boolean(),
  /** Whether everything already shows how the run ended. */
  ended: z.boolean(),
  /** An annotation says already that its check could not be written. */
  alarmed: z.boolean(),
  /** What a result is published from while not all of it is written; `null` when nothing is left. */
  left: z
    .strictObject({
      /** Absolute path of the result. */
      resultPath: text(4096),
      /** The same of its report. */
      reportPath: text(4096),
      reportUrl: text(2000).nullable(),
      comment: z.enum(['on-change', 'always', 'never']),
      pullRequest: z
        .object({
          number: z.number().int().positive(),
          baseBranch: text(300),
          headSha: shaSchema.optional(),
          fromFork: z.boolean().optional(),
        })
        .nullable(),
    })
    .nullable(),
})

/** The check of a run. */
export type LiveCheck = LiveRecord['check']
