import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addonPaths, findAddons } from '../../../src/build/addon/find-addons.ts'
import { nativeDependencies } from '../../../src/build/install/compile-dependencies.ts'
import { createFiles } from '../../../src/host/files/files.ts'
import { folderWith } from '../../fakes/git-repository.ts'

const files = createFiles()

function planted(...paths: readonly string[]): string {
  return folderWith(Object.fromEntries(paths.map((path) => [path, ''])))
}

async function builtHere(folder: string, before: readonly string[] = []) {
  const found = await findAddons(folder, new Map([[folder, new Set(before)]]), files)
  return Object.fromEntries(found.map((addon) => [addon.path, addon.builtHere]))
}

it.each([
  ['what lies beside intermediate files', ['build/Release/obj.target/a/a.o'], true],
  ['no file at the place of a compiled one without them, such as a download', [], false],
])('believes that node-gyp made %s', async (_, beside, isMade) => {
  const folder = planted('build/Release/a.node', ...beside)
  expect(await builtHere(folder)).toEqual({ 'build/Release/a.node': isMade })
})

it('knows what came with the revision or with a dependency', async () => {
  const folder = planted(
    'lib/checked-in.node',
    'lib/made.node',
    'node_modules/x/prebuilds/linux-x64/x.node',
    'node_modules/y/build/Release/y.node',
    'node_modules/y/build/Release/obj.target/y.node',
  )
  expect(await builtHere(folder, ['lib/checked-in.node'])).toEqual({
    'lib/checked-in.node': false,
    'lib/made.node': true,
    'node_modules/x/prebuilds/linux-x64/x.node': false,
    'node_modules/y/build/Release/y.node': true,
  })
})

it('reads none that claims to be a disk, and no more of all folders together than of one', async () => {
  const folder = planted('build/Release/a.node')
  truncateSync(join(folder, 'build/Release/a.node'), 4e9)
  await expect(builtHere(folder)).rejects.toThrow(
    /^expected addons of at most 500\.0 MB each .* got 4000\.0 MB more at build\/Release\/a\.node/,
  )
  const side = planted('a/a.node', 'b/b.node', 'c/c.node', 'd/d.node', 'e/e.node')
  const folders = ['a', 'b', 'c', 'd', 'e'].map((name) => join(side, name))
  const stamp = { kind: 'file', text: '', sizeBytes: 450e6, changedMs: 0 } as const
  const large = { ...files, stamp: () => Promise.resolve(stamp) }
  const found = findAddons(side, new Map(folders.map((each) => [each, new Set<string>()])), large)
  await expect(found).rejects.toThrow('2000.0 MB together, got 450.0 MB more at e.node')
})

it('names paths relative to the side, and tells size and digest', async () => {
  const side = planted('node_modules/x/prebuilds/x.node')
  const folder = join(side, 'node_modules/x')
  const [found] = await findAddons(side, new Map([[folder, new Set<string>()]]), files)
  // SHA-256 of nothing.
  const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const path = 'node_modules/x/prebuilds/x.node'
  expect(found).toEqual({ path, sizeBytes: 0, sha256, builtHere: false })
  expect(await addonPaths(side, files)).toEqual(new Set([path]))
})

it('nativeDependencies finds packages that have to be compiled, wherever a package manager puts them', async () => {
  const folder = planted(
    'binding.gyp',
    'node_modules/plain/index.js',
    'node_modules/native/binding.gyp',
    'node_modules/@scope/native/binding.gyp',
    'node_modules/plain/node_modules/deep/binding.gyp',
    'node_modules/.pnpm/stored@1.0.0/node_modules/stored/binding.gyp',
    'node_modules/.bin/binding.gyp',
    'node_modules/shipped/binding.gyp',
    'node_modules/shipped/prebuilds/linux-x64/shipped.node',
  )
  const found = await nativeDependencies(folder, files)
  expect(found.map((path) => files.relative(folder, path)).toSorted()).toEqual([
    'node_modules/.pnpm/stored@1.0.0/node_modules/stored',
    'node_modules/@scope/native',
    'node_modules/native',
    'node_modules/plain/node_modules/deep',
  ])
})
