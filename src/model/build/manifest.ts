import { z } from 'zod'
import { text } from '../text.ts'

/** The fields of a package.json that decide how a package is built. The content is not trusted. */
export type Manifest = z.infer<typeof manifestSchema>
/** Takes whatever npm takes of these fields, and refuses names and versions that are too long to be any. */
export const manifestSchema = z.object({
  name: text(300).optional(),
  version: text(300).optional().catch(undefined),
  /** The versions of programs that it supports, by their names. */
  engines: z.record(text(300), text(300)).catch({}).default({}),
  // npm takes whatever counts as true.
  private: z.unknown().optional().transform(Boolean),
  /** The file that Node.js loads for the folder, if it is not `index.js`. */
  main: text(1000).optional().catch(undefined),
  scripts: z.record(text(300), text(10_000)).catch({}).default({}),
  /** In Corepack's format: `pnpm@9.1.0`. */
  packageManager: text(300).optional().catch(undefined),
  dependencies: z.record(text(300), z.unknown()).catch({}).default({}),
  optionalDependencies: z.record(text(300), z.unknown()).catch({}).default({}),
  devDependencies: z.record(text(300), z.unknown()).catch({}).default({}),
  peerDependencies: z.record(text(300), z.unknown()).catch({}).default({}),
  /** By these four npm refuses a machine. */
  libc: z.unknown().optional(),
  os: z.unknown().optional(),
  cpu: z.unknown().optional(),
  devEngines: z.unknown().optional(),
  /** There where it is the top of several packages. */
  workspaces: z.unknown().optional(),
  /** Whether npm compiles it with node-gyp. */
  gypfile: z.boolean().optional().catch(undefined),
  /** Directory and file name that node-pre-gyp gives the addon. */
  binary: z
    .object({
      module_name: text(300),
      module_path: text(1000),
      napi_versions: z.array(z.number().int().positive()).max(50).default([]),
    })
    .optional()
    .catch(undefined),
  /** Name that napi-rs gives the addon; the second key is the older one. */
  napi: z
    .object({ binaryName: text(300).optional(), name: text(300).optional() })
    .optional()
    .catch(undefined),
})

/** Names of the packages that a package.json asks for; optional ones are not among them. */
export function packagesNamed(manifest: Manifest | null): readonly string[] {
  return Object.keys({ ...manifest?.devDependencies, ...manifest?.dependencies })
}

/**
 * The list of installed packages that npm writes into `node_modules`, by folder: versions, what may
 * fail to build and what users get.
 */
export const installedSchema = z.object({
  packages: z.record(
    text(1000),
    z.object({
      version: z.string().optional().catch(undefined),
      optional: z.boolean().default(false),
      devOptional: z.boolean().default(false),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
})

const packedSchema = z.object({ unpackedSize: z.number().min(0), entryCount: z.number().min(0) })

/** Output of `npm pack`: newer versions print an object by package name, older ones a list of one. */
export const packedListSchema = z.union([
  z.array(packedSchema),
  z.record(text(300), packedSchema).transform((packedByName) => Object.values(packedByName)),
])

/** A package.json whose scripts are written anew; whatever else is in it stays. */
export const scriptsSchema = z.looseObject({ scripts: z.record(text(300), text(10_000)) })

/** The lockfiles of all package managers, and whose each is; in a folder with several, the first counts. */
export const lockfiles: Readonly<Record<string, 'npm' | 'pnpm' | 'yarn' | 'bun'>> = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
}

/** The fields of `cargo metadata` that say where crates lie and a library will be written. */
export const cargoMetadataSchema = z.object({
  packages: z.array(
    z.object({
      manifest_path: text(2000),
      targets: z.array(z.object({ name: text(300), crate_types: z.array(text(50)) })),
    }),
  ),
  target_directory: text(2000),
})

/** Whether a text is the name of a package, and so neither a path nor an address. */
export function isPackageName(name: string): boolean {
  return /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(name)
}
