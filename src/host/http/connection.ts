import type { Socket } from 'node:net'
import type { Address } from './address.ts'
import type { HttpAnswer, HttpRequest } from './http-request.ts'
import { answerParser, type ParsedAnswer } from './answer-parser.ts'
import type { Dial } from './open-socket.ts'
import { requestBytes } from './request-bytes.ts'
import { SilenceError } from './silence-error.ts'

/** A persistent connection that carries one request at a time. */
export interface Connection {
  /** Connects, unless it is already connected. */
  readonly open: (timeoutSeconds: number) => Promise<void>
  /**
   * @throws Error when the server closes the connection, does not answer in HTTP, or takes too long
   */
  readonly exchange: (request: HttpRequest, timeoutSeconds: number) => Promise<HttpAnswer>
  readonly close: () => void
}

/**
 * A client of one connection, made for measuring.
 *
 * It does not use `fetch`, which builds and validates objects for every request, streams bodies
 * through several layers and keeps a pool. That would cost more time than a small server does. Here
 * a request is a buffer made beforehand, and the timed part runs from writing it to the last byte
 * of the answer. If the server closes its connections, connecting again is not timed.
 */
export function createConnection(address: Address, dial: Dial): Connection {
  let socket: Socket | null = null
  const live = async (timeoutSeconds: number): Promise<Socket> => {
    if (socket?.readyState === 'open') return socket
    socket = await dial(address, timeoutSeconds)
    return socket
  }
  return {
    open: async (timeoutSeconds) => {
      await live(timeoutSeconds)
    },
    exchange: async (request, timeoutSeconds) => {
      const bytes = requestBytes(request, address)
      const open = await live(timeoutSeconds)
      const { answer, nanoseconds } = await withTimeout(open, request.method, bytes, timeoutSeconds)
      if (!answer.keepsAlive) open.destroy()
      const { status, body, setCookies } = answer
      return { status, body, setCookies, nanoseconds }
    },
    close: () => {
      socket?.destroy()
    },
  }
}

function withTimeout(
  socket: Socket,
  method: string,
  bytes: Buffer,
  timeoutSeconds: number,
): Promise<{ readonly answer: ParsedAnswer; readonly nanoseconds: number }> {
  return new Promise((resolve, reject) => {
    const parser = answerParser(method)
    let startedAt = 0n
    const finish = (result: ParsedAnswer | Error): void => {
      const nanoseconds = Number(process.hrtime.bigint() - startedAt)
      clearTimeout(timer)
      socket.off('data', take).off('close', closed)
      if (result instanceof Error) {
        socket.destroy()
        reject(result)
      } else resolve({ answer: result, nanoseconds })
    }
    const take = (piece: Buffer): void => {
      const result = guardAction(() => parser.take(piece))
      if (result !== null) finish(result)
    }
    const closed = (): void => {
      const result = guardAction(parser.close)
      finish(result ?? new Error('expected an answer, got the end of the connection'))
    }
    const timer = setTimeout(() => {
      finish(
        new SilenceError(`expected an answer within ${timeoutSeconds.toPrecision(3)} s, got none`),
      )
    }, timeoutSeconds * 1000)
    socket.on('data', take).on('close', closed)
    startedAt = process.hrtime.bigint()
    socket.write(bytes)
  })
}

function guardAction(action: () => ParsedAnswer | null): ParsedAnswer | Error | null {
  try {
    return action()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
