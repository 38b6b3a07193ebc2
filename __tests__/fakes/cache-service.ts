import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const token = 'a-token-of-the-runner'

/** What the stand-in does; a test may change it at any time. */
interface Manners {
  /** Why nothing new is taken; `null` when everything is. */
  refusal: string | null
}

/** A stand-in of the cache that the runner offers to a job, in its second version. */
export interface CacheService {
  /** What the runner says of it to a step with `uses`. */
  readonly variables: Readonly<Record<string, string>>
  /** Archives by key. */
  readonly entries: Map<string, Buffer>
  readonly manners: Manners
  /** Names of the questions that were asked, in order. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

/** Starts a cache that is empty. Its keys are those that were asked for, without the version. */
export async function startCacheService(): Promise<CacheService> {
  const entries = new Map<string, Buffer>()
  const drafts = new Map<string, Buffer>()
  const manners: Manners = { refusal: null }
  const asked: string[] = []
  let address = ''
  const answers: Readonly<Record<string, (key: string) => object>> = {
    CreateCacheEntry: (key) =>
      manners.refusal !== null
        ? { ok: false, message: manners.refusal }
        : { ok: true, signed_upload_url: `${address}/drafts/${key}?sig=secret` },
    FinalizeCacheEntryUpload: (key) => {
      const draft = drafts.get(key)
      if (draft !== undefined) entries.set(key, draft)
      return { ok: draft !== undefined, entry_id: '1' }
    },
    GetCacheEntryDownloadURL: (key) =>
      entries.has(key)
        ? {
            ok: true,
            matched_key: key,
            signed_download_url: `${address}/entries/${key}?sig=secret`,
          }
        : { ok: false },
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bytesOf(request)
    const { pathname } = new URL(request.url ?? '', address)
    const [, folder = '', key = ''] = pathname.split('/')
    const question = pathname.split('/').at(-1) ?? ''
    if (folder === 'twirp') {
      asked.push(question)
      const isKnown = request.headers.authorization === `Bearer ${token}`
      const wanted = keyIn(JSON.parse(body.toString()))
      const isTaken = question === 'CreateCacheEntry' && entries.has(wanted)
      const status = isKnown ? (isTaken ? 409 : 200) : 401
      const answer = status === 200 ? answers[question]?.(wanted) : { msg: 'no' }
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    } else if (request.method === 'PUT' && folder === 'drafts') {
      drafts.set(key, body)
      response.writeHead(201, { etag: '"1"' }).end()
    } else {
      give(entries.get(key), request, response)
    }
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${String(portOf(server.address()))}`
  return {
    variables: {
      ACTIONS_RESULTS_URL: `${address}/`,
      ACTIONS_RUNTIME_TOKEN: token,
      ACTIONS_CACHE_SERVICE_V2: 'true',
    },
    entries,
    manners,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

/** A blob, or the part of it that was asked for. */
function give(
  content: Buffer | undefined,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (content === undefined) {
    response.writeHead(404).end()
    return
  }
  const range = String(headers['x-ms-range'] ?? headers.range ?? '')
  const [, first, last] = /bytes=(\d+)-(\d*)/.exec(range) ?? []
  const from = Number(first ?? 0)
  const part = content.subarray(
    from,
    last === undefined || last === '' ? undefined : Number(last) + 1,
  )
  response.writeHead(first === undefined ? 200 : 206, {
    etag: '"1"',
    'content-length': part.length,
    'content-range': `bytes ${String(from)}-${String(from + part.length - 1)}/${String(content.length)}`,
  })
  response.end(method === 'HEAD' ? undefined : part)
}

function keyIn(wanted: unknown): string {
  if (typeof wanted === 'object' && wanted !== null && 'key' in wanted) return String(wanted.key)
  throw new Error('expected a key in the question, got none')
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('expected a port, got none')
}
