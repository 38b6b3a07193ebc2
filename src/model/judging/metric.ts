import { z } from 'zod'
import { text } from '../text.ts'

/** Base units. Only `render/` converts them to larger and smaller ones. */
export type Unit = z.infer<typeof unitSchema>
export const unitSchema = z.enum(['s', 'B', 'count', 'per_s', 'ratio'])

/** Which direction is better. */
export type Direction = z.infer<typeof directionSchema>
export const directionSchema = z.enum(['lower', 'higher'])

/** How to compute a metric from the usage that the harness reports for its process. */
export type Usage = z.infer<typeof usageSchema>
export const usageSchema = z.strictObject({
  /** Field of the harness's answer: `heapUsedBytes`. */
  of: text(100),
  /** `level`: at the end. `growth`: the increase over the measured part, in total, per call, or per second of calls. */
  as: z.enum(['level', 'growth', 'growth-per-call', 'growth-per-second']),
  /** Factor from the harness's unit to the metric's. */
  scale: z.number().positive(),
})

/** A quantity that a run yields. Results embed theirs as data, to stay readable when the list changes. */
export type Metric = z.infer<typeof metricSchema>
export const metricSchema = z.strictObject({
  /** Stable identifier: `time`, `cpu`, `peak-memory`. */
  id: text(100),
  /** Label for people: `peak memory`. */
  label: text(100),
  unit: unitSchema,
  better: directionSchema,
  /**
   * `nothing`: sampled and tested without a model. `exact`: compared, not tested. `beside`: sampled, and
   * read beside another metric's values, without a row of its own.
   */
  assume: z.enum(['nothing', 'exact', 'beside']),
  /** Whether it counts towards the verdict of every benchmark that yields it. */
  gates: z.boolean(),
  /** Practical threshold as a ratio: 0.02 means that changes within ±2% do not matter. */
  threshold: z.number().positive().max(10),
  /** Absent when the driver measures it itself, or when it belongs to the build. */
  usage: usageSchema.optional(),
  /** Whether only benchmarks that name this metric have it. */
  own: z.boolean().optional(),
})

/**
 * Ids of what stands beside the time, which is that of the typical call: seconds of a call over all calls,
 * the share of batches, requests or runs that are far slower, 0…1, and seconds of a call in these.
 */
export const besideTime = { mean: 'mean-time', farShare: 'far-share', farTime: 'far-time' } as const

/** A metric as declared by the benchmark that reports it. */
export type OwnMetric = Readonly<z.infer<typeof ownMetricSchema>>
export const ownMetricSchema = z.object({
  unit: unitSchema,
  better: directionSchema,
  /** Label for people; defaults to the name. */
  label: text(100).optional(),
  /** Practical threshold as a ratio: 0.05 for ±5%. */
  threshold: z.number().positive().max(10).optional(),
  /** Whether the metric is compared exactly instead of tested. */
  exact: z.boolean().optional(),
  /** Whether it counts towards the verdicts of the benchmarks that report it. */
  gates: z.boolean().optional(),
  /** How to compute it from what the benchmark reports; defaults to `level`. */
  as: usageSchema.shape.as.optional(),
})
