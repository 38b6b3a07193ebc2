import { describe, expect, it } from 'vitest'
import { nodeCorePlace } from '../../src/adapters/node-core-place.ts'

describe('nodeCorePlace', () => {
  it('is the side’s own tree unless another place is named', () => {
    const command = ['benchmark/url', '--set', 'n=1e4']
    expect(nodeCorePlace(command)).toEqual({ source: null, words: command })
  })

  it('takes an unpacked tree, wherever it is named', () => {
    const source = { kind: 'folder', path: '../node-v24.0.0' }
    const words = ['benchmark/url', '--set', 'n=1e4']
    expect(nodeCorePlace(['benchmark/url', '--from', '../node-v24.0.0', '--set', 'n=1e4'])).toEqual(
      { source, words },
    )
    expect(nodeCorePlace(['--from', '../node-v24.0.0', ...words])).toEqual({ source, words })
  })

  it.each([
    ['https://github.com/nodejs/node#v24.0.0', 'https://github.com/nodejs/node', 'v24.0.0'],
    ['https://github.com/nodejs/node.git', 'https://github.com/nodejs/node.git', null],
    ['git@github.com:nodejs/node#main', 'git@github.com:nodejs/node', 'main'],
    ['file:///clones/node', 'file:///clones/node', null],
  ])('takes the git repository %s', (from, url, ref) => {
    const place = nodeCorePlace(['benchmark/url', '--from', from])
    expect(place).toEqual({ source: { kind: 'repository', url, ref }, words: ['benchmark/url'] })
  })
})
