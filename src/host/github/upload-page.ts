import { z } from 'zod'
import { digestOf } from '../files/digest-of.ts'

/** What the service for artifacts answers when one is created: the address that takes its content. */
export const creationAnswerSchema = z
  .object({ signed_upload_url: z.url().optional(), signedUploadUrl: z.url().optional() })
  .transform((entry) => entry.signed_upload_url ?? entry.signedUploadUrl)
  .pipe(z.url())

/** What it answers when the content is there: the artifact's id. */
export const completionAnswerSchema = z
  .object({ artifact_id: z.string().optional(), artifactId: z.string().optional() })
  .transform((entry) => entry.artifact_id ?? entry.artifactId)
  .pipe(z.string().regex(/^[1-9]\d{0,18}$/))

/** What the runner's token claims: its scopes, separated by spaces. */
export const runnerClaimsSchema = z.object({ scp: z.string() })

const askSeconds = 30

const sendSeconds = 120

// Artifacts that are one file as it is, and not an archive.
const fileVersion = 7

/** What a page is kept as, and with what. */
export interface PageUpload {
  /** Name of the file, and of the artifact: a run has each name once. */
  readonly name: string
  readonly page: string
  /** Variables of the job; the runner says in them where artifacts go, to the action's own process alone. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

/**
 * Keeps an HTML page as an artifact of this run by the requests of @actions/artifact, which would bring 130 packages
 * along. Returns its id, `null` where the runner offers no place; an Error, without an address, when it is not taken.
 */
export async function uploadPage({ name, page, environment }: PageUpload): Promise<string | null> {
  const address = environment['ACTIONS_RESULTS_URL'] ?? ''
  const token = environment['ACTIONS_RUNTIME_TOKEN'] ?? ''
  const job = jobOf(token)
  if (address === '' || job === null) return null
  const service = new URL('/twirp/github.actions.results.api.v1.ArtifactService/', address)
  const ask = async (method: string, body: object): Promise<unknown> => {
    const reply = await fetch(new URL(method, service), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...job, name, ...body }),
      signal: AbortSignal.timeout(askSeconds * 1000),
    })
    if (!reply.ok) throw new Error(`expected ${method} to succeed, got status ${reply.status}`)
    return reply.json()
  }
  const creation = await ask('CreateArtifact', { version: fileVersion, mime_type: 'text/html' })
  const content = new TextEncoder().encode(page)
  await sendBlock(creationAnswerSchema.parse(creation), content)
  const hash = `sha256:${digestOf(content)}`
  const completion = await ask('FinalizeArtifact', { size: String(content.length), hash })
  return completionAnswerSchema.parse(completion)
}

async function sendBlock(address: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const block = Buffer.from('000000').toString('base64')
  const list = `<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>${block}</Latest></BlockList>`
  await put(`${address}&comp=block&blockid=${encodeURIComponent(block)}`, content, {})
  await put(`${address}&comp=blocklist`, list, {
    'content-type': 'application/xml',
    'x-ms-blob-content-type': 'text/html',
  })
}

async function put(
  address: string,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const reply = await fetch(address, {
    method: 'PUT',
    headers: { 'x-ms-version': '2025-05-05', ...headers },
    body,
    signal: AbortSignal.timeout(sendSeconds * 1000),
  })
  if (!reply.ok) throw new Error(`expected the upload to succeed, got status ${reply.status}`)
}

/** The run and the job that a token of the runner speaks for; `null` when it is no such token. */
function jobOf(token: string): {
  readonly workflow_run_backend_id: string
  readonly workflow_job_run_backend_id: string
} | null {
  const [, run, job] =
    /(?:^| )Actions\.Results:([\w-]+):([\w-]+)(?: |$)/.exec(scopesOf(token)) ?? []
  return run === undefined || job === undefined
    ? null
    : { workflow_run_backend_id: run, workflow_job_run_backend_id: job }
}

function scopesOf(token: string): string {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    )
    return runnerClaimsSchema.parse(claims).scp
  } catch {
    // Not every place that runs actions gives tokens of this kind.
    return ''
  }
}
