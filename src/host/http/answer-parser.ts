/** A complete answer of a server. */
export interface ParsedAnswer {
  readonly status: number
  readonly body: Buffer
  /** Whether the connection takes another request. */
  readonly keepsAlive: boolean
}

/** Parses the answer to one request from the bytes of a connection. */
export interface AnswerParser {
  /** Takes bytes; the answer once it is complete, else `null`. Throws an Error when it is not HTTP/1. */
  readonly take: (piece: Buffer) => ParsedAnswer | null
  /** To call when the other end has closed: the answer if that was its end, else `null`. */
  readonly close: () => ParsedAnswer | null
}

const longestHead = 65_536
const longestBody = 256 * 2 ** 20
const endOfHead = Buffer.from('\r\n\r\n')

/** A parser for the answer to one HTTP/1 request of a method (RFC 9112, 6), which to `HEAD` has no body. */
export function answerParser(method: string): AnswerParser {
  let head: AnswerHead | null = null
  let rest: Buffer = Buffer.alloc(0)
  const body: Buffer[] = []
  let bodyBytes = 0
  // Bytes that are still to come of the body, or of the chunk with the line end after it.
  let missingBytes = 0
  let trailer = false

  const complete = (of: AnswerHead): ParsedAnswer => {
    if (rest.length > 0) throw new Error(`expected the end of an answer, got ${showBytes(rest)}`)
    const whole = body.length === 1 ? (body[0] ?? rest) : Buffer.concat(body)
    return { status: of.status, body: whole, keepsAlive: of.keepsAlive }
  }
  const keep = (piece: Buffer): void => {
    bodyBytes += piece.length
    if (bodyBytes > longestBody) {
      throw new Error(`expected an answer of at most ${String(longestBody)} bytes, got more`)
    }
    if (piece.length > 0) body.push(piece)
  }
  const headOf = (): AnswerHead | null => {
    for (;;) {
      const end = rest.indexOf(endOfHead)
      if (end < 0) {
        if (rest.length > longestHead) throw new Error('expected the head of an answer to end')
        return null
      }
      const parsedHead = parseHead(rest.toString('latin1', 0, end), method)
      rest = rest.subarray(end + endOfHead.length)
      // "Continue" and similar ones precede the real answer.
      if (parsedHead.status < 200) continue
      missingBytes = parsedHead.length ?? 0
      return parsedHead
    }
  }
  const parseCounted = (of: AnswerHead): ParsedAnswer | null => {
    const piece = rest.subarray(0, missingBytes)
    keep(piece)
    missingBytes -= piece.length
    rest = rest.subarray(piece.length)
    return missingBytes === 0 ? complete(of) : null
  }
  const parseChunked = (of: AnswerHead): ParsedAnswer | null => {
    for (;;) {
      if (missingBytes > 0) {
        // The last two of the missing bytes are the end of the line.
        const piece = rest.subarray(0, missingBytes)
        keep(piece.subarray(0, Math.max(0, Math.min(piece.length, missingBytes - 2))))
        missingBytes -= piece.length
        rest = rest.subarray(piece.length)
        if (missingBytes > 0) return null
      }
      const end = rest.indexOf('\r\n')
      if (end < 0) {
        if (rest.length > longestHead) throw new Error(`expected a chunk, got ${showBytes(rest)}`)
        return null
      }
      const line = rest.toString('latin1', 0, end)
      rest = rest.subarray(end + 2)
      if (trailer) {
        if (line === '') return complete(of)
        continue
      }
      const size = /^[0-9a-f]{1,8}(?=\s*(?:;|$))/i.exec(line)?.[0]
      if (size === undefined) {
        throw new Error(`expected the size of a chunk, got ${JSON.stringify(line.slice(0, 100))}`)
      }
      const bytes = Number.parseInt(size, 16)
      if (bytes === 0) trailer = true
      else missingBytes = bytes + 2
    }
  }
  return {
    take: (piece) => {
      rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      head ??= headOf()
      if (head === null) return null
      if (head.isChunked) return parseChunked(head)
      if (head.length !== null) return parseCounted(head)
      keep(rest)
      rest = rest.subarray(rest.length)
      return null
    },
    close: () => (head !== null && !head.isChunked && head.length === null ? complete(head) : null),
  }
}

interface AnswerHead extends Omit<ParsedAnswer, 'body'> {
  readonly isChunked: boolean
  /** `null`: the body ends with the connection. */
  readonly length: number | null
}

function parseHead(head: string, method: string): AnswerHead {
  const [first = '', ...lines] = head.split('\r\n')
  const [, minor, digits] = /^HTTP\/1\.([01]) (\d{3})(?: |$)/.exec(first) ?? []
  if (digits === undefined) {
    throw new Error(`expected an HTTP/1 answer, got ${JSON.stringify(first.slice(0, 100))}`)
  }
  const status = Number(digits)
  const fields = lines.map(headerField)
  const valueOf = (name: string): string | undefined =>
    fields.find((field) => field.name === name)?.value.toLowerCase()
  const connection = valueOf('connection') ?? ''
  const bodyless = method === 'HEAD' || status < 200 || status === 204 || status === 304
  const isChunked = !bodyless && (valueOf('transfer-encoding') ?? '').endsWith('chunked')
  const length = bodyless ? 0 : contentLength(valueOf('content-length'))
  const persistent = minor === '1' ? connection !== 'close' : connection === 'keep-alive'
  const keepsAlive = persistent && (isChunked || length !== null)
  return { status, isChunked, length, keepsAlive }
}

function headerField(line: string): { readonly name: string; readonly value: string } {
  const colon = line.indexOf(':')
  return { name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1).trim() }
}

function contentLength(value: string | undefined): number | null {
  if (value === undefined) return null
  if (!/^\d{1,15}$/.test(value)) throw new Error(`expected a length, got ${JSON.stringify(value)}`)
  return Number(value)
}

function showBytes(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1', 0, 100))
}
