import { execFile } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { putIn } from '../../src/store/put-in.ts'
import { takeOut } from '../../src/store/take-out.ts'
import { plantFiles, temporaryFolder } from '../fakes/git-repository.ts'
import { buildIn, builtTree, emptyStore, host, keptIn, key, place } from './stores.ts'

const child = fileURLToPath(new URL('put-in-child.ts', import.meta.url))
const run = promisify(execFile)

it('lets two runners put in and take out the same build at the same time', async () => {
  const cache = temporaryFolder()
  const runners = [1, 2].map(async () => {
    const tree = builtTree()
    const many = Array.from({ length: 100 }, (_, at) => [`many/${String(at)}`, 'x'])
    plantFiles(tree, Object.fromEntries(many))
    const argv = [child, cache, tree, place(), key, JSON.stringify(buildIn(tree))]
    return (await run(process.execPath, argv)).stdout
  })
  const build = 'build build build build build'
  expect(await Promise.all(runners)).toEqual([build, build])
  expect(readdirSync(join(cache, 'builds/trusted'))).toEqual([key])
})

it('keeps what an addon is linked from, and not what Node.js was', async () => {
  const tree = builtTree()
  const paths = [
    'build/Release/obj.target/hot/hot.o',
    'build/Release/.deps/Release/obj.target/hot.node.d',
    'node_modules/hot/build/Release/hot.a',
    'build/Release/obj.host/tool.o',
    'out/Release/obj.target/node/node.o',
    'out/Release/.deps/node.d',
    'out/Release/libnode.a',
  ]
  plantFiles(tree, Object.fromEntries(paths.map((path) => [path, path])))
  for (const folder of ['build/node_gyp_bins', 'out/tools/bin']) {
    mkdirSync(join(tree, folder), { recursive: true })
    symlinkSync('/usr/bin/python3', join(tree, folder, 'python3'))
  }
  const store = emptyStore()
  expect(await putIn(keptIn(tree), store, host)).toBe(null)
  const target = place()
  await takeOut(key, target, store, host)
  expect(paths.filter((path) => existsSync(join(target, path)))).toEqual(paths.slice(0, 3))
})

it('leaves nothing behind when the disk is full', async () => {
  const store = emptyStore()
  const clone = (): Promise<never> => Promise.reject(new Error('ENOSPC: no space left on device'))
  const full = { ...host, files: { ...host.files, clone } }
  expect(await putIn(keptIn(builtTree()), store, full)).toContain('no space left')
  expect(readdirSync(join(store.directory, 'trusted'))).toEqual([])
  expect(await takeOut(key, place(), store, host)).toEqual({ kind: 'none' })
})

it('copies nothing of files that claim more than a store has room for', async () => {
  const store = emptyStore()
  const tree = builtTree()
  const kept = keptIn(tree)
  truncateSync(join(tree, 'package.json'), 4e9)
  for (const name of ['a', 'b', 'c']) linkSync(join(tree, 'package.json'), join(tree, name))
  const clone = (): Promise<never> => Promise.reject(new Error('copied'))
  const watched = { ...host, files: { ...host.files, clone } }
  expect(await putIn(kept, store, watched)).toMatch(
    /^expected files of at most \d+ MB together, got 16/,
  )
  const small = { ...watched.files, freeBytes: () => Promise.resolve(30e9) }
  for (const name of ['a', 'b', 'c']) rmSync(join(tree, name))
  expect(await putIn(kept, store, { ...host, files: small })).toBe('copied')
  const full = { ...small, freeBytes: () => Promise.resolve(7e9) }
  expect(await putIn(kept, store, { ...host, files: full })).toContain('at most 3500 MB')
})
