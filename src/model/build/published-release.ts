import { z } from 'zod'
import { text } from '../text.ts'

/** One version of a package, as the registry describes it. */
export interface PublishedRelease {
  readonly version: string
  /** Digest of the published content, as the registry writes it; `null` when it reports none. */
  readonly integrity: string | null
}

/** The answer of `npm view` for `publishedFields`. */
export const publishedReleaseSchema = z
  .object({
    version: z.string(),
    'dist.integrity': z.string().optional(),
    'dist.shasum': z.string().optional(),
  })
  .transform((answer): PublishedRelease => ({
    version: answer.version,
    // The oldest packages have only a checksum.
    integrity: answer['dist.integrity'] ?? answer['dist.shasum'] ?? null,
  }))

/** The fields needed to describe a release. */
export const publishedFields: readonly string[] = ['version', 'dist.integrity', 'dist.shasum']

/** The date as of which the dependencies of published packages are resolved, and the versions seen so far. */
export const resolutionDatesSchema = z.strictObject({
  at: z.iso.datetime(),
  /** `NAME@VERSION`. */
  versions: z.array(text(400)).max(10_000),
})
