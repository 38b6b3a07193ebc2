import { z } from 'zod'
import { bySideSchema } from '../build/side.ts'
import { countSchema, text } from '../text.ts'

const times = z.array(z.number().positive()).max(1000)

/** The first calls of one side over all judged blocks, in seconds. */
export const curveSchema = z.strictObject({
  /** For each call by position, first call first: the median over the blocks, and the quartiles. */
  median: times,
  lower: times,
  upper: times,
  /** Over all calls of all blocks together. */
  candlestick: z.strictObject({
    least: z.number().positive(),
    lower: z.number().positive(),
    mean: z.number().positive(),
    upper: z.number().positive(),
    most: z.number().positive(),
  }),
})

/** How a benchmark warms up on both sides. It is shown, not judged. */
export const curvesSchema = z.strictObject({
  benchmarkId: text(300),
  blocks: countSchema,
  curve: bySideSchema(curveSchema),
})

/** The first calls of one side over all judged blocks, in seconds. */
export type Curve = z.infer<typeof curveSchema>

/** How a benchmark warms up on both sides. It is shown, not judged. */
export type Curves = z.infer<typeof curvesSchema>
