import type { IncomingMessage } from 'node:http'

/** A request as it came over the wire. */
export type Incoming = {
  readonly method: string
  /** Path without the "/api/v3", or before GraphQL "/api", of an Enterprise Server, still encoded. */
  readonly path: string
  /** Where the interface begins, as the client wrote it: "http://127.0.0.1:PORT[/api/v3]". */
  readonly base: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Reads a request to its end. */
export async function incomingOf(request: IncomingMessage, origin: string): Promise<Incoming> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const url = new URL(request.url ?? '/', origin)
  const prefix = /^\/api(?:\/v3(?=\/)|(?=\/graphql$))/.exec(url.pathname)?.[0] ?? ''
  return {
    method: request.method ?? '',
    path: url.pathname.slice(prefix.length),
    base: origin + prefix,
    query: url.searchParams,
    headers: headersOf(request),
    text: Buffer.concat(chunks).toString('utf8'),
  }
}

function headersOf(request: IncomingMessage): Readonly<Record<string, string>> {
  const entries = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries)
}
