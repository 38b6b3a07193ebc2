import { digestOf } from '../../host/files/digest-of.ts'
import type { HttpAnswer } from '../../host/http/http-request.ts'
import type { ServerRequest } from '../../model/run/server.ts'

/** What is wrong with the answer to a request, or `null` when it is right. */
export function wrongAnswer(
  request: ServerRequest,
  { status, body }: Pick<HttpAnswer, 'status' | 'body'>,
): string | null {
  const where = `${request.method} ${request.path}`
  if (status !== request.status) {
    return `${where}: expected status ${String(request.status)}, got ${String(status)}`
  }
  if (request.length !== null && body.length !== request.length) {
    return `${where}: expected ${String(request.length)} bytes, got ${String(body.length)}`
  }
  if (request.sha256 === null) return null
  const digest = digestOf(body)
  return digest === request.sha256
    ? null
    : `${where}: expected a body of SHA-256 ${request.sha256}, got ${digest}`
}
