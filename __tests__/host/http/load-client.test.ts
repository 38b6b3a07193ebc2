import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createRawServer, type Server as NetServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { LoadRequest, LoadClient, LoadSpec } from '../../../src/host/http/http-request.ts'
import { createLoadClient } from '../../../src/host/http/load-client.ts'
import { createConnection, openSocket, wireRequest } from '../../../src/host/http/connection.ts'

const open: { close: () => unknown }[] = []

afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

function asked(path: string, changes: Partial<LoadRequest> = {}): LoadRequest {
  const wrong: LoadRequest['wrong'] = ({ status }) =>
    status === 200 ? null : `${path}: got ${String(status)}`
  return { method: 'GET', path, headers: {}, body: null, wrong, ...changes }
}

async function clientOf(server: NetServer, spec: Partial<LoadSpec>) {
  open.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const client: LoadClient = createLoadClient(
    { host: '127.0.0.1', port },
    { connections: 1, requests: [asked('/')], ...spec },
    openSocket,
  )
  open.push(client)
  await client.connect(5)
  return client
}

function times(count: number): readonly number[] {
  return Array<number>(count).fill(0)
}

function whole(listener: RequestListener): Server {
  return createServer(listener)
}

describe('a client under load', () => {
  it('keeps as many requests under way as it has connections', async () => {
    const held: (() => void)[] = []
    const sockets = new Set<Socket>()
    const server = whole((request, response) => {
      sockets.add(request.socket)
      held.push(() => response.end('hello'))
      // Nothing is answered before all that may be under way have come.
      if (held.length === 6) for (const answer of held.splice(0)) answer()
    })
    const client = await clientOf(server, { connections: 6 })
    const { answers: answered } = await client.send(times(24), 5)
    expect(answered).toHaveLength(24)
    expect(answered.every((at) => at > 0)).toBe(true)
    expect(sockets.size).toBe(6)
  })

  it('matches answers to their requests, whatever their form', async () => {
    const server = whole((request, response) => {
      if (request.url === '/chunks') response.write('a')
      if (request.method === 'POST') {
        let text = ''
        request.on('data', (piece: Buffer) => {
          text += piece.toString()
        })
        request.on('end', () => response.end(text))
      } else response.end(`got ${String(request.url)}`)
    })
    const exactly =
      (text: string): LoadRequest['wrong'] =>
      ({ body }) =>
        body.toString() === text ? null : `expected ${text}, got ${body.toString()}`
    const requests = [
      asked('/one', { wrong: exactly('got /one') }),
      asked('/chunks', { wrong: exactly('agot /chunks') }),
      asked('/post', { method: 'POST', body: 'ébène', wrong: exactly('ébène') }),
      asked('/head', { method: 'HEAD', wrong: exactly('') }),
    ]
    const client = await clientOf(server, { connections: 8, requests })
    const order = Array.from({ length: 200 }, (_, at) => (at * 7 + (at >> 3)) % 4)
    const { latencies } = await client.send(order, 5)
    expect(latencies.every((seconds) => seconds > 0)).toBe(true)
  })

  it('connects again to a server that closes after each answer', async () => {
    let connections = 0
    const server = whole((_, response) => response.setHeader('Connection', 'close').end('x'))
    server.on('connection', () => connections++)
    const client = await clientOf(server, { connections: 2 })
    await client.send(times(10), 5)
    expect(connections).toBeGreaterThanOrEqual(10)
  })

  it.each([
    [
      'answers 500',
      (_: unknown, response: Parameters<RequestListener>[1]) => {
        response.statusCode = 500
        response.end()
      },
      '/: got 500',
    ],
    ['is silent', () => {}, 'expected all answers within 0.100 s, got 0 of 8'],
    [
      'hangs up',
      (request: Parameters<RequestListener>[0]) => request.socket.destroy(),
      'expected an answer, got the end of the connection',
    ],
  ] as const)('fails in one line when a server %s', async (_, listener, message) => {
    const client = await clientOf(whole(listener), {})
    const sent = client.send(times(8), 0.1)
    await expect(sent).rejects.toThrow(message)
  })

  it('keeps no more of answers than its memory bears', async () => {
    const large = whole((_, response) => response.end(Buffer.alloc(3 * 2 ** 20)))
    const client = await clientOf(large, { connections: 200 })
    const sent = client.send(times(1), 5)
    await expect(sent).rejects.toThrow('expected an answer of at most 1342177 bytes, got more')
  })

  it('refuses what is no HTTP', async () => {
    const raw = createRawServer((socket) => {
      socket.on('data', () => socket.write('hello\r\n\r\n')).on('error', () => {})
    })
    const client = await clientOf(raw, {})
    const sent = client.send(times(2), 5)
    await expect(sent).rejects.toThrow('expected an HTTP/1 answer')
  })
})

/** A server that ends each connection when it is asked this many times on it, without an answer. */
function endingServer(most: number): NetServer {
  return createRawServer((socket) => {
    let askedCount = 0
    socket.on('error', () => {})
    socket.on('data', () => {
      askedCount++
      if (askedCount < most) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
      else socket.destroy()
    })
  })
}

describe('a server that ends a connection while it is idle', () => {
  it('is asked again over a new one', async () => {
    const client = await clientOf(endingServer(2), {})
    for (let turn = 0; turn < 3; turn++) {
      expect((await client.send([0], 5)).latencies).toHaveLength(1)
    }
  })

  it('is not asked twice for one request', async () => {
    const silent = await clientOf(endingServer(1), {})
    await expect(silent.send([0], 5)).rejects.toThrow(
      'expected an answer, got the end of the connection',
    )
  })

  it.each([
    ['second', 2, 3, null],
    ['first', 1, 0, 'Error: expected an answer, got the end of the connection'],
  ])('is asked once more after an end at the %s request', async (_, most, answers, told) => {
    const server = endingServer(most)
    open.push(server)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const connection = createConnection({ host: '127.0.0.1', port }, openSocket)
    open.push(connection)
    await connection.open(5)
    let answered = 0
    const askAll = async (): Promise<void> => {
      for (let turn = 0; turn < 3; turn++) {
        await connection.exchange(wireRequest(asked('/'), { port }), 5)
        answered++
      }
    }
    const trouble = await askAll().then(() => null, String)
    expect({ answered, trouble }).toEqual({ answered: answers, trouble: told })
  })
})
