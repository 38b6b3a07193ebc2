import { describe, expect, it } from 'vitest'
import { parseSuite } from '../../src/settings/parse-suite.ts'
import { UsageError } from '../../src/model/usage-error.ts'

describe('the name of a suite', () => {
  it.each([
    ['promises', { kind: 'bundled', selector: 'promises' }],
    ['promises/chain', { kind: 'bundled', selector: 'promises/chain' }],
    ['./mine', { kind: 'folder', path: './mine' }],
    ['.', { kind: 'folder', path: '.' }],
    ['../other/mine', { kind: 'folder', path: '../other/mine' }],
    ['/srv/mine', { kind: 'folder', path: '/srv/mine' }],
    ['node-core@../node', { kind: 'node-core', place: '../node' }],
  ])('%s is understood', (text, spec) => {
    expect(parseSuite(text)).toEqual(spec)
  })

  it.each([
    'https://example.invalid/mine.git#v1.0',
    'ext::sh -c evil#v1',
    'git@example.invalid:mine#v1',
    'node-core@',
    'node-core@https://me:pa55@example.invalid/node#v1',
    'node-core@git@example.invalid:node',
    'npm:mine@1.0.0',
    'mine\nevil',
  ])('%s is refused', (text) => {
    expect(() => parseSuite(text)).toThrow(UsageError)
  })

  it('is never repeated where it is an address, which may have a password', () => {
    const text = 'node-core@https://me:pa55@example.invalid/mine#v1'
    expect(() => parseSuite(text)).toThrow('got an address')
    expect(() => parseSuite(text)).not.toThrow('pa55')
  })
})
