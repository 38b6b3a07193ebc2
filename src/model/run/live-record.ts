import { z } from 'zod'
import { shaSchema, text } from '../text.ts'

/** Where a run shows how far it is: what a later step needs to finish it when the run is gone. */
export const liveRecordSchema = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9._-]{1,50}$/),
  headSha: shaSchema,
  pullRequest: z.number().int().positive().nullable(),
  /** Of the run that shows itself, which may be another one than that of the job. */
  runId: z.number().int().nonnegative(),
  attempt: z.number().int().positive(),
  /**
   * A check run by its id, or a commit status; `unknown` while nobody can say whether there is one, as
   * after a lost reply; `null` where the token may write neither.
   */
  check: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('check'), id: z.number().int().positive() }),
      z.strictObject({ kind: z.literal('status') }),
      z.strictObject({ kind: z.literal('unknown') }),
    ])
    .nullable(),
  /** What the check has to say in the end, once that is known. */
  result: z
    .strictObject({
      conclusion: z.enum(['success', 'failure', 'neutral', 'cancelled']),
      title: text(1000),
    })
    .nullable(),
  commentId: z.number().int().positive().nullable(),
  /** Somebody asked the run to end. */
  cancelled: z.boolean(),
  /** Everything says how the run ended: there is nothing left to do. */
  ended: z.boolean(),
  /** An annotation says already that its check could not be written. */
  alarmed: z.boolean(),
  login: text(110),
})

/** Where a run shows how far it is. */
export type LiveRecord = z.infer<typeof liveRecordSchema>

/** The check of a run. */
export type LiveCheck = LiveRecord['check']
