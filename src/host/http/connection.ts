import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'
import { type Address, type HttpAnswer, type HttpRequest, SilenceError } from './http-request.ts'
import { answerParser, type ParsedAnswer } from './answer-parser.ts'

/** A persistent connection that carries one request at a time. */
export interface Connection {
  /** Connects, unless it is already connected. */
  readonly open: (timeoutSeconds: number) => Promise<void>
  /** Throws an Error when the server closes the connection, does not answer in HTTP, or takes too long. */
  readonly exchange: (request: WireRequest, timeoutSeconds: number) => Promise<HttpAnswer>
  readonly close: () => void
}

/** A request with the bytes that go over the wire. */
interface WireRequest {
  readonly method: string
  readonly bytes: Buffer
}

/**
 * A client of one connection, made for measuring: it times from writing a prepared buffer to the last byte of the
 * answer, and connects again untimed. Why it is not `fetch` or undici: docs/measurement.md, "Other targets".
 */
export function createConnection(address: Address, dial: Dial): Connection {
  let socket: Socket | null = null
  let isClosed = false
  const live = async (timeoutSeconds: number): Promise<Socket> => {
    if (socket?.readyState === 'open') return socket
    isClosed = false
    socket = await dial(address, timeoutSeconds)
    return socket
  }
  return {
    open: async (timeoutSeconds) => {
      await live(timeoutSeconds)
    },
    exchange: async (request, timeoutSeconds) => {
      const wasOpen = socket?.readyState === 'open'
      const ask = async (): Promise<TimedAnswer> =>
        withTimeout(await live(timeoutSeconds), request, timeoutSeconds)
      const { answer, nanoseconds } = await ask().catch((error: unknown) => {
        // A server may end an idle connection just before it is asked.
        if (wasOpen && !isClosed && error instanceof UnansweredError) return ask()
        throw error
      })
      if (!answer.keepsAlive) socket?.destroy()
      return { ...answer, nanoseconds }
    },
    close: () => {
      isClosed = true
      socket?.destroy()
    },
  }
}

interface TimedAnswer {
  readonly answer: ParsedAnswer
  readonly nanoseconds: number
}

/** A connection ended before a byte of the answer. */
class UnansweredError extends Error {}

function withTimeout(
  socket: Socket,
  { method, bytes }: WireRequest,
  timeoutSeconds: number,
): Promise<TimedAnswer> {
  return new Promise((resolve, reject) => {
    const parser = answerParser(method)
    let startedAt = 0n
    let hasAnswered = false
    const finish = (result: ParsedAnswer | Error): void => {
      const nanoseconds = Number(process.hrtime.bigint() - startedAt)
      clearTimeout(timer)
      socket.off('data', take).off('close', onClose)
      if (result instanceof Error) {
        socket.destroy()
        reject(result)
      } else resolve({ answer: result, nanoseconds })
    }
    const take = (piece: Buffer): void => {
      hasAnswered = true
      try {
        const answer = parser.take(piece)
        if (answer !== null) finish(answer)
      } catch (error) {
        finish(error instanceof Error ? error : new Error(String(error)))
      }
    }
    const onClose = (): void => {
      const message = 'expected an answer, got the end of the connection'
      const answer = parser.close()
      finish(answer ?? (hasAnswered ? new Error(message) : new UnansweredError(message)))
    }
    const timer = setTimeout(() => {
      finish(
        new SilenceError(`expected an answer within ${timeoutSeconds.toPrecision(3)} s, got none`),
      )
    }, timeoutSeconds * 1000)
    socket.on('data', take).on('close', onClose)
    startedAt = process.hrtime.bigint()
    socket.write(bytes)
  })
}

/** Opens a connection to a server, in whichever network it listens. */
export type Dial = (address: Address, timeoutSeconds: number) => Promise<Socket>

/** Connects to a server in the network of this program; SilenceError when it does not take the connection in time. */
export async function openSocket({ host, port }: Address, timeoutSeconds: number): Promise<Socket> {
  const late = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000))
  const socket = connect({ host, port, noDelay: true })
  // An error between two requests is reported when the next one is sent.
  socket.on('error', () => {})
  try {
    await once(socket, 'connect', { signal: late })
  } catch (error) {
    socket.destroy()
    if (!late.aborted) throw error
    throw new SilenceError(`expected a connection to port ${String(port)}, got none`)
  }
  return socket
}

/** A request as it goes over the wire. */
export function wireRequest(
  { method, path, headers, body }: HttpRequest,
  { port }: Pick<Address, 'port'>,
): WireRequest {
  const headerNames = new Set(Object.keys(headers).map((name) => name.toLowerCase()))
  const content = Buffer.from(body ?? '', 'utf8')
  const lines = [`${method} ${path} HTTP/1.1`]
  if (!headerNames.has('host')) lines.push(`Host: localhost:${String(port)}`)
  if (body !== null && !headerNames.has('content-length')) {
    lines.push(`Content-Length: ${String(content.length)}`)
  }
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return { method, bytes: Buffer.concat([head, content]) }
}

/** A TCP port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('expected a free port, got none')
}
