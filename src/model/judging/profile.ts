import { z } from 'zod'
import { bySideSchema } from '../build/side.ts'
import { countSchema, text } from '../text.ts'

/** Where one process of a side spent its time: samples of the function that was running. */
export const ticksSchema = z.strictObject({
  /** Of all functions, those that are not listed included. */
  ticks: countSchema,
  /** The functions with most ticks, by name and file without lines, which differ between releases. */
  functions: z.array(z.strictObject({ name: text(200), ticks: countSchema })).max(200),
})

/** Profiles of both sides of one benchmark, taken aside: nothing of them is timed or judged. */
export const profileSchema = z.strictObject({
  benchmarkId: text(300),
  ticks: bySideSchema(ticksSchema),
})

/** Where one process of a side spent its time. */
export type Ticks = z.infer<typeof ticksSchema>

/** Profiles of both sides of one benchmark. */
export type Profile = z.infer<typeof profileSchema>
