import { z } from 'zod'
import { buildSchema } from './build.ts'
import { bySideSchema } from './side.ts'
import { text } from './text.ts'

/** Both sides as they were built under one of several Node.js. */
export const variantSchema = z.strictObject({
  /** What the benchmarks of this variant carry as `runtime`: `22`. */
  runtime: text(50),
  /** `null` where a side did not build under it. */
  builds: bySideSchema(buildSchema.nullable()),
})
