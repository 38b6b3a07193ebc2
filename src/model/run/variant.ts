import { z } from 'zod'
import { buildSchema } from '../build/build.ts'
import { bySideSchema } from '../build/side.ts'
import { text } from '../text.ts'

/** Both sides as built under one of several Node.js versions. */
export const variantSchema = z.strictObject({
  /** The `runtime` of this variant's benchmarks: `22`. */
  runtime: text(50),
  /** `null` when a side did not build under it. */
  builds: bySideSchema(buildSchema.nullable()),
})

const longest = 300

/** Id of a benchmark under one of several Node.js versions: `hash bytes=16 node=22`. */
export function idUnder(id: string, runtime: string): string {
  const suffix = ` node=${runtime}`
  return id.slice(0, longest - suffix.length) + suffix
}

/** The id without its Node.js version, which has its own column. */
export function idWithout(id: string, runtime: string | null): string {
  const suffix = ` node=${runtime ?? ''}`
  return runtime !== null && id.endsWith(suffix) ? id.slice(0, -suffix.length) : id
}
