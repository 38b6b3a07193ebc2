import { z } from 'zod'
import { buildSchema } from '../build/build.ts'
import { bySideSchema } from '../build/side.ts'
import { text } from '../text.ts'

/** Both sides as they were built under one of several Node.js. */
export const variantSchema = z.strictObject({
  /** What the benchmarks of this variant carry as `runtime`: `22`. */
  runtime: text(50),
  /** `null` where a side did not build under it. */
  builds: bySideSchema(buildSchema.nullable()),
})

const longest = 300

/** Id of a benchmark under one of several Node.js: `hash bytes=16 node=22`. */
export function idUnder(id: string, runtime: string): string {
  const ending = ` node=${runtime}`
  return id.slice(0, longest - ending.length) + ending
}

/** The id without its Node.js, which stands in a column of its own. */
export function idWithout(id: string, runtime: string | null): string {
  const ending = ` node=${runtime ?? ''}`
  return runtime !== null && id.endsWith(ending) ? id.slice(0, -ending.length) : id
}
