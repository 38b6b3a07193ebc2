import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createClock } from '../../../src/host/clock.ts'
import { createFiles } from '../../../src/host/files/files.ts'
import { editsAmong } from '../../../src/parts/change/edits-among.ts'
import { treeIndexOf } from '../../../src/plan/reach/tree-index.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { targetOf } from '../../fakes/targets.ts'

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
  const folder = temporaryFolder()
  for (const [side, files] of Object.entries(trees)) {
    mkdirSync(join(folder, side))
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, side, path), text)
  }
  const target = (side: 'base' | 'head') => targetOf(side, { tree: join(folder, side) })
  const paths = Object.keys(trees.head)
  const rowTrials = {
    differences: new Map(paths.map((path) => [path, 'content' as const])),
    index: treeIndexOf(new Map(), new Map()),
    packageFolder: '',
  }
  const left = [...times]
  const clock = { monotonicSeconds: () => left.shift() ?? 0 }
  const targets = { base: target('base'), head: target('head') }
  const found = await editsAmong(rowTrials, targets, [], {
    clock: { ...createClock(), ...clock },
    files: createFiles(),
  })
  expect(found.edits.map(({ file }) => file)).toEqual(edited)
  expect(found.unseen.map(({ file, why }) => [file, why])).toEqual(told)
})
