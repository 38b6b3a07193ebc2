import { z } from 'zod'
import { text } from './text.ts'

/** The parts of a package.json that decide how a package is built; a stranger wrote it. */
export const manifestSchema = z.object({
  name: text(300).optional(),
  scripts: z.record(text(300), text(10_000)).catch({}).default({}),
  /** `pnpm@9.1.0`, as Corepack reads it. */
  packageManager: text(300).optional().catch(undefined),
})

/** The parts of a package.json that decide how a package is built. */
export type Manifest = z.infer<typeof manifestSchema>

/** The parts of npm's list of installed packages, by folder, that decide what may fail to build. */
export const installedSchema = z.object({
  packages: z.record(
    text(1000),
    z.object({
      optional: z.boolean().default(false),
      devOptional: z.boolean().default(false),
    }),
  ),
})
