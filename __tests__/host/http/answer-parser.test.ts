import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerParser, type ParsedAnswer } from '../../../src/host/http/answer-parser.ts'

/** What comes of an answer that arrives in pieces cut at the given places. */
function parsed(bytes: string, cuts: readonly number[] = [], method = 'GET'): ParsedAnswer | null {
  const parser = answerParser(method)
  const whole = Buffer.from(bytes, 'latin1')
  const ends = [...cuts.map((cut) => cut % whole.length), whole.length].toSorted((a, b) => a - b)
  let start = 0
  let answer: ParsedAnswer | null = null
  for (const end of ends) {
    if (end > start) answer = parser.take(whole.subarray(start, end))
    start = Math.max(start, end)
  }
  return answer
}

const counted = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'
const chunked =
  'HTTP/1.1 404 Not Found\r\ntransfer-encoding: Chunked\r\n\r\n5\r\nhello\r\n6;x=y\r\n\r\nyou\r\r\n0\r\nETag: a\r\n\r\n'

it('is the same however it arrives', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 20 }), (cuts) => {
      expect(parsed(counted, cuts)).toMatchObject({ status: 200, keepsAlive: true })
      expect(parsed(counted, cuts)?.body.toString()).toBe('hello')
      expect(parsed(chunked, cuts)).toMatchObject({ status: 404, keepsAlive: true })
      expect(parsed(chunked, cuts)?.body.toString()).toBe('hello\r\nyou\r')
    }),
  )
})

it('without a length ends with the connection, and one that is cut off is none', () => {
  const parser = answerParser('GET')
  expect(parser.take(Buffer.from('HTTP/1.0 200 OK\r\n\r\nhel'))).toBeNull()
  expect(parser.take(Buffer.from('lo'))).toBeNull()
  expect(parser.close()).toMatchObject({ status: 200, keepsAlive: false })
  const other = answerParser('GET')
  expect(other.take(Buffer.from(counted.slice(0, -1)))).toBeNull()
  expect(other.close()).toBeNull()
})

it.each([
  ['HEAD', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n', 200],
  ['GET', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n', 304],
  ['GET', 'HTTP/1.1 204 No Content\r\n\r\n', 204],
])('to %s may have no body', (method, bytes, status) => {
  const answer = parsed(bytes, [], method)
  expect(answer?.status).toBe(status)
  expect(answer?.body).toHaveLength(0)
})

it('may be announced by one that goes before, and tells whether the connection is kept', () => {
  expect(parsed(`HTTP/1.1 100 Continue\r\n\r\n${counted}`)?.body.toString()).toBe('hello')
  const closing = counted.replace('OK\r\n', 'OK\r\nConnection: close\r\n')
  expect(parsed(closing)?.keepsAlive).toBe(false)
  expect(parsed(counted.replace('1.1', '1.0'))?.keepsAlive).toBe(false)
})

it.each([
  ['no HTTP', 'SSH-2.0-OpenSSH\r\n\r\n', 'expected an HTTP/1 answer, got "SSH-2.0-OpenSSH"'],
  ['more than it says', `${counted}!`, 'expected the end of an answer, got "!"'],
  ['a length of words', counted.replace('5', 'five'), 'expected a length, got "five"'],
  ['a chunk of no size', chunked.replace('5\r\n', 'x\r\n'), 'the size of a chunk, got "x"'],
  ['a head without an end', 'HTTP/1.1 200 OK\r\n'.padEnd(70_000, 'x'), 'head of an answer to'],
])('that is %s is refused', (_, bytes, message) => {
  expect(() => parsed(bytes)).toThrow(message)
})
