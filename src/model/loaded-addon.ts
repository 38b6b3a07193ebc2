import { z } from 'zod'
import { countSchema, digestSchema, text } from './text.ts'

/** A native addon that a measured process had loaded. */
export const loadedAddonSchema = z.strictObject({
  /** Relative to the side's directory, with `..` where it lies beside that. */
  path: text(1000),
  /** What the file holds; `null` when it was gone by then. */
  content: z.strictObject({ sizeBytes: countSchema, sha256: digestSchema }).nullable(),
})

/** A native addon that a measured process had loaded. */
export type LoadedAddon = z.infer<typeof loadedAddonSchema>
