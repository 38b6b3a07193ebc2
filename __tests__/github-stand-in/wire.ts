import type { ServerResponse } from 'node:http'
import { ApiError } from './api-error.ts'
import type { Trouble } from './faults.ts'
import type { Reply } from './handler.ts'
import type { JsonObject } from './json.ts'

/** A reply in bytes. */
export type Wire = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}

const PAGE = '<!DOCTYPE html>\n<html><body><h1>The proxy has something to say.</h1></body></html>\n'

/** A JSON reply. */
export function jsonWire(reply: Reply): Wire {
  if (reply.text !== undefined) {
    return wireOf(reply.status, reply.text, 'application/vnd.github.raw+json; charset=utf-8')
  }
  if (reply.body === undefined) return wireOf(reply.status, '', undefined, reply.headers)
  const text = JSON.stringify(reply.body)
  return wireOf(reply.status, text, 'application/json; charset=utf-8', reply.headers)
}

/** A refusal as GitHub words it. */
export function errorReply(error: ApiError): Reply {
  const body: JsonObject = {
    message: error.message,
    ...error.details,
    documentation_url: 'https://docs.github.com/rest',
    status: String(error.status),
  }
  return { status: error.status, body, headers: error.headers }
}

/** The reply a fault gives in place of the true one, undefined when it lets the request through. */
export function troubleWire(trouble: Trouble, nowSeconds: number): Wire | undefined {
  switch (trouble.kind) {
    case 'html':
      return pageWire(200)
    case 'status':
      return trouble.status === 502 || trouble.status === 503
        ? pageWire(trouble.status)
        : jsonWire(errorReply(new ApiError(trouble.status, messageOf(trouble.status))))
    case 'primary-limit': {
      const reset = String(nowSeconds + trouble.resetSeconds)
      const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
      return limitWire(403, 'API rate limit exceeded for installation ID 1.', headers)
    }
    case 'secondary-limit': {
      const headers = { 'retry-after': String(trouble.retryAfterSeconds) }
      const message = 'You have exceeded a secondary rate limit. Please wait a few minutes.'
      return limitWire(trouble.status, message, headers)
    }
    case 'drop':
    case 'reply-lost':
    case 'half-body':
    case 'slow':
    case 'stale':
    case 'meanwhile':
      return undefined
  }
}

/** Sends a reply, or only its first half and then ends the connection. */
export function send(response: ServerResponse, wire: Wire, onlyHalf: boolean): void {
  response.writeHead(wire.status, wire.headers)
  if (!onlyHalf) {
    response.end(wire.bytes)
    return
  }
  const half = wire.bytes.subarray(0, Math.floor(wire.bytes.length / 2))
  response.write(half, () => response.destroy())
}

function limitWire(
  status: 403 | 429 = 403,
  message: string,
  headers: Readonly<Record<string, string>>,
): Wire {
  return jsonWire(errorReply(new ApiError(status, message, { headers })))
}

function pageWire(status: number): Wire {
  return wireOf(status, PAGE, 'text/html; charset=utf-8')
}

function messageOf(status: number): string {
  return status === 404 ? 'Not Found' : status === 500 ? 'Server Error' : 'Something went wrong'
}

function wireOf(
  status: number,
  text: string,
  type: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Wire {
  const bytes = Buffer.from(text)
  const hasBody = status !== 204
  return {
    status,
    bytes,
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(hasBody ? { 'content-length': String(bytes.length) } : {}),
      ...headers,
    },
  }
}
