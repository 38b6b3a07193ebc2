import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Files } from '../../src/host/files/files.ts'
import type { Host } from '../../src/host/host.ts'
import type { Build } from '../../src/model/build/build.ts'
import { type Store, storeOf } from '../../src/store/store.ts'
import {
  type BuildWish,
  buildPair,
  builtHead,
  builtOf,
  packageRepository,
  pathRuntime as runtime,
} from '../fakes/built.ts'
import { temporaryFolder, type GitRepository, type Tree } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

// Leaves a number that no other build leaves.
const script = "fs.writeFileSync('built', String(Math.random()) + process.cwd())"
const commands = [['node', '-e', script]]

async function build(repository: GitRepository, change: Partial<BuildWish>, on = host) {
  const lines: string[] = []
  const onLine = (line: string): number => lines.push(line)
  const side = await builtHead({ repository, onLine, commands, ...change }, on)
  return { side, number: numberIn(side), lines }
}

function packageAndStore(files: Tree = {}) {
  const store = storeOf(temporaryFolder(), 'trusted', '1.0.0')
  return { repository: packageRepository({}, files), store }
}

it('a side that was built before is not built again, as long as nothing that decides the build is another', async () => {
  const { repository, store } = packageAndStore()
  const first = await build(repository, { store })
  expect(first.side.storedAt).toBeUndefined()
  const second = await build(repository, { store })
  expect(second.number).toBe(first.number)
  expect(second.side.storedAt).toMatch(/^\d{4}-/)
  expect(second.lines.join('\n')).toMatch(
    /^built on .* and stored as [0-9a-f]{12}: not built again$/,
  )
  expect(second.side).toMatchObject({ recipe: 'command', side: 'head', runtime })
  // The same files under another commit are the same build.
  repository.git('commit', '--quiet', '--allow-empty', '--message', 'nothing')
  expect((await build(repository, { store })).number).toBe(first.number)
  const others: readonly Partial<BuildWish>[] = [
    { store: { ...store, version: '1.0.1' } },
    { store, commands: [['node', '-e', `${script};`]] },
    { store, runtime: { ...runtime, versions: { ...runtime.versions, v8: '0' } } },
    { store, configure: ['--debug-flag=1'] },
    { store, environment: { CXXFLAGS: '-O1' } },
    { store: null },
  ]
  for (const change of others) {
    expect((await build(repository, change)).number).not.toBe(first.number)
  }
  const optimised = realHost({ ...process.env, CFLAGS: '-O1' })
  expect((await build(repository, { store }, optimised)).number).not.toBe(first.number)
  const elsewhere = realHost({ ...process.env, TMPDIR: temporaryFolder() })
  expect((await build(repository, { store }, elsewhere)).number).toBe(first.number)
})

it.each([
  ['', false],
  ['Cargo.lock', true],
])('a side with crates is built again the next day, unless it has %o', async (lock, isKept) => {
  const files = { 'Cargo.toml': '', ...(lock !== '' && { [lock]: '' }) }
  const { repository, store } = packageAndStore(files)
  const on = (day: string): Host => ({
    ...host,
    clock: { ...host.clock, now: () => `${day}T12:00:00.000Z` },
  })
  const first = await build(repository, { store }, on('2026-01-01'))
  expect((await build(repository, { store }, on('2026-01-01'))).number).toBe(first.number)
  const { number } = await build(repository, { store }, on('2026-01-02'))
  expect(number === first.number).toBe(isKept)
})

it('a side is built anew, and says so, when what was kept is spoilt', async () => {
  const { repository, store } = packageAndStore()
  const first = await build(repository, { store })
  const trustScope = join(store.directory, 'trusted')
  const [key = ''] = readdirSync(trustScope)
  writeFileSync(join(trustScope, key, 'tree/built'), 'poison')
  const second = await build(repository, { store })
  expect(second.number).not.toBe(first.number)
  expect(second.lines[0]).toMatch(/^the stored build is not used: built: expected/)
  expect((await build(repository, { store })).number).toBe(second.number)
})

it.each(['read', 'write'] as const)('a side is built anew when others may %s it', async (act) => {
  const { repository, store } = packageAndStore()
  const first = await build(repository, { store })
  const second = await build(repository, { store }, withForeignStore(store, act))
  expect(second.number).not.toBe(first.number)
  expect(second.lines.find((line) => /stored|kept/.test(line))).toMatch(
    /^the stored build is not used: .*EACCES/,
  )
  expect((await build(repository, { store })).number).toBe(first.number)
})

it('a revision that is compared with itself has two builds, one for each Node.js, and neither is made again in the next run', async () => {
  const { repository, store } = packageAndStore()
  const first = await numbersOf(repository, store)
  expect(first.base).not.toBe(first.head)
  expect(await numbersOf(repository, store)).toEqual(first)
  // A commit that changes no file is no other revision.
  repository.git('commit', '--quiet', '--allow-empty', '--message', 'nothing')
  expect(await numbersOf(repository, store, 'HEAD~1')).toEqual(first)
  const path = join(temporaryFolder(), 'node')
  symlinkSync(runtime.path, path)
  const other = { ...runtime, path, versions: { ...runtime.versions, v8: '0' } }
  const { head } = await numbersOf(repository, store, 'HEAD', other)
  expect((await build(repository, { store, runtime: other })).number).toBe(head)
})

async function numbersOf(
  { directory: repository }: GitRepository,
  store: Store,
  base = 'HEAD',
  headRuntime = runtime,
) {
  const wish = { base, repository, headRuntime, cacheDirectory: '/nowhere' }
  const both = await buildPair({ ...wish, commands, store }, host)
  return { base: numberIn(builtOf(both.base)), head: numberIn(builtOf(both.head)) }
}

/** What it says of its place is true wherever it comes from. */
function numberIn({ directory }: Build): string {
  const built = readFileSync(join(directory, 'built'), 'utf8')
  expect(built.endsWith(directory)).toBe(true)
  return built.slice(0, -directory.length)
}

/** A host whose user may neither do this nor make folders in the store. */
function withForeignStore({ directory }: Store, act: 'read' | 'write'): Host {
  const forbid = (path: string | undefined): void => {
    if (path?.startsWith(directory) === true) throw new Error(`EACCES: permission denied, ${path}`)
  }
  const { files } = host
  const read: Files['read'] = async (path) => (forbid(path), files.read(path))
  const write: Files['write'] = async (path, text) => (forbid(path), files.write(path, text))
  const temporaryDirectory: Files['temporaryDirectory'] = async (purpose, parent) => (
    forbid(parent),
    files.temporaryDirectory(purpose, parent)
  )
  const forbidden = act === 'read' ? { read } : { write }
  return { ...host, files: { ...files, temporaryDirectory, ...forbidden } }
}
