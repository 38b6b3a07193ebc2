import { z } from 'zod'
import { countSchema, text } from '../text.ts'

/** A function of measured code. */
export const functionPlaceSchema = z.strictObject({
  name: text(200),
  /** In the side's tree; `node:buffer` for Node.js, a bare name for anything else; empty for code without a file. */
  file: text(300),
  /** Where it begins, counted from 1; `null` when unknown. */
  line: countSchema.nullable(),
  /** Whether head's commit has this file, so that it can be linked. */
  own: z.boolean(),
})

/** A function that makes a row differ. */
export type Cause = z.infer<typeof causeSchema>
export const causeSchema = functionPlaceSchema.extend({
  /** Its part of the whole difference, below 0 the other way; `null` when others took back too much of it. */
  share: z.number().nullable(),
})
