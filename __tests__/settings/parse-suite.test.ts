import { describe, expect, it } from 'vitest'
import { parseSuite } from '../../src/settings/parse-suite.ts'
import { parseSlashCommand } from '../../src/settings/slash-command.ts'
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
    [
      'node-core@https://example.invalid/node#v24.0.0',
      { kind: 'node-core', place: 'https://example.invalid/node#v24.0.0' },
    ],
  ])('%s is understood', (text, spec) => {
    expect(parseSuite(text)).toEqual(spec)
  })

  it.each([
    'https://example.invalid/mine',
    'https://example.invalid/mine#',
    'https://example.invalid/mine#--upload-pack=evil',
    'https://example.invalid/mine#a..b',
    'https://example.invalid/mine#HEAD@{1}',
    'node-core@https://example.invalid/mine?token=x#v1',
    'node-core@https://-oProxyCommand=evil/mine#v1',
    'http://example.invalid/mine#v1',
    'git://example.invalid/mine#v1',
    'ext::sh -c evil#v1',
    'git@example.invalid:mine#v1',
    'ssh://example.invalid/a b#v1',
    'node-core@',
    'node-core@https://me:pa55@example.invalid/node#v1',
    'node-core@git://example.invalid/node#v1',
    'npm:mine',
    'npm:mine@1.0.0',
    'https://example.invalid/mine.git#v1.0',
    'ssh://git@example.invalid/mine#v1',
    'mine\nevil',
  ])('%s is refused', (text) => {
    expect(() => parseSuite(text)).toThrow(UsageError)
  })

  it.each([
    'node-core@https://me:pa55@example.invalid/mine#v1',
    'node-core@https://pa55@example.invalid/mine#v1',
  ])('never repeats the password in %s', (text) => {
    expect(() => parseSuite(text)).toThrow('without a user or password')
    expect(() => parseSuite(text)).not.toThrow('pa55')
  })

  it('is nothing that a comment on a pull request can set', () => {
    expect(parseSlashCommand('/bench suite=https://example.invalid/mine#v1')).toMatchObject({
      kind: 'unknown',
    })
  })
})
