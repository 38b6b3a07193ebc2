import { z } from 'zod'

/** What the service for artifacts answers when one is created: the address that takes its content. */
export const createdArtifactAnswersSchema = z
  .object({ signed_upload_url: z.url().optional(), signedUploadUrl: z.url().optional() })
  .transform((entry) => entry.signed_upload_url ?? entry.signedUploadUrl)
  .pipe(z.url())

/** What it answers when the content is there: the artifact's id. */
export const finishedArtifactAnswersSchema = z
  .object({ artifact_id: z.string().optional(), artifactId: z.string().optional() })
  .transform((entry) => entry.artifact_id ?? entry.artifactId)
  .pipe(z.string().regex(/^[1-9]\d{0,18}$/))

/** What the runner's token claims: its scopes, separated by spaces. */
export const runnerClaimsSchema = z.object({ scp: z.string() })
