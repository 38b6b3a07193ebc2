import { expect, it } from 'vitest'
import { parseRuntime } from '../../../src/build/runtime/probe-runtime.ts'
import { UsageError } from '../../../src/model/usage-error.ts'

it.each([
  ['path', { kind: 'path' }],
  ['22', { kind: 'range', range: '>=22.0.0 <23.0.0-0' }],
  ['22.x', { kind: 'range', range: '>=22.0.0 <23.0.0-0' }],
  ['22.20', { kind: 'range', range: '>=22.20.0 <22.21.0-0' }],
  ['v22.20.0', { kind: 'range', range: '22.20.0' }],
  ['^22.1', { kind: 'range', range: '>=22.1.0 <23.0.0-0' }],
  ['>=20 <23', { kind: 'range', range: '>=20.0.0 <23.0.0-0' }],
  ['20 || 22', { kind: 'range', range: '>=20.0.0 <21.0.0-0||>=22.0.0 <23.0.0-0' }],
  ['lts', { kind: 'lts', back: 0 }],
  ['lts/*', { kind: 'lts', back: 0 }],
  ['lts/-1', { kind: 'lts', back: 1 }],
  ['lts/argon', { kind: 'range', range: '>=4.0.0 <5.0.0-0' }],
  ['lts/iron', { kind: 'range', range: '>=20.0.0 <21.0.0-0' }],
  ['lts/Jod', { kind: 'range', range: '>=22.0.0 <23.0.0-0' }],
  ['node', { kind: 'range', range: '*' }],
  ['stable', { kind: 'range', range: '*' }],
  ['system', { kind: 'path' }],
  ['latest', { kind: 'range', range: '*' }],
  ['current', { kind: 'range', range: '*' }],
  ['/opt/node/bin/node', { kind: 'given', path: '/opt/node/bin/node' }],
  [String.raw`C:\node.exe`, { kind: 'given', path: String.raw`C:\node.exe` }],
])('reads %s', (spec, expected) => {
  expect(parseRuntime(spec)).toEqual(expected)
})

const others = ['', '*', './node', 'lts/nosuch', 'lts/', 'iojs', '--prefix=/', '1.2.3.4']

it.each([...others, '22; rm', 'file:x'])('refuses %j', (spec) => {
  expect(() => parseRuntime(spec)).toThrow(UsageError)
})
