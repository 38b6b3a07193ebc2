import { z } from 'zod'
import { directionSchema, unitSchema } from './metric.ts'

/** Which figure of its samples a tool's value is. */
export const statisticSchema = z.enum(['median', 'p75', 'mean'])

/** One benchmark of a suite, as one process of it reported it; the value is in the unit. */
export const suiteRowSchema = z.strictObject({
  name: z.string(),
  value: z.number(),
  unit: unitSchema,
  better: directionSchema,
  /** Absent where nobody says. */
  statistic: statisticSchema.optional(),
  /** Whether it made the number of calls that it was asked for. */
  fixed: z.literal(true).optional(),
})

/** Which figure of its samples a tool's value is. */
export type Statistic = z.infer<typeof statisticSchema>

/** One benchmark of a suite, as one process of it reported it. */
export type SuiteRow = Readonly<z.infer<typeof suiteRowSchema>>
