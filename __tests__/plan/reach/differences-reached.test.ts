import { describe, expect, it } from 'vitest'
import { namesInScript, namesInWords } from '../../../src/find/names-in.ts'
import type { PlaceDifference, TreePlace } from '../../../src/model/build/tree-place.ts'
import type { Use } from '../../../src/model/run/uses.ts'
import { differencesReached } from '../../../src/plan/reach/differences-reached.ts'
import { isBelow, ledToBy, namesInManifest } from '../../../src/plan/reach/led-to.ts'
import { treeIndexOf } from '../../../src/plan/reach/tree-index.ts'

const manifests = {
  '': '{"name":"own","main":"lib/main","imports":{"#in/*":"./lib/inner/*.js"}}',
  'packages/a':
    '{"name":"a","exports":{".":{"types":"./x.d.ts","import":"./x.mjs","require":"./x.cjs"},"./sub/*":"./deep/*.js"}}',
}

const files =
  '.tool/rules.yml package.json package-lock.json README.md lib/main.js lib/other.ts lib/inner/one.js lib/inner/index.js lib/kinds/b.js lib/kinds/b.d.ts lib/rules.json lib/note.txt test/other.js ' +
  'packages/a/package.json packages/a/x.d.ts packages/a/x.mjs packages/a/x.cjs packages/a/deep/y.js packages/a/deep/z.js ' +
  'node_modules/dep/package.json node_modules/dep/index.js node_modules/dep/lib/rules.json bench/row.js'

const place = (kind: TreePlace['kind'], target = ''): TreePlace => ({
  kind,
  mode: 0o644,
  sizeBytes: 1,
  target,
})

const paths = files.split(' ')
const folders = paths.flatMap((path) =>
  path.split('/').map((_, at, all) => all.slice(0, at).join('/')),
)
const index = treeIndexOf(
  new Map([
    ...[...new Set(folders)]
      .filter((path) => path !== '')
      .map((path) => [path, place('folder')] as const),
    ...paths.map((path) => [path, place('file')] as const),
    ['node_modules/a', place('link', '../packages/a')],
  ]),
  new Map(Object.entries(manifests)),
)

/** Files of the tree that a script at `lib/main.js` leads to. */
function led(text: string): string {
  const { files: named, below } = ledToBy(namesInScript(text), 'lib/main.js', index)
  const all = paths.filter(
    (each) => named.includes(each) || below.some((one) => isBelow(each, one)),
  )
  return all.join(' ')
}

const inLib =
  'lib/main.js lib/other.ts lib/inner/one.js lib/inner/index.js lib/kinds/b.js lib/rules.json'

describe('what a text leads to', () => {
  it.each([
    [`require('./other')`, 'lib/other.ts'],
    [`import './other.js'`, 'lib/other.ts'],
    [`export * from './inner'`, 'lib/inner/index.js'],
    [`load('./inner/one')`, 'lib/inner/one.js'],
    [`require('..')`, 'lib/main.js'],
    [`require('own')`, 'lib/main.js'],
    [`require('#in/one')`, 'lib/inner/one.js'],
    [`require('@alias/one')`, 'lib/inner/one.js'],
    [`require('./kinds/b')`, 'lib/kinds/b.js'],
    [`read('./kinds/b.d.ts')`, 'lib/kinds/b.d.ts'],
    [`require('a')`, 'packages/a/x.mjs packages/a/x.cjs'],
    [`import('a/sub/y')`, 'packages/a/deep/y.js'],
    [`require('dep')`, 'node_modules/dep/package.json node_modules/dep/index.js'],
    [`require('fs')`, ''],
    [`read(dir + '/kinds/' + k)`, 'lib/kinds/b.js lib/kinds/b.d.ts'],
    ['read(`${dir}/kinds/${k}.js`)', 'lib/kinds/b.js lib/kinds/b.d.ts'],
    [`read('.tool/' + name)`, '.tool/rules.yml'],
    [`read('rules.json')`, 'lib/rules.json'],
    [`read('rules' + ending)`, ''],
    [`read(kind('other'))`, 'lib/other.ts'],
    [`read('test/other')`, 'test/other.js'],
    [`read(kind('rules'))`, 'lib/rules.json'],
    [`exec('cat lib/note.txt')`, 'lib/note.txt'],
    [`glob('kinds/*.js')`, 'lib/kinds/b.js lib/kinds/b.d.ts'],
    [`// require('./other')\nfetch('https://x.y/README.md')`, ''],
    [`const f = (k) => require('./kinds/' + k)`, 'lib/kinds/b.js'],
    [
      `const load = createRequire(x); function f(k) { load('./inner/' + k) }`,
      'lib/inner/one.js lib/inner/index.js',
    ],
    [
      `module.exports = { f(k) { return import(k) } }`,
      `package.json ${inLib} test/other.js packages/a/package.json packages/a/x.mjs packages/a/x.cjs packages/a/deep/y.js packages/a/deep/z.js bench/row.js`,
    ],
    [`if (x) { require('./kinds/' + k) }`, 'lib/kinds/b.js'],
  ])('%s', (text, expected) => {
    expect(led(text)).toBe(expected)
  })

  it('takes the words of a command, and the entries of an installed package', () => {
    const given = ledToBy(namesInWords('node {package}/lib/main.js package.json'), '', index)
    expect(given.files).toEqual(expect.arrayContaining(['lib/main.js', 'package.json']))
    const entries = namesInManifest('{"main":"index.js"}')
    expect(ledToBy(entries, 'node_modules/dep/package.json', index).files).toEqual([
      'node_modules/dep/index.js',
    ])
  })
})

