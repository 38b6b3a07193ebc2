import { z } from 'zod'
import { text } from '../text.ts'

/** The Node.js that runs one side. */
export type Runtime = z.infer<typeof runtimeSchema>
/** As it is in journals and results; other fields are refused. */
export const runtimeSchema = z.strictObject({
  /** Without the leading `v`: `20.20.2`. */
  version: text(50),
  /** Absolute path of the executable on the measuring machine. */
  path: text(1000),
  /** Folder that contains `include/node`, for `--nodedir`; `null` when the headers are missing. */
  headersDirectory: text(1000).nullable(),
  /** The job's PATH, a given path, the runner's tool cache, a registry package, or the side's own build. */
  source: z.enum(['path', 'given', 'tool-cache', 'npm', 'built']),
  /** `process.versions` as this executable prints it. */
  versions: z.record(text(50), text(100)),
})

/** What an executable of Node.js prints of itself when it is asked; `lts` is the name of its line, if it has one. */
export const runtimeAnswerSchema = z.object({
  execPath: z.string(),
  versions: z.record(z.string(), z.string()),
  lts: z.unknown().optional(),
})

/** The release line of a Node.js: 20 of `20.20.2`. */
export function nodeMajor({ version }: Pick<Runtime, 'version'>): number {
  return Number(version.split('.')[0])
}
