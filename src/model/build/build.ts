import { z } from 'zod'
import { runtimeSchema } from './runtime.ts'
import { sideSchema, bySideSchema } from './side.ts'
import { countSchema, digestSchema, secondsSchema, text } from '../text.ts'

/** How a revision becomes a directory that can be measured. */
export type Recipe = z.infer<typeof recipeSchema>
/** One of these words, which `npm run generate` writes from `src/build/recipes/index.ts`. */
export const recipeSchema = z.enum(['package', 'install', 'addon', 'node', 'command'])

/** Whose install scripts may run. */
export type InstallScripts = z.infer<typeof installScriptsSchema>
/** One of these words: nobody’s, those of the package itself, or all. */
export const installScriptsSchema = z.enum(['none', 'own', 'all'])

/** A native addon file that a side contains or has loaded. */
export type AddonFile = z.infer<typeof addonFileSchema>
/** Size in bytes, and the SHA-256 of the content in hexadecimal. */
export const addonFileSchema = z.strictObject({
  /** Path relative to the side's directory. */
  path: text(1000),
  sizeBytes: countSchema,
  sha256: digestSchema,
  /** `false` when the file existed before our build, so it came from a package. */
  builtHere: z.boolean(),
  /** Number of benchmarks that loaded it. Only in a result; absent when this was not checked. */
  loadedBy: countSchema.optional(),
})

/** Disk space of an installed package, including its production dependencies. */
export type InstallSize = z.infer<typeof installSizeSchema>
/** Bytes on the disk, and the number of files. */
export const installSizeSchema = z.strictObject({ bytes: countSchema, files: countSchema })

/** One side, ready to be measured. */
export type Build = z.infer<typeof buildSchema>
/** As it is in journals and results; seconds are those of building it. */
export const buildSchema = z.strictObject({
  side: sideSchema,
  recipe: recipeSchema,
  /** Absolute path of the directory in which benchmarks run. */
  directory: text(1000),
  /** Absolute path of the directory from which `require` finds the measured package. */
  packageDirectory: text(1000),
  runtime: runtimeSchema,
  addons: z.array(addonFileSchema).max(200),
  /** Absent when it is unknown, or when the package cannot be installed. */
  installed: installSizeSchema.optional(),
  seconds: secondsSchema,
  /** Absolute path of the full log. */
  logPath: text(1000),
  /** Remarks for the user about how it was built. */
  notes: z.array(text(500)).max(20).optional(),
  /** When it was built, if an earlier run built it and it came from the store. */
  storedAt: z.iso.datetime().optional(),
})

/** A native addon that a measured process had loaded. */
export type LoadedAddon = z.infer<typeof loadedAddonSchema>
/** Size in bytes, and the SHA-256 of the content in hexadecimal. */
export const loadedAddonSchema = z.strictObject({
  /** Path relative to the side's directory; begins with `..` when it is outside. */
  path: text(1000),
  /** Digest of the file's content; `null` when the file no longer existed. */
  content: z.strictObject({ sizeBytes: countSchema, sha256: digestSchema }).nullable(),
})

/** What a package says when it is asked to load: the native files that it has loaded, by absolute paths, and why not. */
export type LoadingAnswer = z.infer<typeof loadingAnswerSchema>
/** A stranger may have written it, so all is limited: at most 1,000 files. */
export const loadingAnswerSchema = z.object({
  files: z.array(text(4000)).max(1000),
  error: text(100_000).nullable(),
})

/** Both sides as built under one of several Node.js versions. */
export const variantSchema = z.strictObject({
  /** The `runtime` of this variant's benchmarks: `22`. */
  runtime: text(50),
  /** `null` when a side did not build under it. */
  builds: bySideSchema(buildSchema.nullable()),
})

const longest = 300

/** Id of a benchmark under one of several Node.js versions: `hash bytes=16 node=22`; as it is where there is one. */
export function idUnder(id: string, runtime: string | null): string {
  if (runtime === null) return id
  const suffix = ` node=${runtime}`
  return id.slice(0, longest - suffix.length) + suffix
}

/** The id without its Node.js version, which has its own column. */
export function idWithout(id: string, runtime: string | null): string {
  const suffix = ` node=${runtime ?? ''}`
  return runtime !== null && id.endsWith(suffix) ? id.slice(0, -suffix.length) : id
}
