import { z } from 'zod'
import { buildSchema } from './build.ts'
import { countSchema, digestSchema, text } from '../text.ts'

/** Word and number of the store's form; builds of another form are not used. */
export const storedBuildFormat = 'deadheat-build/2'

/**
 * The form of the store and every fact that a build can tell. A build that was kept when there were
 * fewer facts is another one, since it would leave rows out.
 */
export const keptFacts: readonly string[] = [
  storedBuildFormat,
  ...Object.keys(buildSchema.shape).toSorted(),
  // Compiled into a section for each function.
  'sections',
  // With the objects that its addons are linked from.
  'objects',
]

const pathSchema = text(4000).min(1)

/**
 * A file or folder outside of the tree that decides a build too: a header, a library. `null` when nothing
 * lay there; of a folder, the digest of the names in it.
 */
export const buildInputSchema = z.strictObject({
  /** Absolute. */
  path: pathSchema,
  sha256: digestSchema.nullable(),
})

/** What a build has read outside of its tree. */
export type BuildInput = z.infer<typeof buildInputSchema>

/** Digests by path, each of one state of the file, so that a file which was not touched is not read again. */
export const stampedSchema = z.record(
  pathSchema,
  z.strictObject({ stamp: text(300), sha256: digestSchema }),
)

/** Digests of inputs by path, with the state that each is of. */
export type Stamped = z.infer<typeof stampedSchema>

/** One build in the store: what it was made from, and every file with its digest. */
export const storedBuildSchema = z.strictObject({
  format: z.literal(storedBuildFormat),
  /** Digest of everything that decided the build. */
  key: digestSchema,
  trustScope: text(50),
  madeAt: z.iso.datetime(),
  /** For people: what was built. */
  label: text(300),
  /** Absolute path of the folder in which it was built. */
  place: pathSchema,
  build: buildSchema,
  /** What was read outside of the tree while it was built. */
  inputs: z.array(buildInputSchema).max(100_000),
  /** Relative to the tree, each after the folder it lies in. */
  folders: z.array(pathSchema).max(1_000_000),
  files: z
    .array(
      z.strictObject({
        path: pathSchema,
        sizeBytes: countSchema,
        sha256: digestSchema,
        executable: z.boolean(),
        /** Whether its bytes name the place in which it was built. */
        placed: z.boolean(),
      }),
    )
    .max(1_000_000),
  /** A target inside the tree that was absolute begins with the place. */
  links: z.array(z.strictObject({ path: pathSchema, target: pathSchema })).max(1_000_000),
})

/** One build in the store. */
export type StoredBuild = z.infer<typeof storedBuildSchema>

/** How much the store of builds may hold. */
export interface StoreLimits {
  readonly sizeBytes: number
  /** Since the last use. */
  readonly ageSeconds: number
}

/** What the store may hold when nothing else is said: 10 GiB, and nothing unused for 30 days. */
export const defaultStoreLimits: StoreLimits = {
  sizeBytes: 10 * 1024 ** 3,
  ageSeconds: 30 * 86_400,
}
