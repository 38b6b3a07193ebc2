import { createHash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { keepPage } from '../../../src/action/publish-for-job.ts'
import { createFiles } from '../../../src/host/files/files.ts'
import { uploadPage } from '../../../src/host/github/upload-page.ts'
import { folderWith } from '../../fakes/git-repository.ts'
import { servedBy } from '../../fakes/registry.ts'
import { recordingActions } from '../../fakes/recording-actions.ts'

const claims = { scp: 'Actions.Other Actions.Results:run-7:job-9' }
const token = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`
const page = '<!doctype html><p>±2%'

// A stand-in for the service that keeps artifacts, which the runner offers to an action's process.
type Asked = Readonly<Record<'method' | 'path' | 'body', string>> & Pick<IncomingMessage, 'headers'>
const asked: Asked[] = []
let refused: string | null = null
let address = ''
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = '', method = '', headers } = request
  asked.push({ method, path, headers, body: await text(request) })
  const question = path.split(/[/?]/).findLast((part) => /^[A-Z]/.test(part)) ?? 'upload'
  const answers: Readonly<Record<string, object>> = {
    CreateArtifact: { ok: true, signed_upload_url: `${address}/blob?sig=secret` },
    FinalizeArtifact: { ok: true, artifact_id: '4711' },
  }
  const status = question === refused ? 409 : 200
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answers[question] ?? {}))
}

let environment: Readonly<Record<string, string>>

beforeEach(async () => {
  asked.length = 0
  refused = null
  const port = await servedBy((request, response) => void answer(request, response))
  address = `http://127.0.0.1:${port}`
  environment = { ACTIONS_RESULTS_URL: `${address}/`, ACTIONS_RUNTIME_TOKEN: token }
})

const upload = (changes: Readonly<Record<string, string>> = {}): Promise<string | null> =>
  uploadPage({ name: 'deadheat-default.html', page, environment: { ...environment, ...changes } })

it('creates the artifact, sends the page as it is, and says how much and what it was', async () => {
  expect(await upload()).toBe('4711')
  const job = { workflow_run_backend_id: 'run-7', workflow_job_run_backend_id: 'job-9' }
  const [create, put, commit, finish] = asked
  expect(create?.path).toBe('/twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact')
  expect(JSON.parse(create?.body ?? '')).toEqual({
    ...job,
    name: 'deadheat-default.html',
    version: 7,
    mime_type: 'text/html',
  })
  const path = '/blob?sig=secret&comp=block&blockid=MDAwMDAw'
  expect(put).toMatchObject({ method: 'PUT', path, body: page })
  expect(commit).toMatchObject({
    method: 'PUT',
    path: '/blob?sig=secret&comp=blocklist',
    body: expect.stringContaining('<Latest>MDAwMDAw</Latest>'),
    headers: { 'x-ms-blob-content-type': 'text/html' },
  })
  expect(JSON.parse(finish?.body ?? '')).toEqual({
    ...job,
    name: 'deadheat-default.html',
    size: String(Buffer.byteLength(page)),
    hash: `sha256:${createHash('sha256').update(page).digest('hex')}`,
  })
})

it('gives its token to the service alone, and not to where the page is sent', async () => {
  await upload()
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${token}`,
    undefined,
    undefined,
    `Bearer ${token}`,
  ])
})

const lacking = [{ ACTIONS_RESULTS_URL: '' }, { ACTIONS_RUNTIME_TOKEN: '' }]
it.each([...lacking, { ACTIONS_RUNTIME_TOKEN: 'x.y.z' }])(
  'asks nobody where the runner offers no place: %j',
  async (changes) => {
    expect(await upload(changes)).toBeNull()
    expect(asked).toEqual([])
  },
)

it.each(['CreateArtifact', 'upload', 'FinalizeArtifact'])(
  'says what was refused at %s, and nothing that is secret',
  async (question) => {
    refused = question
    const error: unknown = await upload().catch((one: unknown) => one)
    expect(String(error)).toMatch(/got status 409$/)
    expect(String(error)).not.toMatch(/sig=|secret|127\.0\.0\.1/)
  },
)

async function kept(given: Parameters<typeof keepPage>[1]) {
  const path = join(folderWith({ 'report.html': page }), 'report.html')
  const lines: string[] = []
  const actions = recordingActions()
  const job = { actions, environment, print: (line: string) => lines.push(line) }
  const url = await keepPage(job, given, path, { files: createFiles() })
  return { url, lines }
}

it('the report of a job has the address under which GitHub shows it, one for each key', async () => {
  const { url } = await kept({ key: 'arm64' })
  expect(url).toMatch(/^https:\/\/.*\/actions\/runs\/\d+\/artifacts\/4711$/)
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ name: 'deadheat-arm64.html' })
})

it('the report of a job is not kept where nothing is to be written, nor where it cannot be, which is told', async () => {
  expect(await kept({ comment: 'never' })).toEqual({ url: null, lines: [] })
  expect(asked).toEqual([])
  refused = 'CreateArtifact'
  const line =
    'deadheat: the report is not kept as an artifact: expected CreateArtifact to succeed, got status 409'
  expect(await kept({})).toEqual({ url: null, lines: [line] })
})
