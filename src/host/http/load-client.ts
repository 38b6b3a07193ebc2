import { createConnection, type Connection, type Dial, wireRequest } from './connection.ts'
import {
  type Address,
  type LoadSpec,
  type LoadAnswers,
  type LoadClient,
  SilenceError,
  WrongAnswerError,
} from './http-request.ts'

/** Connections opened at once: more would overflow the queue in which a server finds them. */
const openedAtOnce = 64

/** Bytes of the answers that arrive at once: a measured server must not fill this program's memory. */
const bodiesAtOnce = 256 * 2 ** 20
const leastBody = 2 ** 20

/** A client with many connections, for measuring a server under load. What is sent is made beforehand. */
export function createLoadClient(address: Address, spec: LoadSpec, dial: Dial): LoadClient {
  const longest = Math.max(leastBody, Math.floor(bodiesAtOnce / spec.connections))
  const connections = Array.from({ length: spec.connections }, () =>
    createConnection(address, dial, longest),
  )
  const asks = spec.requests.map((request): Ask => {
    const wire = wireRequest(request, address)
    return async (connection, timeoutSeconds) => {
      const wrong = request.wrong(await connection.exchange(wire, timeoutSeconds))
      if (wrong !== null) throw new WrongAnswerError(wrong)
    }
  })
  return {
    connect: async (timeoutSeconds) => {
      for (let at = 0; at < connections.length; at += openedAtOnce) {
        const some = connections.slice(at, at + openedAtOnce)
        await Promise.all(some.map((connection) => connection.open(timeoutSeconds)))
      }
    },
    send: (requests, timeoutSeconds) => send({ connections, asks }, requests, timeoutSeconds),
    close: () => {
      for (const connection of connections) connection.close()
    },
  }
}

/** Sends one kind of request, and checks the answer. */
type Ask = (connection: Connection, timeoutSeconds: number) => Promise<void>

function send(
  {
    connections,
    asks,
  }: { readonly connections: readonly Connection[]; readonly asks: readonly Ask[] },
  requests: readonly number[],
  timeoutSeconds: number,
): Promise<LoadAnswers> {
  return new Promise((resolve, reject) => {
    const answers: number[] = Array.from({ length: requests.length }, () => NaN)
    const latencies: number[] = Array.from({ length: requests.length }, () => NaN)
    let next = 0
    let openCount = requests.length
    // The connections with room; the one that was used last is used first, so that those that are
    // not needed are not.
    const free = connections.toReversed()
    const startedAt = performance.now()
    const timer = setTimeout(() => {
      const actual = `${String(requests.length - openCount)} of ${String(requests.length)}`
      finish(
        new SilenceError(
          `expected all answers within ${timeoutSeconds.toPrecision(3)} s, got ${actual}`,
        ),
      )
    }, timeoutSeconds * 1000)
    let isOver = false
    const finish = (error: Error | null): void => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      if (error === null) resolve({ answers, latencies })
      else {
        for (const connection of connections) connection.close()
        reject(error)
      }
    }
    const take = (at: number, since: number, connection: Connection): void => {
      if (isOver) return
      const now = performance.now()
      answers[at] = (now - startedAt) / 1000
      latencies[at] = (now - since) / 1000
      openCount--
      free.push(connection)
      if (openCount === 0) finish(null)
      else pump()
    }
    const sendNext = (): void => {
      const connection = free.pop()
      const ask = asks[requests[next] ?? 0]
      if (connection === undefined || ask === undefined) return
      const [at, now] = [next, performance.now()]
      ask(connection, timeoutSeconds).then(
        () => take(at, now, connection),
        (error: unknown) => finish(error instanceof Error ? error : new Error(String(error))),
      )
      next++
    }
    const pump = (): void => {
      while (free.length > 0 && next < requests.length) sendNext()
    }
    if (requests.length === 0) finish(null)
    else pump()
  })
}
