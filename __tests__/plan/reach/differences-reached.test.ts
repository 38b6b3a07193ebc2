import { expect, it } from 'vitest'
import { namesInScript, namesInWords } from '../../../src/find/names-in.ts'
import type { PlaceDifference, TreePlace } from '../../../src/model/build/tree-place.ts'
import type { Use } from '../../../src/model/run/uses.ts'
import { differencesReached } from '../../../src/plan/reach/differences-reached.ts'
import { isBelow, ledToBy, namesInManifest, scopeOf } from '../../../src/plan/reach/led-to.ts'
import { treeIndexOf } from '../../../src/plan/reach/tree-index.ts'
import { answersOf } from '../../fakes/answers.ts'

const manifests = {
  '': '{"name":"own","main":"lib/main","imports":{"#in/*":"./lib/inner/*.js","#dep":"dep","#all":"#in/one"}}',
  'packages/a':
    '{"name":"a","exports":{".":{"types":"./x.d.ts","import":"./x.mjs","require":"./x.cjs"},"./sub/*":"./deep/*.js","./own":"own"}}',
  'packages/b':
    '{"name":"b","main":"./src","module":"./src/m.mjs","browser":{"./src/m.mjs":"./web.js"}}',
  'packages/c': '{"name":"@s/c","exports":"./only.js"}',
  'packages/d': 'no JSON',
}

const files =
  '.tool/rules.yml package.json package-lock.json README.md lib/main.js lib/other.ts lib/inner/one.js lib/inner/index.js lib/kinds/b.js lib/kinds/b.d.ts lib/rules.json lib/note.txt test/other.js ' +
  'packages/a/package.json packages/a/x.d.ts packages/a/x.mjs packages/a/x.cjs packages/a/deep/y.js packages/a/deep/z.js ' +
  'packages/b/package.json packages/b/src/index.js packages/b/src/m.mjs packages/b/web.js packages/c/only.js packages/c/package.json packages/d/package.json packages/d/index.js ' +
  'node_modules/dep/package.json node_modules/dep/index.js node_modules/dep/lib/rules.json bench/row.js lib/script.js lib/script.js.map other.map'

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
    ['node_modules/out', place('link', '/etc')],
    ['lib/linked.js', place('link', './rules.json')],
    ['lib/loop.js', place('link', 'loop.js')],
    ['lib/round.js', place('link', 'about.js')],
    ['lib/about.js', place('link', 'round.js')],
  ]),
  new Map(Object.entries(manifests)),
)

/** Files of the tree that a text at a path leads to, by itself and below what it names. */
function led([text, at = 'lib/main.js', kind = 'script']: [
  string,
  string?,
  ('script' | 'words' | 'manifest')?,
]) {
  const names = { script: namesInScript, words: namesInWords, manifest: namesInManifest }[kind](
    text,
  )
  const { files: named, below } = ledToBy(names, at, index)
  const areBelow = paths.filter((each) => below.some((one) => isBelow(each, one)))
  return [
    [...new Set(named)].toSorted().join(' '),
    areBelow.join(' '),
    below.map(({ start }) => start),
  ]
}

const allUses: readonly Use[] = ['m', 'l', 'o', 'n', 'w']
const allKinds: readonly PlaceDifference[] = ['name', 'kind', 'mode', 'content', 'description']

/** Which of these differences come into a trial with these uses, which are written as `PATH:WORD PATH:WORD`. */
function reached([differences, uses, mentions = '', packages = '', below = []]: [
  string,
  string,
  string?,
  string?,
  { start: string; end: string; isLoaded: boolean }[]?,
]) {
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
      mentions: new Set(mentions.split(' ').filter(Boolean)),
      below,
      packages: new Set(packages.split(' ').filter(Boolean)),
    }),
  ].join(' ')
}

it.each(Object.entries({ led, reached, scope: (folder: string) => scopeOf(folder, index) }))(
  'of a change in a tree, %s is as it was',
  async (name, read) => {
    const { text, golden } = answersOf(`plan/tree-${name}`, read)
    await expect(text).toMatchFileSnapshot(golden)
  },
)
