import { expect, it } from 'vitest'
import { createClock } from '../../../src/host/clock.ts'
import { createFiles } from '../../../src/host/files/files.ts'
import type { BySide, Side } from '../../../src/model/build/side.ts'
import { editsAmong } from '../../../src/parts/change/edits-among.ts'
import { treeIndexOf } from '../../../src/plan/reach/tree-index.ts'
import { coverageOf } from '../../fakes/coverage.ts'
import { folderWith, type Tree } from '../../fakes/git-repository.ts'
import { targetOf } from '../../fakes/targets.ts'

type Asked = Parameters<typeof editsAmong>

const changed = (path: string) => [path, 'content'] as const

/** What is taken apart of two trees, of which all files of head differ unless told. */
function editsOf(
  trees: BySide<Tree>,
  wish: Partial<Asked[0] & { coverage: Asked[2]; clock: Asked[3]['clock'] }> = {},
) {
  const { coverage = [], clock = createClock(), ...changes } = wish
  const rowTrials = {
    differences: new Map(Object.keys(trees.head).map(changed)),
    index: treeIndexOf(new Map(), new Map()),
    packageFolder: '',
    trials: new Map(),
    ...changes,
  }
  const target = (side: Side) => targetOf(side, { tree: folderWith(trees[side]) })
  const targets = { base: target('base'), head: target('head') }
  return editsAmong(rowTrials, targets, coverage, { clock, files: createFiles() })
}

const script = (value: number): string => `exports.f = function f() { return ${String(value)} }\n`
const large = `// ${'x '.repeat(1_100_000)}\n`
const trees = {
  base: { 'a.js': script(1), 'b.js': script(1), 'grown.js': script(1), 'shrunk.js': large },
  head: { 'a.js': script(2), 'b.js': script(2), 'grown.js': large, 'shrunk.js': script(1) },
}
const late = 'taking all apart takes over 20 s: compare fewer changed scripts at once'
const sizes = [
  ['grown.js', 'too large'],
  ['shrunk.js', 'too large'],
]

it.each([
  ['all of them in time', [0, 0, 0, 0], ['a.js', 'b.js'], sizes],
  ['none after the time for it', [0, 0, 16, 16], ['a.js'], [['b.js', late], ...sizes]],
  [
    'nothing where telling apart takes too long',
    [0, 0, 0, 21],
    [],
    [...sizes, ['a.js', late], ['b.js', late]],
  ],
])('takes apart %s', async (_, times, edited, told) => {
  const left = [...times]
  const clock = { ...createClock(), monotonicSeconds: () => left.shift() ?? 0 }
  const found = await editsOf(trees, { clock })
  expect(found.edits.map(({ file }) => file)).toEqual(edited)
  expect(found.unseen.map(({ file, why }) => [file, why])).toEqual(told)
})

it('tells what was read and not counted, data, packages, and what a loaded file is made of once', async () => {
  const tree = (value: number) => ({
    'dist/a.js': `const n = ${String(value)}\nexports.f = function f() { return ${String(value)} }\nexports.h = function h() { return n }\n`,
    'src/f.js': `import './n.js'\nexport function f() { return ${String(value)} }\n`,
    'src/n.js': `export const n = ${String(value)}\n`,
    'src/b.js': `export function g() { return ${String(value)} }\n`,
    'killed.js': script(value),
    'data.json': String(value),
    'src/one.cc': String(value),
    'build/one.node': String(value),
    'build/copy.node': String(value),
    'node_modules/x/i.js': script(value),
  })
  const all = { base: { ...tree(1), 'gone.js': script(1) }, head: tree(2) }
  const paths = Object.keys(all.head)
  // Base has read a file that is gone.
  const loaded = new Set([...paths.filter((path) => !/^src|copy/.test(path)), 'gone.js'])
  const trial = { reached: loaded, loaded, published: null, isUnchanged: false }
  const end = all.head['dist/a.js'].length
  const whole = { functionName: '', ranges: [{ startOffset: 0, endOffset: end, count: 1 }] }
  const found = await editsOf(all, {
    differences: new Map([...paths.map(changed), ['gone.js', 'name'] as const]),
    trials: new Map([['row', trial]]),
    coverage: [coverageOf({ 'dist/a.js': [whole] })],
  })
  expect(found.edits.map(({ file, name }) => [file, name])).toEqual([
    ['dist/a.js', 'f'],
    ['src/b.js', 'g'],
    ['dist/a.js', 'h'],
  ])
  expect(found.unseen.map(({ file, why }) => [file, why])).toEqual([
    ['killed.js', 'read, not counted'],
    ['data.json', 'data'],
    ['src/one.cc', 'native code that benchmarks load'],
    ['build/one.node', 'native code that benchmarks load'],
    ['node_modules/x', 'installed package'],
  ])
})

it.each([
  ['Node.js has told all of it', undefined, ['f'], []],
  ['the harness has told what ran of it', true, [], ['changed as it is loaded']],
] as const)(
  'a script that a loader changed is followed where %s',
  async (_, isHarness, edited, told) => {
    const counted = (functionName: string, endOffset: number) => ({
      functionName,
      ranges: [{ startOffset: 0, endOffset, count: 1 }],
    })
    const coverage = coverageOf({ 'a.js': [counted('', 999), counted('f', 500)] }, isHarness)
    const own = { base: { 'a.js': script(1) }, head: { 'a.js': script(2) } }
    const found = await editsOf(own, { coverage: [coverage] })
    expect(found.edits.map(({ name }) => name)).toEqual(edited)
    expect(found.unseen.map(({ why }) => why)).toEqual(told)
    expect([...found.rewritten.keys()]).toEqual(edited.length > 0 ? ['a.js'] : [])
  },
)
