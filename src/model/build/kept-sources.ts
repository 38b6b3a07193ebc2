import { z } from 'zod'
import { digestSchema, text } from '../text.ts'

/** What a kept tree was last compiled from: every file of the sources, as it was put there. */
export const keptSourcesSchema = z.strictObject({
  /** Whether the last build in it came to its end; a killed one leaves half-written files. */
  isWhole: z.boolean(),
  /** By path relative to the tree: digest of content and mode, and what the disk said of it then. */
  files: z.record(text(4000).min(1), z.strictObject({ digest: digestSchema, stamp: text(300) })),
})

/** What a kept tree was last compiled from. */
export type KeptSources = z.infer<typeof keptSourcesSchema>
