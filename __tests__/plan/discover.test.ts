import { withDefaults } from '../../src/settings/settings.ts'
import { describe, expect, it } from 'vitest'
import { benchmarksOf, type DescribedSides } from '../../src/plan/benchmarks-of.ts'
import { discover, type Description } from '../../src/plan/discover.ts'

describe('discovery', () => {
  it.each([
    ['module.exports = { run: function () {} }'],
    ['module.exports = { run() { return 1 } }'],
    ['exports.run = () => 1'],
    ['export function run() {}'],
    ['export const run = () => 1'],
    ['const run = 1; export { setup, run }'],
  ])('takes %j for a harness module', (text) => {
    expect(discover([{ path: 'a.cjs', text }], withDefaults({}))).toEqual([
      { kind: 'module', path: 'a.cjs' },
    ])
  })

  it('measures any other script as a whole process', () => {
    expect(discover([{ path: 'url/parse.js', text: 'run()' }], withDefaults({}))).toEqual([
      { kind: 'command', name: 'url/parse', command: ['node', '{benchmarks}/url/parse.js'] },
    ])
  })

  it('leaves out tests, hidden files, private folders, dependencies and the harness', () => {
    const paths = ['.x.js', '_lib/a.js', 'node_modules/a/i.js', 'a.test.js', 'harness.cjs', 'a.md']
    expect(
      discover(
        paths.map((path) => ({ path, text: '' })),
        withDefaults({}),
      ),
    ).toEqual([])
  })

  it('takes the benchmarks of Node.js itself whole, unless some of them were asked for', () => {
    const common = { path: 'common.js', text: 'exports.createBenchmark = 1' }
    const files = [common, { path: 'url/a.js', text: 'createBenchmark(main)' }]
    const whole = { kind: 'suite', name: 'core', adapter: 'node-core', command: ['{benchmarks}'] }
    expect(discover(files, withDefaults({}))).toEqual([whole])
    const command = ['benchmark/url']
    const commands = [{ name: 'url', adapter: 'node-core' as const, command }]
    expect(discover(files, withDefaults({ commands }))).toEqual([
      { kind: 'suite', name: 'url', adapter: 'node-core', command },
    ])
    const start = { name: 'start', command: ['node', '-e', ''] }
    expect(discover(files, withDefaults({ commands: [start] }))).toContainEqual(whole)
  })

  it('puts commands that were asked for first', () => {
    const commands = [{ name: 'start', command: ['node', '-e', ''] }]
    expect(discover([{ path: 'a.js', text: '' }], withDefaults({ commands }))[0]).toEqual({
      kind: 'command',
      name: 'start',
      command: ['node', '-e', ''],
    })
  })
})

describe('the benchmarks of a plan', () => {
  const said = (base: readonly Description[], head: readonly Description[]): DescribedSides => ({
    modules: { base, head },
    suites: { base: [], head: [] },
  })
  const found = discover([{ path: 'crypto/hash.cjs', text: 'exports.run = f' }], withDefaults({}))
  const of = (...bytes: readonly number[]) => [
    { module: 'crypto/hash.cjs', parameters: bytes.map((value) => ({ bytes: value })) },
  ]

  it('are one for every combination of parameters', () => {
    const { benchmarks } = benchmarksOf(found, said(of(16, 1024), of(16, 1024)), withDefaults({}))
    expect(benchmarks.map(({ id, suite, name }) => ({ id, suite, name }))).toEqual([
      { id: 'crypto/hash bytes=16', suite: 'crypto', name: 'hash' },
      { id: 'crypto/hash bytes=1024', suite: 'crypto', name: 'hash' },
    ])
  })

  it('tell what only one side has', () => {
    expect(benchmarksOf(found, said(of(16, 64), of(16, 99)), withDefaults({}))).toMatchObject({
      benchmarks: [{ id: 'crypto/hash bytes=16' }],
      added: ['crypto/hash bytes=99'],
      removed: ['crypto/hash bytes=64'],
    })
  })

  it('can be narrowed by patterns', () => {
    const sides = said(of(16, 1024), of(16, 1024))
    expect(benchmarksOf(found, sides, withDefaults({ only: ['*=16'] })).benchmarks).toHaveLength(1)
  })

  it('may not share a name', () => {
    const commands = [
      { name: 'a', command: ['x'] },
      { name: 'a', command: ['y'] },
    ]
    const twice = discover([], withDefaults({ commands }))
    expect(() => benchmarksOf(twice, said([], []), withDefaults({}))).toThrow('got "a" twice')
  })
})