const allUses: readonly Use[] = ['m', 'l', 'o', 'n', 'w']
const allKinds: readonly PlaceDifference[] = ['name', 'mode', 'content', 'description']

/** How many of these differences come into a trial with these uses, which are written as `PATH:WORD PATH:WORD`. */
function countReached(differences: string, uses: string, mentions = ''): number {
  const entriesOf = (text: string) => text.split(' ').map((entry) => entry.split(':'))
  const used = entriesOf(uses).map(
    ([path = '', all = '']) => [path, new Set(allUses.filter((use) => all.includes(use)))] as const,
  )
  const different = entriesOf(differences).flatMap(([path = '', word]) =>
    allKinds.filter((kind) => kind === word).map((kind) => [path, kind] as const),
  )
  return [
    ...differencesReached({
      differences: new Map(different),
      index,
      uses: new Map(used),
      mentions: new Set(mentions === '' ? [] : [mentions]),
      below: [],
      packages: new Set(),
    }),
  ].length
}

type ReachedRow = [what: string, ...Parameters<typeof countReached>]

it.each<ReachedRow>([
  ['a file that was only looked at', 'lib/note.txt:mode', 'lib/note.txt:l'],
  ['a name in a listed folder', 'lib/new.js:name', 'lib:o'],
  ['a link on the way', 'lib:mode', 'lib/main.js:o', 'lib/main.js'],
  ['what lies beside a file without a known name', 'lib/note.txt:content', 'lib/rules.json:o'],
  ['at the root, the same ending', 'CHANGELOG.md:content', 'README.md:o'],
  [
    'types where a compiler reads others',
    'lib/kinds/b.d.ts:content',
    '/x/lib.d.ts:o node_modules/y.d.ts:o',
  ],
  [
    'a description that a script opened too',
    'package.json:description',
    'package.json:no bench/row.js:o',
  ],
  [
    'a description of a package without a script',
    'packages/a/package.json:description',
    'packages/a/package.json:n bench/row.js:o',
  ],
  [
    'a description that Node.js has no reason to open',
    'package.json:description',
    'package.json:n /usr/bin/node:o lib/x.cjs:o lib/rules.json:o',
    'lib/rules.json',
  ],
  [
    'a description in a listed folder',
    'package.json:description',
    ':o package.json:n bench/row.js:o',
    'bench/row.js',
  ],
  [
    'a description that a text names',
    'package.json:description',
    'package.json:n bench/row.js:o',
    'package.json',
  ],
  ['more than a description', 'package.json:content', 'package.json:n bench/row.js:o'],
])('what differs comes into a row: %s', (_, ...given) => {
  expect(countReached(...given)).toBe(1)
})

it.each<ReachedRow>([
  ['a file that nobody named', 'lib/note.txt:content', 'lib/rules.json:o', 'lib/rules.json'],
  ['a name in a folder that was looked at', 'lib/new.js:name', 'lib:l'],
  ['content in a listed folder', 'lib/note.txt:content', 'lib:o'],
  ['what lies beside a benchmark', 'bench/x.txt:content', 'bench/row.js:o'],
  ['at the root, another ending', 'package.json:content', 'README.md:o'],
  ['types where none was read', 'lib/kinds/b.d.ts:content', 'lib/main.js:o', 'lib/main.js'],
  [
    'a description that Node.js opened',
    'package.json:description',
    'package.json:n bench/row.js:o',
  ],
])('what differs does not come into a row: %s', (_, ...given) => {
  expect(countReached(...given)).toBe(0)
})
