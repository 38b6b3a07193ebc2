import { describe, expect, it } from 'vitest'
import { settingsFromConfig } from '../../src/settings/config.ts'

const server = { name: 'api', command: 'node server.js' }

describe('a server', () => {
  it.each([
    [
      { requests: [{ path: '/', cookie: 'a' }] },
      'servers: entry 1: requests: entry 1: unknown key "cookie"; known are method, path, headers, ',
    ],
    [{ burst: 0 }, 'servers: entry 1: burst: expected at least 1, got 0'],
    [{ rate: 100 }, 'servers: entry 1: unknown key "rate"; did you mean "name"?'],
    [{ connections: 10 }, 'servers: entry 1: unknown key "connections"; '],
    [{ pipelining: 2 }, 'servers: entry 1: unknown key "pipelining"; known are '],
  ])('%j is refused with its place, and what may stand there', (changes, message) => {
    expect(() => of(changes)).toThrow(`deadheat.yml: ${message}`)
  })

  it('that asks for nothing of this kind is as it was', () => {
    expect(of({})).toMatchObject({ servers: [{ ready: null, burst: null }] })
  })
})

describe('what starts an entry', () => {
  const commandOf = (entry: object): unknown =>
    settingsFromConfig({ commands: [{ name: 'a', ...entry }] }, 'deadheat.yml').commands?.[0]

  it('stands in front of its program as words of env, and behind its node', () => {
    const entry = { command: 'node a.js', environment: 'A=1', 'node-flags': '--expose-gc -C dev' }
    expect(commandOf(entry)).toEqual({
      name: 'a',
      command: ['env', 'A=1', 'node', '--expose-gc', '--conditions=dev', 'a.js'],
    })
    expect(commandOf({ command: 'A=1 B=2 node a.js', environment: ['A=3'] })).toMatchObject({
      command: ['env', 'A=3', 'B=2', 'node', 'a.js'],
    })
  })

  it.each([
    [{ command: 'ls', 'node-flags': '--expose-gc' }, 'expected a command of node beside'],
    [
      { command: 'node a', environment: 'PATH=/x' },
      'deadheat.yml: commands: a: environment cannot be',
    ],
    [{ command: 'node a', 'node-flags': ['--import=x'] }, 'expected a flag of Node.js that loads'],
    [{ command: 'node a < b' }, 'got "<", which only a shell reads'],
    [{ command: 'ls', enviroment: 'A=1' }, 'did you mean "environment"?'],
  ])('%j is refused', (entry, message) => {
    expect(() => commandOf(entry)).toThrow(message)
  })
})

describe('a config file', () => {
  it('may be empty', () => {
    expect(settingsFromConfig(null, 'deadheat.yml')).toEqual({})
  })

  it('takes typed values, values with units, and commands as words or as a line', () => {
    const data = {
      'node-version': [20, '22.10', 'lts'],
      pairs: 24,
      threshold: '3%',
      budget: 600,
      commands: [
        { name: 'start', command: ['node', '-e', ''] },
        { name: 'list', command: 'ls "a b"' },
      ],
      build: ['make all', ['node', 'x y.js']],
      configure: '--without-intl --fully-static',
      'build-environment': ['CFLAGS=-O2'],
    }
    expect(settingsFromConfig(data, 'deadheat.yml')).toEqual({
      'node-version': ['20', '22.10', 'lts'],
      pairs: 24,
      threshold: 0.03,
      budget: 600,
      commands: [
        { name: 'start', command: ['node', '-e', ''] },
        { name: 'list', command: ['ls', 'a b'] },
      ],
      build: [
        ['make', 'all'],
        ['node', 'x y.js'],
      ],
      configure: ['--without-intl', '--fully-static'],
      'build-environment': ['CFLAGS=-O2'],
    })
  })

  it.each([
    [{ pair: 3 }, 'deadheat.yml: unknown key "pair"; did you mean "pairs"?'],
    [{ xyzzyxyzzy: 3 }, /^deadheat\.yml: unknown key "xyzzyxyzzy"; known are benchmarks, suite/],
    [{ limit: 2 }, 'deadheat.yml: limit: 2 is 200%; write 2%'],
    [{ 'github-token': 'x' }, /unknown key "github-token"/],
    [{ pairs: 'many' }, /^deadheat\.yml: pairs must be a whole number, got "many"$/],
    [['pairs'], /^deadheat\.yml: expected keys with their values, got \["pairs"\]$/],
    [{ 'node-version': 22.1 }, /node-version: expected a version such as .*"22.20".*, got 22.1$/],
    [{ budget: { a: 1 } }, /budget: expected a time such as 90s or 20min, got \{"a":1\}$/],
    [{ pairs: [1] }, /pairs: expected a whole number, got \[1\]$/],
    [{ only: 5 }, /only: expected a list, got 5$/],
    [{ cache: 3 }, /cache: expected local or off, got 3$/],
    [{ timeout: -4 }, /timeout: expected (?:a time|more than 0).*, got -4$/],
    [
      { commands: [{ name: 'x' }] },
      /^deadheat\.yml: commands: entry 1: command: expected words, .*, got nothing$/,
    ],
    [
      { commands: [{ name: 'x', comand: 'x' }] },
      /entry 1: unknown key "comand"; did you mean "command"\?$/,
    ],
    [{ build: ['a && b'] }, /^deadheat\.yml: build: expected a program/],
    [
      { commands: [{ name: 'x', command: 'a | b' }] },
      /^deadheat\.yml: commands: x: command: expected a/,
    ],
    [{ lanes: 'many' }, /lanes: expected auto or a whole number, got "many"$/],
    [{ commands: [{ name: 3, command: 'x' }] }, /commands: entry 1: name: expected a text, got 3$/],
  ])('refuses %j and says where and what was expected', (data, message) => {
    expect(() => settingsFromConfig(data, 'deadheat.yml')).toThrow(message)
  })
})

function of(changes: object): unknown {
  return settingsFromConfig({ servers: [{ ...server, ...changes }] }, 'deadheat.yml')
}
