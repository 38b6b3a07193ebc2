import { z } from 'zod'
import { countSchema, secondsSchema } from '../text.ts'
import { spentSchema } from '../run/spent.ts'
import { stageSchema } from '../run/stage.ts'

/** Where the time of a run went; of several machines, their sum. */
export const runTimeSchema = z.strictObject({
  /** Seconds of each stage, in the order of their first end. */
  stages: z
    .array(z.strictObject({ stage: stageSchema, seconds: secondsSchema }))
    .max(stageSchema.options.length),
  /** Of all blocks together, those included that were measured again. */
  blocks: z.strictObject({
    count: countSchema,
    /** Sum over the blocks: more than those of their stage where several ran at once. */
    seconds: secondsSchema,
    ...spentSchema.shape,
  }),
})

/** Where the time of a run went. */
export type RunTime = z.infer<typeof runTimeSchema>
