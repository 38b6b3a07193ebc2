import { expect, it } from 'vitest'
import type { SuiteFound } from '../../src/find/find.ts'
import { coreSuite, filteredSuite, suitePlace } from '../../src/find/suites.ts'

it("Node.js's own benchmarks are those of the tree, with the values that were set, one word for each", () => {
  const suite = coreSuite({ suite: 'node-core@../node', set: ['n=1e5,1e6', 'type="a,b"'] })
  expect(suite).toMatchObject({ kind: 'suite', name: 'core', adapter: 'node-core' })
  expect(suite === null ? null : suitePlace(suite)).toEqual({
    tree: '../node',
    words: ['benchmark', '--set', 'n=1e5', '--set', 'n=1e6', '--set', 'type=a,b'],
  })
})

it.each([undefined, 'promises', './mine'])("Node.js's own are not meant by suite %s", (suite) => {
  expect(coreSuite({ suite, set: [] })).toBeNull()
})

it('filteredSuite hands the patterns of its rows to the tool, as the tool writes them, where that takes them', () => {
  const suite = { kind: 'suite', name: 'core', adapter: 'node-core', command: ['url'] } as const
  const wordsOf = (only?: readonly string[], whole: SuiteFound = suite) =>
    filteredSuite(whole, only).command.join(' ')
  expect(wordsOf(['core/join/*', 'promises/*', 'core/a'])).toBe('url --only join/* --only a')
  // A pattern may mean any row.
  expect(wordsOf()).toBe('url')
  expect(wordsOf(['*join', 'core/a'])).toBe('url')
  expect(wordsOf(['core/a'], { ...suite, adapter: 'mitata' })).toBe('url')
})
