// A connection to a measured server, for its actor. It knows ports and connections, not what is measured.
import { exitText } from './end-text.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'
import { consumptionOf, mappedAddons } from './consumption.ts'
import {
  DialogueError,
  type Outcome,
  type ServerChild,
  type ServerDoor,
  type Turns,
} from './processes.ts'
import { type Address, SilenceError } from '../http/http-request.ts'
import {
  createConnection,
  type Connection,
  type Dial,
  openSocket,
  wireRequest,
} from '../http/connection.ts'
import { programBelow } from './process-table.ts'
import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { z } from 'zod'
import type { Apart } from '../../sandbox/isolator.ts'

const pauseSeconds = 0.01

/** Addresses of this machine: a server may listen on only one of them. */
const hosts = ['127.0.0.1', '::1']

/** A server that was started, and the way into its network where that is its own. */
export interface StartedServer {
  readonly child: Child
  readonly turns: Turns
  readonly connector: Connector | null
}

/**
 * The connection to a child, once it answers on its port; DialogueError when it ends before, or is not ready in time.
 */
export async function openChildServer(
  { child, turns, connector }: StartedServer,
  door: ServerDoor,
  timeoutSeconds: number,
): Promise<ServerChild> {
  const dial = connector?.dial ?? openSocket
  const address = await readyAddress({ child, dial }, door, timeoutSeconds)
  const connection = createConnection(address, dial)
  return {
    pid: programBelow(child.pid ?? 0, child.generations),
    exchange: (request, seconds) =>
      orBlamed(
        child,
        connection.exchange(wireRequest(request, address), seconds),
        `${request.method} ${request.path}`,
      ),
    turns,
    readConsumption: () => consumptionOf(child),
    addons: () => mappedAddons(child),
    end: () => {
      connection.close()
      connector?.end()
      child.end('not needed')
      return child.outcome
    },
  }
}

async function readyAddress(
  { child, dial }: { readonly child: Child; readonly dial: Dial },
  { port, readyPath }: ServerDoor,
  timeoutSeconds: number,
): Promise<Address> {
  const until = performance.now() + timeoutSeconds * 1000
  let lastTrouble = 'nobody listens'
  // The last try has no time left, and hears nothing.
  let lastStatus: string | null = null
  while (performance.now() < until) {
    for (const host of hosts) {
      const address = { host, port }
      const secondsLeft = Math.max(0.001, (until - performance.now()) / 1000)
      const connection = createConnection(address, dial)
      const trouble = await troubleAt(connection, address, readyPath, secondsLeft)
      connection.close()
      if (child.hasEnded()) throw deathOf(await child.outcome, 'a server that is ready')
      if (trouble === null) return address
      if (trouble.startsWith('status ')) lastStatus = trouble
      else if (!trouble.includes('ECONNREFUSED')) lastTrouble = trouble
    }
    await Promise.race([sleep(pauseSeconds * 1000), child.outcome])
    if (child.hasEnded()) throw deathOf(await child.outcome, 'a server that is ready')
  }
  child.end('timed out')
  const what = readyPath === null ? '' : ` and a status below 400 at ${readyPath}`
  const got =
    lastStatus ?? `none: ${lastTrouble}; it must listen on the port given by PORT or {port}`
  throw new DialogueError(
    `expected a server on port ${String(port)}${what} within ${timeoutSeconds.toPrecision(3)} s, got ${got}`,
    await child.outcome,
  )
}

async function troubleAt(
  connection: Connection,
  address: Address,
  readyPath: string | null,
  secondsLeft: number,
): Promise<string | null> {
  try {
    if (readyPath === null) {
      await connection.open(secondsLeft)
      return null
    }
    const request = { method: 'GET', path: readyPath, headers: {}, body: null }
    const { status } = await connection.exchange(wireRequest(request, address), secondsLeft)
    return status < 400 ? null : `status ${String(status)}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What came of work with a server, for a request of that name, or a DialogueError with what became of the server. */
async function orBlamed<T>(child: Child, work: Promise<T>, where: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isSilent = error instanceof SilenceError
    // The connections of a dying server break a little earlier than its end is known.
    if (!isSilent) await Promise.race([child.outcome, sleep(500)])
    if (!isSilent && child.hasEnded()) throw deathOf(await child.outcome, `an answer to ${where}`)
    child.end(isSilent ? 'timed out' : 'not needed')
    throw new DialogueError(`${where}: ${error.message}`, await child.outcome)
  }
}

function deathOf(outcome: Outcome, expectation: string): DialogueError {
  const { startError, isFlooded } = outcome
  const how = isFlooded
    ? 'more output than the limit'
    : `the end of the process with ${exitText(outcome)}`
  return new DialogueError(`expected ${expectation}, got ${startError ?? how}`, outcome)
}

/** A process in the network of a sandbox that hands its connections to this program. */
interface Connector {
  readonly dial: Dial
  readonly end: () => void
}

/**
 * Words that start it, under the Node.js of this program. A socket belongs to the network that it was made in,
 * whoever holds it, so nothing passes a process in between.
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

/** Starts a connector, as `connectorWords` are started in the sandbox of the server. */
export function startConnector({ words: [program = '', ...rest], variables }: Apart): Connector {
  const child = spawn(program, rest, {
    cwd: '/',
    env: { ...variables?.(3) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Those whose connection is being opened.
  const callers = new Map<number, (result: Socket | Error) => void>()
  let calls = 0
  const fail = (reason: string): void => {
    const error = new Error(`expected a way into the network of a server, got ${reason}`)
    for (const finish of callers.values()) finish(error)
  }
  child.once('error', ({ message }) => fail(message))
  child.once('exit', (code, signal) => fail(`its end (${String(signal ?? code)})`))
  child.on('message', (message, socket) => {
    const { id, trouble } = answerSchema.parse(message)
    const finish = callers.get(id)
    if (trouble === null && socket instanceof Socket) {
      // An error between two requests is reported when the next one is sent.
      socket.on('error', () => {})
      if (finish === undefined) socket.destroy()
      else finish(socket)
    } else finish?.(new Error(trouble ?? 'expected a connection, got none'))
  })
  const dial: Dial = ({ host, port }, timeoutSeconds) =>
    new Promise((resolve, reject) => {
      const id = calls++
      const finish = (result: Socket | Error): void => {
        clearTimeout(timer)
        callers.delete(id)
        if (result instanceof Error) reject(result)
        else resolve(result)
      }
      const timer = setTimeout(() => {
        finish(new SilenceError(`expected a connection to port ${String(port)}, got none`))
      }, timeoutSeconds * 1000)
      callers.set(id, finish)
      if (child.connected) child.send({ id, host, port })
      else fail('its end')
    })
  return {
    dial,
    end: () => {
      if (child.connected) child.disconnect()
    },
  }
}
