import { z } from 'zod'
import { text } from './text.ts'

/** The Node.js that runs one side. */
export const runtimeSchema = z.strictObject({
  /** Without the `v`: `20.20.2`. */
  version: text(50),
  /** Absolute path of the executable on the measuring machine. */
  path: text(1000),
  /** Folder that holds `include/node`, for `--nodedir`; `null` when the headers are not there. */
  headersDirectory: text(1000).nullable(),
  /** How it was found: the job's PATH, a given path, a pinned npm package, or built from the revision. */
  source: z.enum(['path', 'given', 'npm', 'built']),
  /** `process.versions` as the executable prints them. */
  versions: z.record(text(50), text(100)),
})

/** The Node.js that runs one side. */
export type Runtime = z.infer<typeof runtimeSchema>
