import type { IncomingMessage } from 'node:http'

export type Incoming = Awaited<ReturnType<typeof incomingOf>>

/**
 * Reads a request to its end. Its path is without the "/api/v3", or before GraphQL "/api", of an Enterprise Server, still
 * encoded; its base is where the interface begins, as the client wrote it: "http://127.0.0.1:PORT[/api/v3]".
 */
export async function incomingOf(request: IncomingMessage, origin: string) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const headers: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  const url = new URL(request.url ?? '/', origin)
  const prefix = /^\/api(?:\/v3(?=\/)|(?=\/graphql$))/.exec(url.pathname)?.[0] ?? ''
  return {
    method: request.method ?? '',
    path: url.pathname.slice(prefix.length),
    base: origin + prefix,
    query: url.searchParams,
    headers,
    text: Buffer.concat(chunks).toString('utf8'),
  }
}
