import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { StoredBuild } from '../../src/model/build/stored-build.ts'
import { putIn } from '../../src/store/put-in.ts'
import { takeOut } from '../../src/store/take-out.ts'
import { plantFiles } from '../fakes/git-repository.ts'
import { builtTree, emptyStore, filled, host, keptIn, key, place } from './stores.ts'

it('the store puts a build at another place, which it then names where it named its own', async () => {
  const store = emptyStore()
  const tree = builtTree()
  await filled(store, tree)
  const target = plantFiles(place('head'), { '.git': 'gitdir: here\n', stale: '' })
  const taken = await takeOut(key, target, store, host)
  expect(taken).toMatchObject({ kind: 'build', build: { directory: target } })
  expect(existsSync(join(target, 'stale'))).toBe(false)
  expect(readFileSync(join(target, '.git'), 'utf8')).toBe('gitdir: here\n')
  const own = readFileSync(join(tree, 'addon.node')).toString('latin1')
  const moved = readFileSync(join(target, 'addon.node')).toString('latin1')
  expect(moved).toBe(own.replace(tree, target))
  expect(statSync(join(target, 'node_modules/tool')).mode & 0o777).toBe(0o755)
  expect(readlinkSync(join(target, 'node_modules/.bin/tool'))).toBe('../tool')
  expect(readlinkSync(join(target, 'absolute'))).toBe(join(target, 'package.json'))
})

it('the store is not spoilt by a run that changes what it took out', async () => {
  const store = emptyStore()
  await filled(store)
  const first = place()
  await takeOut(key, first, store, host)
  writeFileSync(join(first, 'package.json'), 'changed')
  const second = place()
  expect(await takeOut(key, second, store, host)).toMatchObject({ kind: 'build' })
  expect(readFileSync(join(second, 'package.json'), 'utf8')).toBe('{}')
})

it('the store does not put a build that names its place where the name is longer', async () => {
  const store = emptyStore()
  await filled(store)
  const taken = await takeOut(key, join(place(), 'deeper'), store, host)
  expect(taken).toMatchObject({ kind: 'refused', reason: expect.stringContaining('only run in') })
})

it('the store keeps no build whose links lead out of it', async () => {
  const store = emptyStore()
  const tree = builtTree()
  symlinkSync('/etc', join(tree, 'outside'))
  expect(await putIn(keptIn(tree), store, host)).toBe('outside is a link out of the tree')
  expect(await takeOut(key, place(), store, host)).toEqual({ kind: 'none' })
})

