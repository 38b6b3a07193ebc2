import { z } from 'zod'

/** What the judge says of one row of paired samples. */
export const judgedVerdictSchema = z.enum([
  'regression',
  'improvement',
  'unchanged',
  'inconclusive',
])

/** Everything a row of the table can be. */
export const verdictSchema = z.enum([
  ...judgedVerdictSchema.options,
  'failed',
  'not-measured',
  'not-comparable',
  'added',
  'removed',
])

/** What the judge says of one row of paired samples. */
export type JudgedVerdict = z.infer<typeof judgedVerdictSchema>

/** Everything a row of the table can be. */
export type Verdict = z.infer<typeof verdictSchema>
