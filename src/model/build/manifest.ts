import { z } from 'zod'
import { text } from '../text.ts'

/** The parts of a package.json that decide how a package is built; a stranger wrote it. */
export const manifestSchema = z.object({
  name: text(300).optional(),
  version: text(300).optional().catch(undefined),
  private: z.boolean().catch(false).default(false),
  scripts: z.record(text(300), text(10_000)).catch({}).default({}),
  /** `pnpm@9.1.0`, as Corepack reads it. */
  packageManager: text(300).optional().catch(undefined),
  dependencies: z.record(text(300), z.unknown()).catch({}).default({}),
  devDependencies: z.record(text(300), z.unknown()).catch({}).default({}),
  /** Whether npm compiles it by node-gyp. */
  gypfile: z.boolean().optional().catch(undefined),
  /** Where node-pre-gyp puts the addon, and what it is called. */
  binary: z
    .object({
      module_name: text(300),
      module_path: text(1000),
      napi_versions: z.array(z.number().int().positive()).max(50).default([]),
    })
    .optional()
    .catch(undefined),
  /** What napi-rs calls the addon; the second name is the older key. */
  napi: z
    .object({ binaryName: text(300).optional(), name: text(300).optional() })
    .optional()
    .catch(undefined),
})

/** The parts of a package.json that decide how a package is built. */
export type Manifest = z.infer<typeof manifestSchema>

/** The parts of npm's list of installed packages, by folder: what may fail to build, what users get. */
export const installedSchema = z.object({
  packages: z.record(
    text(1000),
    z.object({
      optional: z.boolean().default(false),
      devOptional: z.boolean().default(false),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
})

const packedSchema = z.object({ unpackedSize: z.number().min(0), entryCount: z.number().min(0) })

/** What `npm pack` says of a package; newer versions name it where older ones have a list of one. */
export const packedListSchema = z.union([
  z.array(packedSchema),
  z.record(text(300), packedSchema).transform((named) => Object.values(named)),
])

/** What a package manager says of itself: its version, and the Node.js that it starts under. */
export const enginesSchema = z.object({
  version: text(300).optional().catch(undefined),
  engines: z
    .object({ node: text(300).optional() })
    .catch({})
    .default({}),
})

/** The parts of npm's list of installed packages, by folder, that tell of install scripts. */
export const scriptedSchema = z.object({
  packages: z.record(text(1000), z.object({ hasInstallScript: z.boolean().default(false) })),
})

/** The list that npm leaves in `node_modules`: what is installed, by place. */
export const installedListSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
})

/** The version that a package.json tells. */
export const installedVersionSchema = z.object({ version: z.string().optional() })
