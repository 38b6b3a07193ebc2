import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { z } from 'zod'
import type { Dial } from '../http/open-socket.ts'
import { SilenceError } from '../http/silence-error.ts'
import type { Apart } from '../../sandbox/isolator.ts'

/** A process in the network of a sandbox that hands its connections to this program. */
export interface Connector {
  readonly dial: Dial
  readonly end: () => void
}

/**
 * Words that start the process, under the Node.js of this program. A socket belongs to the network that it was
 * made in, whoever holds it, so what goes through it passes no process in between.
 */
export const connectorWords: readonly string[] = [
  process.execPath,
  '--input-type=commonjs',
  '--eval',
  `
process.on('message', ({ id, host, port }) => {
  const socket = require('node:net').connect({ host, port, noDelay: true })
  socket.once('error', ({ message }) => process.send({ id, trouble: message }))
  socket.once('connect', () => process.send({ id, trouble: null }, socket))
})`,
]

const answerSchema = z.strictObject({ id: z.number().int(), trouble: z.string().nullable() })

/** The caller whose connection is being opened. */
interface Caller {
  readonly resolve: (socket: Socket) => void
  readonly reject: (error: Error) => void
}

/**
 * Starts a connector.
 *
 * @param apart - how `connectorWords` are started in the sandbox of the server
 */
export function startConnector({ words: [program = '', ...rest], variables }: Apart): Connector {
  const child = spawn(program, rest, {
    cwd: '/',
    env: { ...variables?.(3) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const callers = new Map<number, Caller>()
  let calls = 0
  const fail = (reason: string): void => {
    const error = new Error(`expected a way into the network of a server, got ${reason}`)
    for (const { reject } of callers.values()) reject(error)
    callers.clear()
  }
  child.once('error', ({ message }) => fail(message))
  child.once('exit', (code, signal) => fail(`its end (${String(signal ?? code)})`))
  child.on('message', (message, socket) => {
    const { id, trouble } = answerSchema.parse(message)
    const caller = callers.get(id)
    callers.delete(id)
    if (trouble === null && socket instanceof Socket) {
      // An error between two requests is reported when the next one is sent.
      socket.on('error', () => {})
      if (caller === undefined) socket.destroy()
      else caller.resolve(socket)
    } else caller?.reject(new Error(trouble ?? 'expected a connection, got none'))
  })
  const dial: Dial = ({ host, port }, timeoutSeconds) => {
    calls += 1
    const id = calls
    return new Promise<Socket>((resolve, reject) => {
      const timer = setTimeout(() => {
        callers.delete(id)
        reject(new SilenceError(`expected a connection to port ${String(port)}, got none`))
      }, timeoutSeconds * 1000)
      callers.set(id, {
        resolve: (socket) => {
          clearTimeout(timer)
          resolve(socket)
        },
        reject: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      })
      if (child.connected) child.send({ id, host, port })
      else fail('its end')
    })
  }
  return {
    dial,
    end: () => {
      if (child.connected) child.disconnect()
    },
  }
}
