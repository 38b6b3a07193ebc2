import { z } from 'zod'
import { bySideSchema } from '../build/side.ts'
import { countSchema, text } from '../text.ts'

const times = z.array(z.number().positive()).max(1000)

/** The first calls of one side, over all blocks that count. Everything is in seconds. */
export const curveSchema = z.strictObject({
  /** Of each call by its position, from the first: the median over the blocks, and their middle half. */
  median: times,
  lower: times,
  upper: times,
  /** Of all calls of all blocks together. */
  candlestick: z.strictObject({
    least: z.number().positive(),
    lower: z.number().positive(),
    mean: z.number().positive(),
    upper: z.number().positive(),
    most: z.number().positive(),
  }),
})

/** How a benchmark warms up on both sides. It is shown and not judged. */
export const curvesSchema = z.strictObject({
  benchmarkId: text(300),
  blocks: countSchema,
  curve: bySideSchema(curveSchema),
})

/** The first calls of one side. */
export type Curve = z.infer<typeof curveSchema>

/** How a benchmark warms up on both sides. */
export type Curves = z.infer<typeof curvesSchema>
