import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadedAddons } from '../../../src/measure/actors/loaded-addons.ts'
import { buildOf } from '../../fakes/results.ts'
import { realHost } from '../../fakes/real-host.ts'
import { folderOfFile } from '../../fakes/git-repository.ts'

const work = folderOfFile()
const tree = join(work, 'run/head/packages/app')

const target = { build: { ...buildOf('head'), directory: tree }, workDirectory: join(work, 'run') }
const { files } = realHost()

function put(path: string, content: string): { path: string; content: object } {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { path, content: { sizeBytes: content.length, sha256 } }
}

it('tells what lies in the folders of a side, by size and digest', async () => {
  const built = put(join(tree, 'build/Release/a.node'), 'one')
  const hoisted = put(join(tree, '../../node_modules/b/b.node'), 'other')
  const unpacked = put(join(work, 'run/temporary/head/c.node'), 'third')
  const paths = [built.path, hoisted.path, unpacked.path]
  expect(await loadedAddons(paths, target, files)).toEqual([
    { ...built, path: 'build/Release/a.node' },
    { ...hoisted, path: '../../node_modules/b/b.node' },
    { ...unpacked, path: '../../../temporary/head/c.node' },
  ])
})

it('tells of an addon of the other side, and leaves out what both share', async () => {
  const other = put(join(work, 'run/base/a.node'), 'base')
  const shared = ['suites/x.node', 'run2/a.node'].map((name) => put(join(work, name), 'x').path)
  expect(await loadedAddons([other.path, ...shared], target, files)).toEqual([
    { ...other, path: '../../../base/a.node' },
  ])
})

it('knows no content of a file that is gone, or that is no file any more', async () => {
  const folder = join(tree, 'folder.node')
  mkdirSync(folder, { recursive: true })
  const paths = [`${join(tree, 'gone.node')} (deleted)`, folder, join(tree, 'never.node')]
  expect(await loadedAddons(paths, target, files)).toEqual(
    ['gone.node', 'folder.node', 'never.node'].map((path) => ({ path, content: null })),
  )
})
