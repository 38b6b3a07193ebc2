import { z } from 'zod'

/** One version of a package as the registry has it. */
export interface PublishedRelease {
  readonly version: string
  /** Digest of what is published under it, in the registry's own words; `null` when it tells none. */
  readonly integrity: string | null
}

/** What `npm view` answers to the fields of `publishedFields`. */
export const publishedReleaseSchema = z
  .object({
    version: z.string(),
    'dist.integrity': z.string().optional(),
    'dist.shasum': z.string().optional(),
  })
  .transform((answer): PublishedRelease => ({
    version: answer.version,
    // The oldest packages have a checksum only.
    integrity: answer['dist.integrity'] ?? answer['dist.shasum'] ?? null,
  }))

/** The fields that a release is read from. */
export const publishedFields: readonly string[] = ['version', 'dist.integrity', 'dist.shasum']
