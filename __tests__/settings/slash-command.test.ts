import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSlashCommand } from '../../src/settings/slash-command.ts'

const kindOf = (body: string): string | undefined => parseSlashCommand(body)?.kind

describe('a comment that is a command', () => {
  it.each([
    ['/bench', {}],
    ['/bench  \t', {}],
    ['/bench\r\n\r\n', {}],
    ['/bench only=db/* pairs=30', { only: 'db/*', pairs: '30' }],
    ['/bench only="with blanks/*"', { only: 'with blanks/*' }],
    ['/bench base=v1.2.0 node=20,24 key=linux', { base: 'v1.2.0', node: '20,24', key: 'linux' }],
    ['/bench base=npm:keccak@3', { base: 'npm:keccak@3' }],
    [`/bench head=${'a'.repeat(40)}`, { head: 'a'.repeat(40) }],
    ['/bench profile "a n=1,2"', { only: 'a n=1*2', profile: 'a n=1*2' }],
    [
      `/bench profile one key=mine head=${'b'.repeat(12)}`,
      { key: 'mine', head: 'b'.repeat(12), only: 'one', profile: 'one' },
    ],
  ])('%j measures', (body, wishes) => {
    expect(parseSlashCommand(body)).toEqual({ kind: 'measure', wishes })
  })

  it.each([
    ['/bench help', { kind: 'help' }],
    ['/bench cancel', { kind: 'cancel', key: null }],
    ['/bench cancel key=linux', { kind: 'cancel', key: 'linux' }],
    ['/bench bisect parse/long', { kind: 'measure', wishes: { bisect: 'parse/long' } }],
    [
      '/bench bisect "sort n=10" good=v1.2.0 pairs=40 key=mine',
      {
        kind: 'measure',
        wishes: { key: 'mine', bisect: 'sort n=10', base: 'v1.2.0', pairs: '40' },
      },
    ],
    [
      `/bench accept "db/write n=1" safer copies, see 482`,
      {
        kind: 'accept',
        name: 'db/write n=1',
        within: null,
        key: null,
        reason: 'safer copies, see 482',
      },
    ],
    [
      '/bench accept db/write within=7.5% key=linux safer copies within=reason',
      {
        kind: 'accept',
        name: 'db/write',
        within: 0.075,
        key: 'linux',
        reason: 'safer copies within=reason',
      },
    ],
  ])('%j is understood', (body, command) => {
    expect(parseSlashCommand(body)).toEqual(command)
  })

  it.each([
    '/bench everything',
    '/bench bisect',
    '/bench bisect good=v1',
    '/bench bisect a only=b',
    '/bench bisect a good=--all',
    '/bench bisect=a',
    '/bench profile',
    '/bench pairs=0',
    '/bench pairs=3 pairs=4',
    '/bench base=--upload-pack=x',
    '/bench base=main+node:/bin/sh',
    '/bench base=node:./node',
    '/bench base=refs/pull/7/head',
    '/bench base=pull/7/merge',
    '/bench node=/bin/sh',
    '/bench node=../node',
    '/bench node=20,',
    '/bench key=../x',
    '/bench head=7c1e0d9',
    '/bench __proto__=1',
    '/bench constructor=1',
    '/bench suite=https://example.invalid/mine#v1',
    '/bench only=',
    '/bench only="open',
    '/bench accept name',
    '/bench accept name within=2%',
    '/bench accept name within=2 why',
    '/bench accept name within=2% within=3% why',
    '/bench accept name key=../x why',
    '/bench cancel only=x',
    '/bench help me',
    '/bench only=a\u0000b',
    '/bench only=a\u202Eb',
    '/bench\nand more',
    `/bench only=${'x'.repeat(2000)}`,
  ])('%j is answered and runs nothing', (body) => {
    expect(kindOf(body)).toBe('unknown')
  })

  it.each([
    '',
    'please /bench',
    ' /bench',
    '> /bench',
    '    /bench',
    '```\n/bench\n```',
    '/benchmark',
    '/bench-all',
    '/BENCH',
    '/bеnch',
    '／bench',
    '\u200B/bench',
    '\n/bench',
    '<!-- x -->/bench',
  ])('%j is none', (body) => {
    expect(parseSlashCommand(body)).toBeNull()
  })
})

const names = ['only=', 'pairs=', 'base=', 'node=', 'key=', 'head=']
const verbs = ['accept', 'cancel', 'help', 'profile']
const signs = ['"', "'", '\\', ' ', '\t', '\n', '\r', '=', '*', '$(id)', '-', '..', '\u0000']
const words = fc.constantFrom(...names, ...verbs, ...signs, '20', 'lts')
const line = fc.oneof(
  fc.array(words, { maxLength: 8 }).map((some) => `/bench ${some.join('')}`),
  fc.array(words, { maxLength: 8 }).map((some) => `/bench ${some.join(' ')}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/bench ${text}`),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

it('the parser of commands has an answer to every text, and lets nothing through that it would not take again', () => {
  const { failed, counterexample } = fc.check(
    fc.property(line, (body) => {
      const command = parseSlashCommand(body)
      if (command === null) return !/^\/bench(?:[ \t\r\n]|$)/.test(body)
      if (command.kind !== 'measure') return true
      const values: readonly unknown[] = Object.values(command.wishes)
      const isPlain = values.every(
        (value) => typeof value === 'string' && value !== '' && !/[\n\r\0]/.test(value),
      )
      return isPlain && command.wishes.base?.startsWith('-') !== true
    }),
    { numRuns: 100_000 },
  )
  expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null })
})
