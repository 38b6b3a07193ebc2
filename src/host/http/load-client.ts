import type { Socket } from 'node:net'
import {
  type Address,
  type LoadRequest,
  type LoadSpec,
  type SentLoad,
  type LoadAnswers,
  type LoadClient,
  type HttpRequest,
  SilenceError,
  WrongAnswerError,
} from './http-request.ts'
import {
  answerParser,
  attemptParse,
  type AnswerLimits,
  type AnswerParser,
  type ParsedAnswer,
} from './answer-parser.ts'
import { createConnection, type Dial, requestBytes } from './connection.ts'

/** Connections opened at once: more would overflow the queue in which a server finds them. */
const openedAtOnce = 64

/** A server may close a connection that was idle, and Node.js does so after five seconds. */
const freshMilliseconds = 3000

/** Timers are this coarse, so what is due earlier is waited for without one. */
const timerMilliseconds = 2

const lateMilliseconds = 1

const reopeningSeconds = 10

/** Bytes of the answers that arrive at once: a measured server must not fill this program's memory. */
const bodiesAtOnce = 256 * 2 ** 20
const leastBody = 2 ** 20
const longestCookies = 8192

/**
 * A client with many connections, for measuring a server under load.
 *
 * A request that is due at a time is never put off because an earlier one is unanswered: if no
 * connection has room, it waits in line, and its latency counts from when it was due. What is sent
 * is made beforehand, and the wait for the next request polls the connections instead of sleeping,
 * because timers are a millisecond late.
 */
export function createLoadClient(address: Address, spec: LoadSpec, dial: Dial): LoadClient {
  const clients = Array.from({ length: spec.connections }, () => new Client(address, spec, dial))
  return {
    connect: async (timeoutSeconds) => {
      for (let at = 0; at < clients.length; at += openedAtOnce) {
        const some = clients.slice(at, at + openedAtOnce)
        await Promise.all(some.map((client) => client.connect(timeoutSeconds)))
      }
    },
    send: (load, timeoutSeconds) => send(clients, load, timeoutSeconds, spec),
    close: () => {
      for (const client of clients) client.close()
    },
  }
}

