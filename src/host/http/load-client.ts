import { createConnection, type Connection, type Dial, wireRequest } from './connection.ts'
import {
  type Address,
  type LoadSpec,
  type SentLoad,
  type LoadAnswers,
  type LoadClient,
  SilenceError,
  WrongAnswerError,
} from './http-request.ts'

/** Connections opened at once: more would overflow the queue in which a server finds them. */
const openedAtOnce = 64

/** Timers are this coarse, so what is due earlier is waited for without one. */
const timerMilliseconds = 2

const lateMilliseconds = 1

/** Bytes of the answers that arrive at once: a measured server must not fill this program's memory. */
const bodiesAtOnce = 256 * 2 ** 20
const leastBody = 2 ** 20

/**
 * A client with many connections, for measuring a server under load.
 *
 * A request that is due at a time is never put off because an earlier one is unanswered: if no
 * connection has room, it waits in line, and its latency counts from when it was due. What is sent
 * is made beforehand, and the wait for the next request polls the connections instead of sleeping,
 * because timers are a millisecond late.
 */
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
    send: (load, timeoutSeconds) => send({ connections, asks }, load, timeoutSeconds),
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
  { requests, dueSeconds }: SentLoad,
  timeoutSeconds: number,
): Promise<LoadAnswers> {
  return new Promise((resolve, reject) => {
    const answers: number[] = Array.from({ length: requests.length }, () => NaN)
    const latencies: number[] = Array.from({ length: requests.length }, () => NaN)
    let next = 0
    let openCount = requests.length
    let late = 0
    // Whether the request that is due waits for a connection with room.
    let waits = false
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
      if (error === null) resolve({ answers, latencies, late })
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
    const sendNext = (dueAt: number | null): void => {
      const connection = free.pop()
      const ask = asks[requests[next] ?? 0]
      if (connection === undefined || ask === undefined) return
      const [at, now] = [next, performance.now()]
      if (dueAt !== null && !waits && now - dueAt > lateMilliseconds) late++
      ask(connection, timeoutSeconds).then(
        () => take(at, dueAt ?? now, connection),
        (error: unknown) => finish(error instanceof Error ? error : new Error(String(error))),
      )
      next++
    }
    const pump = (): void => {
      if (dueSeconds === null) {
        while (free.length > 0 && next < requests.length) sendNext(null)
        return
      }
      while (next < requests.length) {
        const dueAt = startedAt + (dueSeconds[next] ?? 0) * 1000
        if (dueAt > performance.now()) {
          waits = false
          return
        }
        if (free.length === 0) {
          waits = true
          return
        }
        sendNext(dueAt)
      }
    }
    const watch = (): void => {
      if (isOver || next >= requests.length) return
      pump()
      const dueIn = startedAt + (dueSeconds?.[next] ?? 0) * 1000 - performance.now()
      if (dueIn > timerMilliseconds) setTimeout(watch, dueIn - timerMilliseconds)
      else setImmediate(watch)
    }
    if (requests.length === 0) finish(null)
    else if (dueSeconds === null) pump()
    else watch()
  })
}
