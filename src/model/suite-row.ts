import { z } from 'zod'
import { directionSchema, unitSchema } from './metric.ts'

/** One benchmark of a suite, as one process of it reported it; the value is in the unit. */
export const suiteRowSchema = z.strictObject({
  name: z.string(),
  value: z.number(),
  unit: unitSchema,
  better: directionSchema,
})

/** One benchmark of a suite, as one process of it reported it. */
export type SuiteRow = Readonly<z.infer<typeof suiteRowSchema>>
