import { z } from 'zod'
import { directionSchema, unitSchema, usageSchema } from './metric.ts'
import { text } from './text.ts'

/** A metric as the benchmark declares it that reports it. */
export const ownMetricSchema = z.object({
  unit: unitSchema,
  better: directionSchema,
  /** For people; its name when absent. */
  label: text(100).optional(),
  /** As a ratio: 0.05 for ±5 %. */
  threshold: z.number().positive().max(10).optional(),
  /** Compared and not tested. */
  exact: z.boolean().optional(),
  /** Takes part in the verdicts of the benchmarks that report it. */
  gates: z.boolean().optional(),
  /** How it is read off what the benchmark reports; `level` when absent. */
  as: usageSchema.shape.as.optional(),
})

/** A metric as the benchmark declares it that reports it. */
export type OwnMetric = Readonly<z.infer<typeof ownMetricSchema>>
