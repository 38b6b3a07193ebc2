import { createServer } from 'node:http'
import { createServer as createRawServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { HttpRequest } from '../../../src/host/http/http-request.ts'
import { createConnection, openSocket, wireRequest } from '../../../src/host/http/connection.ts'

const open: { close: () => unknown }[] = []

afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

async function askerOf(server: Server) {
  open.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const connection = createConnection({ host: '127.0.0.1', port }, openSocket)
  open.push(connection)
  await connection.open(5)
  return async (changes: Partial<HttpRequest> = {}, timeoutSeconds = 5): Promise<string> => {
    const request = { method: 'GET', path: '/', headers: {}, body: null, ...changes }
    const { body } = await connection.exchange(wireRequest(request, { port }), timeoutSeconds)
    return body.toString()
  }
}

it('a connection matches answers to their requests, whatever their form', async () => {
  const ask = await askerOf(
    createServer((request, response) => {
      if (request.url === '/chunks') response.write('a')
      if (request.method === 'POST') request.pipe(response)
      else response.end(`got ${String(request.url)}`)
    }),
  )
  for (let turn = 0; turn < 3; turn++) {
    expect(await ask({ path: '/one' })).toBe('got /one')
    expect(await ask({ path: '/chunks' })).toBe('agot /chunks')
    expect(await ask({ method: 'POST', body: 'ébène' })).toBe('ébène')
    expect(await ask({ method: 'HEAD' })).toBe('')
  }
})

it('a connection is made again to a server that closes after each answer, and fails in one line when one is silent', async () => {
  let connections = 0
  const server = createServer((_, response) => response.setHeader('Connection', 'close').end('x'))
  server.on('connection', () => connections++)
  const ask = await askerOf(server)
  for (let turn = 0; turn < 5; turn++) expect(await ask()).toBe('x')
  expect(connections).toBe(5)
  const askSilent = await askerOf(createServer(() => {}))
  await expect(askSilent({}, 0.1)).rejects.toThrow('expected an answer within 0.100 s, got none')
})

/** A server that ends each connection when it is asked this many times on it, without an answer. */
function endingServer(most: number): Server {
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

it.each([
  ['second', 2, 3, null],
  ['first', 1, 0, 'Error: expected an answer, got the end of the connection'],
])('a server is asked once more after an end at the %s request', async (_, most, answers, told) => {
  const ask = await askerOf(endingServer(most))
  let answered = 0
  const askAll = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) {
      await ask()
      answered++
    }
  }
  const trouble = await askAll().then(() => null, String)
  expect({ answered, trouble }).toEqual({ answered: answers, trouble: told })
})
