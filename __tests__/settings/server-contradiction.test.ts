import { describe, expect, it } from 'vitest'
import { settingsFromConfig } from '../../src/settings/config.ts'

const server = { name: 'api', command: 'node server.js' }

function of(changes: object): unknown {
  return settingsFromConfig({ servers: [{ ...server, ...changes }] }, 'deadheat.yml')
}

describe('a server', () => {
  it.each([
    [{ burst: 5, connections: 10 }, 'expected "burst" or "connections", got both'],
    [{ burst: 5, session: [{ path: '/login' }] }, 'expected "burst" or "session", got both'],
    [{ seconds: 5 }, 'expected "connections", "pipelining" or "rate" beside "seconds"'],
    [
      { rate: [10, 50_000], seconds: 10 },
      'expected at most 200000 requests in a block, got 500000',
    ],
    [
      { pipelining: 2, requests: [{ path: '/', headers: { connection: 'close' } }] },
      'expected connections that stay open for "pipelining", got "Connection: close" in GET /',
    ],
  ])('%j contradicts itself in one line', (changes, message) => {
    expect(() => of(changes)).toThrow(`deadheat.yml: servers: api: ${message}`)
  })

  it.each([
    [{ connection: 3 }, 'servers: 0: unknown key "connection"; did you mean "connections"?'],
    [
      { requests: [{ path: '/', cookie: 'a' }] },
      'servers: 0: requests: 0: unknown key "cookie"; known are method, path, headers, ',
    ],
    [{ connections: 0 }, 'servers: 0: connections: too small: expected number to be >=1'],
    [{ connections: [] }, 'servers: 0: connections: too small: expected array to have'],
    [{ rate: 'fast' }, 'servers: 0: rate: expected a number from 1 to 50000, or a list'],
    [{ pipelining: 1.5 }, 'servers: 0: pipelining: expected a whole number from 1 to 100, or'],
  ])('%j is refused with its place, and what may stand there', (changes, message) => {
    expect(() => of(changes)).toThrow(`deadheat.yml: ${message}`)
  })

  it('that asks for nothing of this kind is as it was', () => {
    expect(of({})).toMatchObject({
      servers: [{ connections: null, pipelining: null, rate: null, seconds: null, session: [] }],
    })
  })
})
