import { z } from 'zod'
import { bySideSchema } from '../build/side.ts'
import { countSchema, text } from '../text.ts'

/** Where one process of a side spent its time: samples of the running function. */
export const ticksSchema = z.strictObject({
  /** Ticks of all functions, including those not listed. */
  ticks: countSchema,
  /**
   * The functions with the most ticks, by name and file. Line numbers differ between releases, so
   * they are left out.
   */
  functions: z.array(z.strictObject({ name: text(200), ticks: countSchema })).max(200),
})

/** Profiles of both sides of one benchmark, taken separately: they are neither timed nor judged. */
export const profileSchema = z.strictObject({
  benchmarkId: text(300),
  ticks: bySideSchema(ticksSchema),
})

/** Where one process of a side spent its time: samples of the running function. */
export type Ticks = z.infer<typeof ticksSchema>

/** Profiles of both sides of one benchmark, taken separately: they are neither timed nor judged. */
export type Profile = z.infer<typeof profileSchema>
