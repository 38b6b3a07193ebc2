import { z } from 'zod'
import { text } from './text.ts'

/** Base units; larger and smaller ones exist only in `render/`. */
export const unitSchema = z.enum(['s', 'B', 'count', 'per_s', 'ratio'])

/** Which way is good. */
export const directionSchema = z.enum(['lower', 'higher'])

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
})

/** Base units. */
export type Unit = z.infer<typeof unitSchema>

/** Which way is good. */
export type Direction = z.infer<typeof directionSchema>

/** What a run yields. */
export type Metric = z.infer<typeof metricSchema>