function send(
  clients: readonly Client[],
  { requests, dueSeconds }: SentLoad,
  timeoutSeconds: number,
  spec: LoadSpec,
): Promise<LoadAnswers> {
  return new Promise((resolve, reject) => {
    const answerSeconds: number[] = Array.from({ length: requests.length }, () => NaN)
    const latencies: number[] = Array.from({ length: requests.length }, () => NaN)
    let next = 0
    let openCount = requests.length
    let late = 0
    // Whether the request that is due waits for a connection with room.
    let waits = false
    // The connections with room; the one that was used last is used first, so that those that are
    // not needed are not.
    const free = clients
      .flatMap((client) => Array<Client>(spec.pipelining).fill(client))
      .toReversed()
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
      if (error === null) resolve({ answered: answerSeconds, latencies, late })
      else {
        for (const client of clients) client.close()
        reject(error)
      }
    }
    const take = (at: number, since: number) => (trouble: Error | null, client: Client) => {
      if (isOver) return
      if (trouble !== null) {
        finish(trouble)
        return
      }
      const now = performance.now()
      answerSeconds[at] = (now - startedAt) / 1000
      latencies[at] = (now - since) / 1000
      openCount--
      free.push(client)
      if (openCount === 0) finish(null)
      else pump()
    }
    const sendNext = (dueAt: number | null): void => {
      const client = free.pop()
      const kind = requests[next]
      if (client === undefined || kind === undefined) return
      const now = performance.now()
      if (dueAt !== null && !waits && now - dueAt > lateMilliseconds) late++
      client.ask(kind, take(next, dueAt ?? now))
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

interface UnderWay {
  readonly kind: number
  readonly onDone: (trouble: Error | null, client: Client) => void
}

/** One connection, with the cookies of its session. */
class Client {
  readonly #address: Address
  readonly #spec: LoadSpec
  readonly #dial: Dial
  readonly #limits: AnswerLimits
  readonly #underWay: UnderWay[] = []
  #bytes: readonly Buffer[]
  #socket: Socket | null = null
  #opening = false
  #hasSession: boolean
  #parser: AnswerParser | null = null
  #usedAt = 0
  // Whether nothing has come since it was idle, so that the server may have ended it before.
  #wasIdle = false

  constructor(address: Address, spec: LoadSpec, dial: Dial) {
    this.#address = address
    this.#spec = spec
    this.#dial = dial
    const longest = Math.max(leastBody, Math.floor(bodiesAtOnce / spec.connections))
    this.#limits = { more: spec.pipelining > 1, longest }
    this.#bytes = spec.requests.map((request) => requestBytes(request, address))
    this.#hasSession = spec.session.length === 0
  }

  async connect(timeoutSeconds: number): Promise<void> {
    if (!this.#hasSession) await this.#logIn(timeoutSeconds)
    if (this.#socket === null) this.#take(await this.#dial(this.#address, timeoutSeconds))
  }

  ask(kind: number, done: UnderWay['onDone']): void {
    this.#underWay.push({ kind, onDone: done })
    const idle = performance.now() - this.#usedAt
    this.#usedAt = performance.now()
    if (this.#opening) return
    if (this.#underWay.length === 1) this.#wasIdle = true
    if (this.#socket !== null && (this.#underWay.length > 1 || idle < freshMilliseconds)) {
      this.#write(kind)
      return
    }
    void this.#reopen()
  }

  close(): void {
    const socket = this.#socket
    this.#socket = null
    this.#parser = null
    socket?.destroy()
  }

  /** Opens a new connection, and sends what has been asked meanwhile. */
  async #reopen(): Promise<void> {
    this.close()
    this.#opening = true
    this.#wasIdle = false
    try {
      this.#take(await this.#dial(this.#address, reopeningSeconds))
      this.#opening = false
      for (const { kind } of this.#underWay) this.#write(kind)
    } catch (error) {
      this.#opening = false
      this.#fail(error instanceof Error ? error : new Error(String(error)))
    }
  }

  async #logIn(timeoutSeconds: number): Promise<void> {
    const jar = new Map<string, string>()
    const connection = createConnection(this.#address, this.#dial)
    try {
      for (const request of this.#spec.session) {
        const answer = await connection.exchange(withCookies(request, jar), timeoutSeconds)
        const wrong = request.wrong(answer)
        if (wrong !== null) throw new WrongAnswerError(wrong)
        for (const cookie of answer.setCookies) keepCookie(cookie, jar)
        const bytes = [...jar].reduce((sum, [name, value]) => sum + name.length + value.length, 0)
        if (bytes > longestCookies) {
          throw new WrongAnswerError(
            `${request.method} ${request.path}: expected cookies of at most ${String(longestCookies)} bytes, got ${String(bytes)}`,
          )
        }
      }
    } finally {
      connection.close()
    }
    this.#hasSession = true
    this.#bytes = this.#spec.requests.map((request) =>
      requestBytes(withCookies(request, jar), this.#address),
    )
  }

  #write(kind: number): void {
    const bytes = this.#bytes[kind]
    if (bytes === undefined) throw new Error(`expected a request, got number ${String(kind)}`)
    this.#socket?.write(bytes)
  }

  #take(socket: Socket): void {
    this.#socket = socket
    this.#usedAt = performance.now()
    socket.on('data', (piece: Buffer) => {
      if (this.#socket !== socket) return
      // What is sent because of these answers leaves together.
      socket.cork()
      this.#receive(piece)
      socket.uncork()
    })
    socket.on('close', () => {
      if (this.#socket !== socket) return
      const parser = this.#parser
      if (this.#wasIdle && this.#underWay.length > 0) {
        void this.#reopen()
        return
      }
      this.close()
      if (this.#underWay.length === 0) return
      const lastAnswer = this.#underWay.length === 1 ? (parser?.close() ?? null) : null
      if (lastAnswer === null) this.#fail(new Error(this.#closedText()))
      else this.#answer(lastAnswer)
    })
  }

  #receive(piece: Buffer): void {
    this.#wasIdle = false
    let unreadBytes = piece
    while (unreadBytes.length > 0) {
      const first = this.#underWay[0]
      const request = first === undefined ? undefined : this.#spec.requests[first.kind]
      if (request === undefined) {
        this.#fail(new Error('expected no answer without a request, got one'))
        return
      }
      this.#parser ??= answerParser(request.method, this.#limits)
      const parser = this.#parser
      const answer = attemptParse(() => parser.take(unreadBytes))
      if (answer instanceof Error) {
        this.#fail(answer)
        return
      }
      if (answer === null) return
      unreadBytes = parser.left()
      this.#parser = null
      if (!answer.keepsAlive) {
        this.close()
        unreadBytes = Buffer.alloc(0)
        if (this.#underWay.length > 1) {
          this.#fail(new Error(this.#closedText()))
          return
        }
      }
      this.#answer(answer)
    }
  }

  #answer(answer: ParsedAnswer): void {
    const first = this.#underWay.shift()
    if (first === undefined) return
    const wrong = this.#spec.requests[first.kind]?.wrong(answer) ?? null
    first.onDone(wrong === null ? null : new WrongAnswerError(wrong), this)
  }

  #fail(error: Error): void {
    this.close()
    for (const { onDone: done } of this.#underWay.splice(0)) done(error, this)
  }

  #closedText(): string {
    const more = this.#underWay.length
    return this.#spec.pipelining > 1
      ? `expected a connection to stay open, got its end with ${String(more)} requests under way: a server that closes connections needs "pipelining: 1"`
      : 'expected an answer, got the end of the connection'
  }
}

function withCookies(request: LoadRequest, jar: ReadonlyMap<string, string>): HttpRequest {
  if (jar.size === 0) return request
  const fields = Object.entries(request.headers)
  const cookies = fields
    .filter(([name]) => name.toLowerCase() === 'cookie')
    .map(([, value]) => value)
  const sessionCookies = [...jar].map(([name, value]) => `${name}=${value}`)
  const otherFields = fields.filter(([name]) => name.toLowerCase() !== 'cookie')
  const headers = Object.fromEntries([
    ...otherFields,
    ['Cookie', [...cookies, ...sessionCookies].join('; ')],
  ])
  return { ...request, headers }
}

/** Keeps what a server sets, or drops it where it is set to nothing. */
function keepCookie(cookie: string, jar: Map<string, string>): void {
  const [pair = ''] = cookie.split(';')
  const equals = pair.indexOf('=')
  if (equals < 1) return
  const name = pair.slice(0, equals).trim()
  const value = pair.slice(equals + 1).trim()
  if (value === '') jar.delete(name)
  else jar.set(name, value)
}
