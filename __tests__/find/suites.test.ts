import { describe, expect, it } from 'vitest'
import { coreSuite, filteredSuite, suitePlace } from '../../src/find/suites.ts'

describe("Node.js's own benchmarks as a suite", () => {
  it('are those of the tree, with the values that were set, one word for each', () => {
    const suite = coreSuite({ suite: 'node-core@../node', set: ['n=1e5,1e6', 'type="a,b"'] })
    expect(suite).toMatchObject({ kind: 'suite', name: 'core', adapter: 'node-core' })
    expect(suite === null ? null : suitePlace(suite)).toEqual({
      tree: '../node',
      words: ['benchmark', '--set', 'n=1e5', '--set', 'n=1e6', '--set', 'type=a,b'],
    })
  })

  it.each([undefined, 'promises', './mine'])('are not meant by the suite %s', (suite) => {
    expect(coreSuite({ suite, set: [] })).toBeNull()
  })
})

const suite = { kind: 'suite', name: 'core', adapter: 'node-core', command: ['url'] } as const

describe('filteredSuite', () => {
  it('hands the patterns of its rows to the tool, as the tool writes them', () => {
    expect(filteredSuite(suite, ['core/join/*', 'promises/*', 'core/a']).command.join(' ')).toBe(
      'url --only join/* --only a',
    )
  })

  it('leaves it whole where a pattern may mean any row, or the tool takes none', () => {
    expect(filteredSuite(suite).command).toEqual(['url'])
    expect(filteredSuite(suite, ['*join', 'core/a']).command).toEqual(['url'])
    expect(filteredSuite({ ...suite, adapter: 'mitata' }, ['core/a']).command).toEqual(['url'])
  })
})
