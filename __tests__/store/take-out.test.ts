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
import { describe, expect, it } from 'vitest'
import type { StoredBuild } from '../../src/model/build/stored-build.ts'
import { putIn } from '../../src/store/put-in.ts'
import { takeOut } from '../../src/store/take-out.ts'
import { builtTree, emptyStore, filled, host, keptIn, key, place } from './stores.ts'

describe('the store', () => {
  it('puts a build at another place, which it then names where it named its own', async () => {
    const store = emptyStore()
    const tree = builtTree()
    const { build, ...kept } = keptIn(tree)
    const runtimeIn = (folder: string) => ({
      ...build.runtime,
      path: join(folder, 'out/node'),
      headersDirectory: folder,
    })
    await putIn({ ...kept, build: { ...build, runtime: runtimeIn(tree) } }, store, host)
    const target = place('head')
    writeFileSync(join(target, '.git'), 'gitdir: here\n')
    writeFileSync(join(target, 'stale'), '')
    const taken = await takeOut(key, target, store, host)
    const places = { directory: target, packageDirectory: target, runtime: runtimeIn(target) }
    expect(taken).toMatchObject({ kind: 'build', build: { ...build, ...places } })
    expect(existsSync(join(target, 'stale'))).toBe(false)
    expect(readFileSync(join(target, '.git'), 'utf8')).toBe('gitdir: here\n')
    const own = readFileSync(join(tree, 'addon.node')).toString('latin1')
    const moved = readFileSync(join(target, 'addon.node')).toString('latin1')
    expect(moved).toBe(own.replace(tree, target))
    expect(statSync(join(target, 'node_modules/tool')).mode & 0o777).toBe(0o755)
    expect(readlinkSync(join(target, 'node_modules/.bin/tool'))).toBe('../tool')
    expect(readlinkSync(join(target, 'absolute'))).toBe(join(target, 'package.json'))
  })

  it('is not spoilt by a run that changes what it took out', async () => {
    const store = emptyStore()
    await filled(store)
    const first = place()
    await takeOut(key, first, store, host)
    writeFileSync(join(first, 'package.json'), 'changed')
    const second = place()
    expect(await takeOut(key, second, store, host)).toMatchObject({ kind: 'build' })
    expect(readFileSync(join(second, 'package.json'), 'utf8')).toBe('{}')
  })

  it.each([
    ['names its place, where the name is longer', 'deeper', true, 'linux', 'refused'],
    ['does not name it, there', 'deeper', false, 'linux', 'build'],
    ['names it, elsewhere on macOS', '', true, 'darwin', 'refused'],
    ['does not name it, there', '', false, 'darwin', 'build'],
    ['names it, where it was built on macOS', null, true, 'darwin', 'build'],
  ] as const)('of a build that %s', async (_, name, isPlaced, platform, kind) => {
    const store = emptyStore()
    const tree = builtTree()
    if (!isPlaced) rmSync(join(tree, 'addon.node'))
    await filled(store, tree)
    const processes = { ...host.processes, platform }
    const target = name === null ? tree : join(place(), name)
    const taken = await takeOut(key, target, store, { ...host, processes })
    const reason = kind === 'refused' ? `it can only run in ${tree}` : undefined
    expect(taken).toMatchObject(reason === undefined ? { kind } : { kind, reason })
  })

  it('keeps an entry that a full disk does not let out', async () => {
    const store = emptyStore()
    const folder = await filled(store)
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    const files = { ...host.files, clone: () => Promise.reject(full) }
    await expect(takeOut(key, place(), store, { ...host, files })).rejects.toBe(full)
    expect(existsSync(folder)).toBe(true)
  })
})

/** What somebody, or a crash, may have done to an entry, and how it is told. */
const spoilt: Readonly<Record<string, readonly [(folder: string) => void, RegExp]>> = {
  'a file with other bytes': [
    (folder) => writeFileSync(join(folder, 'tree/package.json'), '[]'),
    /package\.json: expected the digest [0-9a-f]{12}, got [0-9a-f]{12}$/,
  ],
  'a file that is cut off': [
    (folder) => truncateSync(join(folder, 'tree/addon.node'), 3),
    /addon\.node: expected \d+ bytes, got 3 bytes/,
  ],
  'a file that is missing': [
    (folder) => rmSync(join(folder, 'tree/package.json')),
    /package\.json: expected a file, got nothing/,
  ],
  'a description that is cut off': [
    (folder) => truncateSync(join(folder, 'build.json'), 100),
    /not JSON/,
  ],
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
  'a described link out of its tree': [
    rewritten((stored) => ({
      ...stored,
      links: [{ path: 'out', target: './node_modules//../..' }],
    })),
    /a link out of its tree at "out"/,
  ],
  'a described absolute link': [
    rewritten((stored) => ({ ...stored, links: [{ path: 'out', target: '/etc' }] })),
    /a link out of its tree at "out"/,
  ],
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
  'a described file outside': [
    rewritten(({ files, ...stored }) => ({
      ...stored,
      files: files.map((file) => ({ ...file, path: `../${file.path}` })),
    })),
    /a file at "\.\.\//,
  ],
  "a described file among git's own": [
    rewritten(({ folders, ...stored }) => ({ ...stored, folders: [...folders, '.git'] })),
    /a folder at "\.git"/,
  ],
  'a file through a described link': [
    rewritten(({ files, ...stored }) => ({
      ...stored,
      files: files.map((file) => ({ ...file, path: `absolute/${file.path}` })),
    })),
    /a file at "absolute\//,
  ],
  'two files of one name': [
    rewritten(({ files, ...stored }) => ({ ...stored, files: [...files, ...files.slice(0, 1)] })),
    /two files of one name/,
  ],
  'the description of another build': [
    rewritten((stored) => ({ ...stored, key: '1'.repeat(64) })),
    /it was stored as 1{12}$/,
  ],
}

function rewritten(change: (stored: StoredBuild) => StoredBuild): (folder: string) => void {
  return (folder) => {
    const path = join(folder, 'build.json')
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))))
  }
}

it.each(Object.entries(spoilt))(
  'an entry of the store with %s is told and removed',
  async (_, [spoil, reason]) => {
    const store = emptyStore()
    const folder = await filled(store)
    spoil(folder)
    const taken = await takeOut(key, place(), store, host)
    expect(taken).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) })
    expect(existsSync(folder)).toBe(false)
    await filled(store)
    expect(await takeOut(key, place(), store, host)).toMatchObject({ kind: 'build' })
  },
)

describe('a zone of foreign code', () => {
  it('takes trusted builds and leaves its own where no trusted run looks', async () => {
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

  it('cannot have its build used by moving it', async () => {
    const fork = emptyStore('fork-482')
    const folder = await filled(fork)
    const moved = join(fork.directory, 'trusted', key)
    cpSync(folder, moved, { recursive: true, verbatimSymlinks: true })
    const trusted = { ...fork, reads: ['trusted'], writes: 'trusted' }
    const taken = await takeOut(key, place(), trusted, host)
    expect(taken).toMatchObject({ kind: 'refused', reason: expect.stringContaining('fork-482') })
  })

  it('is left alone by a draft of a killed run', async () => {
    const store = emptyStore()
    const trustScope = join(store.directory, 'trusted')
    mkdirSync(join(trustScope, 'deadheat-new-abcdef/tree'), { recursive: true })
    expect(await takeOut(key, place(), store, host)).toEqual({ kind: 'none' })
  })
})
