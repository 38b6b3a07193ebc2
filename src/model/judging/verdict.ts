import { z } from 'zod'

/** The judge's verdict for one row of paired samples. */
export type JudgedVerdict = z.infer<typeof judgedVerdictSchema>
export const judgedVerdictSchema = z.enum([
  'regression',
  'improvement',
  'unchanged',
  'inconclusive',
])

/** Every state that a row of the table can have. */
export type Verdict = z.infer<typeof verdictSchema>
export const verdictSchema = z.enum([
  ...judgedVerdictSchema.options,
  'failed',
  'not-measured',
  'not-comparable',
  'untouched',
  'added',
  'removed',
])
