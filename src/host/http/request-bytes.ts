import type { Address } from './address.ts'
import type { HttpRequest } from './http-request.ts'

/** A request as it goes over the wire. */
export function requestBytes(
  { method, path, headers, body }: HttpRequest,
  { port }: Pick<Address, 'port'>,
): Buffer {
  const ownNames = Object.entries(headers)
  const isGiven = (name: string): boolean => ownNames.some(([key]) => key.toLowerCase() === name)
  const content = Buffer.from(body ?? '', 'utf8')
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(isGiven('host') ? [] : [`Host: localhost:${String(port)}`]),
    ...(body === null || isGiven('content-length')
      ? []
      : [`Content-Length: ${String(content.length)}`]),
    ...ownNames.map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content])
}
