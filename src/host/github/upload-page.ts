import { createHash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
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

const needsVersion = 20

const deflateMethod = 8

// The name is UTF-8.
const flags = 0x0800

// 1 January 1980, the earliest there is: the archive of the same bytes is the same.
const date = 0x0021

const askSeconds = 30

const sendSeconds = 120

// Artifacts that are one file as it is, and not an archive, are of version 7; archives of version 4.
const fileVersion = 7

const archiveVersion = 4

// A place of an older kind cannot read the request for a single file. GitHub Enterprise Server, act and
// others are such places.
const unreadable: ReadonlySet<number> = new Set([400, 500, 501])

/** What a page is kept as, and with what. */
export interface PageUpload {
  /** Name of the file, and of the artifact: a run has each name once. */
  readonly name: string
  readonly page: string
  /** Variables of the job; the runner says in them where artifacts go, to the action's own process alone. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

/**
 * Keeps an HTML page as an artifact of this job's run: as it is, so that a browser shows it, or in an
 * archive where the place knows only those. These are the requests that @actions/artifact makes; the
 * package itself would bring 130 others and 2 MB of archivers along.
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
  const ask = (method: string, body: object): Promise<Response> =>
    fetch(new URL(method, service), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...job, name, ...body }),
      signal: AbortSignal.timeout(askSeconds * 1000),
    })
  const content = new TextEncoder().encode(page)
  const asFile = await ask('CreateArtifact', { version: fileVersion, mime_type: 'text/html' })
  const isFile = !unreadable.has(asFile.status)
  const reply = isFile ? asFile : await ask('CreateArtifact', { version: archiveVersion })
  const blob = isFile
    ? { bytes: content, type: 'text/html' }
    : { bytes: zipOf('report.html', content), type: 'application/zip' }
  await sendBlock(
    createdArtifactAnswersSchema.parse(await replyData(reply, 'CreateArtifact to succeed')),
    blob,
  )
  const hash = `sha256:${createHash('sha256').update(blob.bytes).digest('hex')}`
  const finishedReply = await ask('FinalizeArtifact', { size: String(blob.bytes.length), hash })
  return finishedArtifactAnswersSchema.parse(
    await replyData(finishedReply, 'FinalizeArtifact to succeed'),
  )
}

async function replyData(reply: Response, expected: string): Promise<unknown> {
  if (!reply.ok) throw new Error(`expected ${expected}, got status ${reply.status}`)
  return reply.json()
}

interface Blob {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
}

/** Puts a blob, in one block; the address alone gives the right to it. */
async function sendBlock(address: string, { bytes, type }: Blob): Promise<void> {
  const block = Buffer.from('000000').toString('base64')
  const list = `<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>${block}</Latest></BlockList>`
  await put(withQuery(address, { comp: 'block', blockid: block }), bytes, {})
  await put(withQuery(address, { comp: 'blocklist' }), list, {
    'content-type': 'application/xml',
    'x-ms-blob-content-type': type,
  })
}

async function put(
  address: URL,
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

function withQuery(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value)
  return url
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

/**
 * An archive with one file, without the large sizes of ZIP64.
 *
 * @throws RangeError when the file has 4 GiB or more
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
function zipOf(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const title = Buffer.from(name, 'utf8')
  const bytes = deflateRawSync(content)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(needsVersion, 0)
  facts.writeUInt16LE(flags, 2)
  facts.writeUInt16LE(deflateMethod, 4)
  facts.writeUInt16LE(date, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(title.length, 22)
  const local = Buffer.concat([signature(0x04034b50), facts, title, bytes])
  const entry = Buffer.concat([
    signature(0x02014b50),
    Buffer.from([needsVersion, 0]),
    facts,
    // No comment, first disk, no attributes, at the start of the archive.
    Buffer.alloc(14),
    title,
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Uint8Array.from(Buffer.concat([local, entry, signature(0x06054b50), end]))
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
