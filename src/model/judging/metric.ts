import { z } from 'zod'
import { text } from '../text.ts'

/** Base units; larger and smaller ones exist only in `render/`. */
export const unitSchema = z.enum(['s', 'B', 'count', 'per_s', 'ratio'])

/** Which way is good. */
export const directionSchema = z.enum(['lower', 'higher'])

/** How a metric is read off what the harness says that its process has used. */
export const usageSchema = z.strictObject({
  /** Name in the harness's answer: `heapUsedBytes`. */
  of: text(100),
  /**
   * At the end; as much more as at the beginning of the measured part; that for each call; or that for
   * each second in which the process was making calls.
   */
  as: z.enum(['level', 'growth', 'growth-per-call', 'growth-per-second']),
  /** Brings the harness's unit into the metric's own. */
  scale: z.number().positive(),
})

/** What a run yields. A result carries its metrics as data, so that old results stay readable. */
export const metricSchema = z.strictObject({
  /** Stable machine word: `time`, `cpu`, `peak-memory`. */
  id: text(100),
  /** For people: `peak memory`. */
  label: text(100),
  unit: unitSchema,
  better: directionSchema,
  /** `nothing`: sampled and tested without a model. `exact`: compared, not tested. */
  assume: z.enum(['nothing', 'exact']),
  /** Whether it takes part in the verdict family of every benchmark that yields it. */
  gates: z.boolean(),
  /** Practical threshold as a ratio: 0.02 means that changes within ±2 % do not matter. */
  threshold: z.number().positive().max(10),
  /** Absent when the driver measures it itself, or it belongs to the build. */
  usage: usageSchema.optional(),
  /** True for a metric that only the benchmarks have that name it. */
  own: z.boolean().optional(),
})

/** Base units. */
export type Unit = z.infer<typeof unitSchema>

/** Which way is good. */
export type Direction = z.infer<typeof directionSchema>

/** How a metric is read off what a process has used. */
export type Usage = z.infer<typeof usageSchema>

/** What a run yields. */
export type Metric = z.infer<typeof metricSchema>

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
