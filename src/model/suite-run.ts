import { z } from 'zod'
import { suiteRowSchema } from './suite-row.ts'

/** What one whole process of a suite yielded. */
export const suiteRunSchema = z.strictObject({
  /** Each name once; at least one. */
  rows: z.array(suiteRowSchema).readonly(),
  /** Of its Node.js processes together; `null` where it was not told. */
  cpuSeconds: z.number().nullable(),
  /** Of the largest of them. */
  peakMemoryBytes: z.number().nullable(),
})

/** What one whole process of a suite yielded. */
export type SuiteRun = Readonly<z.infer<typeof suiteRunSchema>>
