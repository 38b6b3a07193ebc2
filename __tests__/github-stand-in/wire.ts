import type { ServerResponse } from 'node:http'
import { ApiError } from './api-error.ts'
import type { Trouble } from './faults.ts'
import type { Reply } from './handler.ts'
import type { JsonObject } from './json.ts'

type Wire = ReturnType<typeof wireOf>

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
  if (trouble.kind === 'html') return wireOf(200, PAGE, 'text/html; charset=utf-8')
  if (trouble.kind === 'status') return refusalWire(trouble.status, 'Something went wrong')
  if (trouble.kind === 'primary-limit') {
    const reset = String(nowSeconds + trouble.resetSeconds)
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
    return refusalWire(403, 'API rate limit exceeded for installation ID 1.', headers)
  }
  if (trouble.kind !== 'secondary-limit') return undefined
  const { status = 403, retryAfterSeconds } = trouble
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes.'
  return refusalWire(status, message, { 'retry-after': String(retryAfterSeconds) })
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

function refusalWire(status: number, message: string, headers = {}): Wire {
  return jsonWire(errorReply(new ApiError(status, message, {}, headers)))
}

function wireOf(
  status: number,
  text: string,
  type: string | undefined,
  headers: Readonly<Record<string, string>> = {},
) {
  const bytes = Buffer.from(text)
  const length = String(bytes.length)
  const own = type === undefined ? {} : { 'content-type': type, 'content-length': length }
  const all: Readonly<Record<string, string>> = { ...own, ...headers }
  return { status, bytes, headers: all }
}