/** What somebody, or a crash, may have done to an entry, and how it is told. */
const spoilt: Readonly<Record<string, readonly [(folder: string) => void, RegExp]>> = {
  'a file with other bytes': [
    (folder) => writeFileSync(join(folder, 'tree/package.json'), '[]'),
    /package\.json: expected the digest/,
  ],
  'a file that is cut off': [
    (folder) => truncateSync(join(folder, 'tree/addon.node'), 3),
    /addon\.node: expected \d+ bytes, got 3 bytes/,
  ],
  'a file that is missing': [
    (folder) => rmSync(join(folder, 'tree/package.json')),
    /package\.json: expected a file, got nothing/,
  ],
  'a cut description': [(folder) => truncateSync(join(folder, 'build.json'), 100), /not JSON/],
  'no description': [(folder) => rmSync(join(folder, 'build.json')), /build\.json is missing/],
  'a folder that is a link': [
    (folder) => {
      const inside = join(folder, 'tree/node_modules')
      rmSync(inside, { recursive: true })
      symlinkSync('/etc', inside)
    },
    /node_modules: expected a folder, got link/,
  ],
  'a file that is a link': [
    (folder) => {
      rmSync(join(folder, 'tree/package.json'))
      symlinkSync('/etc/hostname', join(folder, 'tree/package.json'))
    },
    /package\.json: expected a file, got link/,
  ],
  ...Object.fromEntries(
    ['node_modules/../../..', '/etc'].map((target) => [
      `a described link to ${target}`,
      [
        rewritten((stored) => ({ ...stored, links: [{ path: 'out', target }] })),
        /a link out of its tree at "out"/,
      ] as const,
    ]),
  ),
  ...Object.fromEntries(
    [
      { directory: '/etc' },
      { packageDirectory: '/etc' },
      { addons: [{ path: '../x', sizeBytes: 1, sha256: '1'.repeat(64), builtHere: true }] },
      { runtime: { path: '/etc/passwd', headersDirectory: null } },
      { runtime: { path: '', headersDirectory: '/etc' } },
    ].map(({ runtime, ...named }) => [
      `a build that names ${JSON.stringify({ runtime, ...named })}`,
      [
        rewritten(({ build, place: at, ...stored }) => {
          const own = { ...build.runtime, ...runtime, source: 'built' } as const
          const brought = runtime && { runtime: { ...own, path: runtime.path || at } }
          return { ...stored, place: at, build: { ...build, ...named, ...brought } }
        }),
        /a link out of its tree at "/,
      ] as const,
    ]),
  ),
  'a described file outside': [withFilesIn('..'), /a file at "\.\.\//],
  "a described file among git's own": [
    rewritten(({ folders, ...stored }) => ({ ...stored, folders: [...folders, '.git'] })),
    /a folder at "\.git"/,
  ],
  'a file through a described link': [withFilesIn('absolute'), /a file at "absolute\//],
  'the description of another build': [
    rewritten((stored) => ({ ...stored, key: '1'.repeat(64) })),
    /it was stored as 111111111111/,
  ],
}

function withFilesIn(folder: string): (entry: string) => void {
  return rewritten(({ files, ...stored }) => ({
    ...stored,
    files: files.map((file) => ({ ...file, path: `${folder}/${file.path}` })),
  }))
}

function rewritten(change: (stored: StoredBuild) => StoredBuild): (folder: string) => void {
  return (folder) => {
    const path = join(folder, 'build.json')
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))))
  }
}

it.each(Object.entries(spoilt))('an entry with %s is told and gone', async (_, [spoil, reason]) => {
  const store = emptyStore()
  const folder = await filled(store)
  spoil(folder)
  const taken = await takeOut(key, place(), store, host)
  expect(taken).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) })
  expect(existsSync(folder)).toBe(false)
  await filled(store)
  expect(await takeOut(key, place(), store, host)).toMatchObject({ kind: 'build' })
})

it('a zone of foreign code takes trusted builds and leaves its own where no trusted run looks', async () => {
  const fork = emptyStore('fork-482')
  const trusted = { ...fork, reads: ['trusted'], writes: 'trusted' }
  const folder = await filled(fork)
  expect(folder).toContain('/fork-482/')
  expect(await takeOut(key, place(), fork, host)).toMatchObject({ kind: 'build' })
  expect(await takeOut(key, place(), trusted, host)).toEqual({ kind: 'none' })
  await filled(trusted)
  rmSync(folder, { recursive: true })
  expect(await takeOut(key, place(), fork, host)).toMatchObject({ kind: 'build' })
})

it('a zone of foreign code cannot have its build used by moving it', async () => {
  const fork = emptyStore('fork-482')
  const folder = await filled(fork)
  const moved = join(fork.directory, 'trusted', key)
  cpSync(folder, moved, { recursive: true, verbatimSymlinks: true })
  const trusted = { ...fork, reads: ['trusted'], writes: 'trusted' }
  const taken = await takeOut(key, place(), trusted, host)
  expect(taken).toMatchObject({ kind: 'refused', reason: expect.stringContaining('fork-482') })
})

it('a store is left alone by a draft of a killed run', async () => {
  const store = emptyStore()
  mkdirSync(join(store.directory, 'trusted/deadheat-new-abcdef/tree'), { recursive: true })
  expect(await takeOut(key, place(), store, host)).toEqual({ kind: 'none' })
})
