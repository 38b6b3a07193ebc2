import { z } from 'zod'
import { runtimeSchema } from './runtime.ts'
import { sideSchema } from './side.ts'
import { countSchema, digestSchema, secondsSchema, text } from '../text.ts'

/** How a revision becomes a tree that can be measured. */
export const recipeSchema = z.enum(['package', 'addon', 'node', 'command'])

/** Whose install scripts are run. */
export const installScriptsSchema = z.enum(['none', 'own', 'all'])

/** Whose install scripts are run. */
export type InstallScripts = z.infer<typeof installScriptsSchema>

/** A native addon file that the side carries or has loaded. */
export const addonFileSchema = z.strictObject({
  /** Relative to the side's directory. */
  path: text(1000),
  sizeBytes: countSchema,
  sha256: digestSchema,
  /** False when the file was there before our build and so came from a package. */
  builtHere: z.boolean(),
  /** How many benchmarks had it loaded; only in a result, and absent where it was not checked. */
  loadedBy: countSchema.optional(),
})

/** What an installed package takes on the disk, its production dependencies included. */
export const installSizeSchema = z.strictObject({ bytes: countSchema, files: countSchema })

/** One side, ready to be measured. */
export const buildSchema = z.strictObject({
  side: sideSchema,
  recipe: recipeSchema,
  /** Absolute path of the tree in which benchmarks run. */
  directory: text(1000),
  /** Absolute path of the folder whose `require` finds the measured package. */
  packageDirectory: text(1000),
  runtime: runtimeSchema,
  addons: z.array(addonFileSchema).max(200),
  /** Absent where it is not known, or the package cannot be installed. */
  installed: installSizeSchema.optional(),
  seconds: secondsSchema,
  /** Absolute path of the whole log. */
  logPath: text(1000),
  /** What people should know of how it was built. */
  notes: z.array(text(500)).max(20).optional(),
  /** When it was built, if it was built in an earlier run and came out of the store. */
  storedAt: z.iso.datetime().optional(),
})

/** How a revision becomes a tree that can be measured. */
export type Recipe = z.infer<typeof recipeSchema>

/** What an installed package takes on the disk. */
export type InstallSize = z.infer<typeof installSizeSchema>

/** A native addon file that a side carries or has loaded. */
export type AddonFile = z.infer<typeof addonFileSchema>

/** One side, ready to be measured. */
export type Build = z.infer<typeof buildSchema>

/** How long the last builds of each kind took, in seconds, the newest last; by digest of the kind. */
export const buildTimesSchema = z.record(digestSchema, z.array(secondsSchema).min(1).max(5))

/** How long the last builds of each kind took. */
export type BuildTimes = z.infer<typeof buildTimesSchema>

/** A native addon that a measured process had loaded. */
export const loadedAddonSchema = z.strictObject({
  /** Relative to the side's directory, with `..` where it lies beside that. */
  path: text(1000),
  /** What the file holds; `null` when it was gone by then. */
  content: z.strictObject({ sizeBytes: countSchema, sha256: digestSchema }).nullable(),
})

/** A native addon that a measured process had loaded. */
export type LoadedAddon = z.infer<typeof loadedAddonSchema>
