import { execFile, execFileSync } from 'node:child_process'
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
import { inParallel } from '../../src/store/check-file.ts'
import { putIn } from '../../src/store/put-in.ts'
import { takeOut } from '../../src/store/take-out.ts'
import { plantFiles, temporaryFolder } from '../fakes/git-repository.ts'
import { builtTree, emptyStore, host, keptIn, key, place } from './stores.ts'

const child = fileURLToPath(new URL('put-in-child.ts', import.meta.url))
const run = promisify(execFile)

it('lets two runners put in and take out the same build at the same time', async () => {
  const cache = temporaryFolder()
  const runners = [1, 2].map(async () => {
    const tree = builtTree()
    const many = Array.from({ length: 100 }, (_, at) => [`many/${String(at)}`, 'x'])
    plantFiles(tree, Object.fromEntries(many))
    const argv = [child, cache, tree, place(), key, JSON.stringify(keptIn(tree).build)]
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
  const tree = builtTree()
  const clone = (): Promise<never> => Promise.reject(new Error('ENOSPC: no space left on device'))
  const full = { ...host, files: { ...host.files, clone } }
  expect(await putIn(keptIn(tree), store, full)).toBe('ENOSPC: no space left on device')
  expect(readdirSync(join(store.directory, 'trusted'))).toEqual([])
  expect(await takeOut(key, place(), store, host)).toEqual({ kind: 'none' })
})

it('waits until large files are on the disk, and those alone', async () => {
  const tree = builtTree()
  for (const [name, bytes] of [
    ['small', 255_999],
    ['large', 256_000],
    ['larger', 256_001],
  ] as const)
    plantFiles(tree, { [name]: 'x'.repeat(bytes) })
  const runs: unknown[] = []
  const processes: typeof host.processes = {
    ...host.processes,
    platform: 'linux',
    find: (program) => Promise.resolve(`/bin/${program}`),
    run: (spec) => {
      runs.push(spec)
      return host.processes.run({ ...spec, argv: ['true'] })
    },
  }
  const store = emptyStore()
  expect(await putIn(keptIn(tree), store, { ...host, processes })).toBeNull()
  expect(runs).toEqual([
    {
      argv: ['/bin/sync', '--data', '--', './larger', './large'],
      cwd: expect.stringMatching(/deadheat-new-\w{6}\/tree$/),
      environment: {},
      timeoutSeconds: 20,
      outputLimitBytes: 10_000,
    },
  ])
  const other = { ...host, processes: { ...processes, platform: 'darwin' as const } }
  await putIn({ ...keptIn(tree), key: '1'.repeat(64) }, store, other)
  await putIn({ ...keptIn(builtTree()), key: '2'.repeat(64) }, store, { ...host, processes })
  expect(runs).toHaveLength(1)
})

it.each<readonly [string, (tree: string) => void]>([
  ['outside is a link out of the tree', (tree) => symlinkSync('/etc', join(tree, 'outside'))],
  ['the name a\\b cannot be kept', (tree) => plantFiles(tree, { 'a\\b': '' })],
  [
    'pipe is neither file nor folder nor link',
    (tree) => execFileSync('mkfifo', [join(tree, 'pipe')]),
  ],
])('keeps nothing where %s', async (reason, spoil) => {
  const store = emptyStore()
  const tree = builtTree()
  spoil(tree)
  expect(await putIn(keptIn(tree), store, host)).toBe(reason)
  expect(await takeOut(key, place(), store, host)).toEqual({ kind: 'none' })
})

it('inParallel starts nothing more after the first error, which it throws', async () => {
  const started: number[] = []
  const all = inParallel([...Array(40).keys()], async (item) => {
    started.push(item)
    await Promise.reject(new Error(String(item)))
  })
  await expect(all).rejects.toThrow(/^0$/)
  expect(started).toHaveLength(16)
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
    /^expected files of at most \d+ MB together, got 16001 MB$/,
  )
  const small = { ...watched.files, freeBytes: () => Promise.resolve(30e9) }
  for (const name of ['a', 'b', 'c']) rmSync(join(tree, name))
  expect(await putIn(kept, store, { ...host, files: small })).toBe('copied')
  const full = { ...small, freeBytes: () => Promise.resolve(7e9) }
  expect(await putIn(kept, store, { ...host, files: full })).toContain('at most 3500 MB')
})
