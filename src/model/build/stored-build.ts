import { z } from 'zod'
import { buildSchema } from './build.ts'
import { countSchema, digestSchema, text } from '../text.ts'

/** Name and version of the store's format. Builds in any other format are ignored. */
export const storedBuildFormat = 'deadheat-build/3'

/** The store's format and all facts of a build: one stored with fewer does not match, as results would lack rows. */
export const keptFacts: readonly string[] = [
  storedBuildFormat,
  ...Object.keys(buildSchema.shape).toSorted(),
  // Compiled with one section per function.
  'sections',
  // With the objects that its addons are linked from.
  'objects',
  // With the objects that a Node.js is linked from.
  'node objects',
]

const pathSchema = text(4000).min(1)

/** Digests by path, each with the state of the file it belongs to, so that unchanged files are not read again. */
export type Stamped = z.infer<typeof stampedSchema>
/** Paths of at most 4,000 characters; a stamp has at most 300, a digest is the SHA-256 in hexadecimal. */
export const stampedSchema = z.record(
  pathSchema,
  z.strictObject({ stamp: text(300), sha256: digestSchema }),
)

/** One build in the store: what it was made from, and every file with its digest. */
export type StoredBuild = z.infer<typeof storedBuildSchema>
export const storedBuildSchema = z.strictObject({
  format: z.literal(storedBuildFormat),
  /** Digest of everything that decided the build. */
  key: digestSchema,
  trustScope: text(50),
  madeAt: z.iso.datetime(),
  /** What was built, for people. */
  label: text(300),
  /** Absolute path of the folder in which it was built. */
  place: pathSchema,
  build: buildSchema,
  /** Paths relative to the tree; a folder comes before its content. */
  folders: z.array(pathSchema).max(1_000_000),
  files: z
    .array(
      z.strictObject({
        path: pathSchema,
        sizeBytes: countSchema,
        sha256: digestSchema,
        executable: z.boolean(),
        /** Whether the file contains the path of the folder in which it was built. */
        placed: z.boolean(),
      }),
    )
    .max(1_000_000),
  /** A target inside the tree. An absolute one begins with the path of the build folder. */
  links: z.array(z.strictObject({ path: pathSchema, target: pathSchema })).max(1_000_000),
})

/** One build in the store, not yet checked. */
export interface ListedEntry {
  readonly trustScope: string
  readonly key: string
  readonly sizeBytes: number
  /** When it was last taken out or put in, ISO 8601; `null` when unknown. */
  readonly usedAt: string | null
}

/** Something besides builds that the cache folder holds. */
export interface OtherCache {
  /** Relative to the cache folder: `runtimes/node-20.20.2-linux-x64`. */
  readonly name: string
  readonly sizeBytes: number
  /** When a file in it was last written, ISO 8601; `null` where it holds none. */
  readonly changedAt: string | null
}

/** How much the store of builds may keep. */
export interface StoreLimits {
  readonly sizeBytes: number
  /** Time since the last use. */
  readonly ageSeconds: number
}

/** The default limits of the store: 10 GiB, and 30 days since the last use. */
export const defaultStoreLimits: StoreLimits = {
  sizeBytes: 10 * 1024 ** 3,
  ageSeconds: 30 * 86_400,
}
