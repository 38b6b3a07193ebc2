import { createHash } from 'node:crypto'
import {
  createdArtifactAnswersSchema,
  finishedArtifactAnswersSchema,
  runnerClaimsSchema,
} from '../../model/artifact-answers.ts'

const askSeconds = 30
const sendSeconds = 120

// Artifacts that are one file as it is, and not an archive, are of this version.
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
 * Keeps an HTML page as an artifact of this job's run, as it is and not in an archive, so that a browser
 * shows it. These are the three requests that @actions/artifact makes; the package itself would bring
 * 130 others and 2 MB of archivers along.
 *
 * @returns the artifact's id; `null` where the runner offers no place for artifacts
 * @throws Error when the place does not take it; the message holds no address
 */
export async function uploadPage({ name, page, environment }: PageUpload): Promise<string | null> {
  const address = environment['ACTIONS_RESULTS_URL'] ?? ''
  const token = environment['ACTIONS_RUNTIME_TOKEN'] ?? ''
  const job = jobOf(token)
  if (address === '' || job === null) return null
  const service = new URL('/twirp/github.actions.results.api.v1.ArtifactService/', address)
  const named = { ...job, name }
  const ask = async (method: string, body: object): Promise<unknown> => {
    const reply = await fetch(new URL(method, service), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...named, ...body }),
      signal: AbortSignal.timeout(askSeconds * 1000),
    })
    if (!reply.ok) throw new Error(`expected ${method} to succeed, got status ${reply.status}`)
    return reply.json()
  }
  const created = await ask('CreateArtifact', { version: fileVersion, mime_type: 'text/html' })
  const bytes = new TextEncoder().encode(page)
  await send(createdArtifactAnswersSchema.parse(created), bytes)
  const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
  return finishedArtifactAnswersSchema.parse(
    await ask('FinalizeArtifact', { size: String(bytes.length), hash }),
  )
}

/** Puts a whole blob; the address alone gives the right to it. */
async function send(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const reply = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'text/html', 'x-ms-blob-type': 'BlockBlob' },
    body: bytes,
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
