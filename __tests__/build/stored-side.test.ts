import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { resolveRuntime } from '../../src/build/runtime.ts'
import type { Build } from '../../src/model/build.ts'
import type { Runtime } from '../../src/model/runtime.ts'
import { storeOf } from '../../src/store/zones.ts'
import { buildHead, builtOf, type BuildWish } from '../fakes/built.ts'
import { gitRepository, temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()
let runtime: Runtime

beforeAll(async () => {
  runtime = await resolveRuntime('path', host, '/nowhere')
})

// Leaves a number that no other build leaves.
const script = "fs.writeFileSync('built', String(Math.random()) + process.cwd())"
const commands = [['node', '-e', script]]

/** A repository with a package and its lockfile. */
function repositoryOf(): GitRepository {
  const repository = gitRepository()
  const manifest = { name: 'sample', version: '1.0.0' }
  const lock = { name: 'sample', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest } }
  repository.write('package.json', JSON.stringify(manifest))
  repository.write('package-lock.json', JSON.stringify(lock))
  repository.commit('package')
  return repository
}

async function build(
  repository: GitRepository,
  change: Partial<BuildWish>,
  on = host,
): Promise<{ readonly side: Build; readonly number: string; readonly lines: readonly string[] }> {
  const lines: string[] = []
  const onLine = (line: string): number => lines.push(line)
  const { directory } = repository
  const wish = { revision: 'HEAD', runtime, repository: directory, onLine, commands, ...change }
  const side = builtOf(await buildHead(wish, on))
  const built = readFileSync(join(side.directory, 'built'), 'utf8')
  // What it says of its place is true wherever it comes from.
  expect(built.endsWith(side.directory)).toBe(true)
  return { side, number: built.slice(0, -side.directory.length), lines }
}

describe('a side that was built before', () => {
  it('is not built again, as long as nothing that decides the build is another', async () => {
    const repository = repositoryOf()
    const store = storeOf(temporaryFolder(), 'trusted', '1.0.0')
    const first = await build(repository, { store })
    expect(first.side.storedAt).toBeUndefined()
    const second = await build(repository, { store })
    expect(second.number).toBe(first.number)
    expect(second.side.storedAt).toMatch(/^\d{4}-/)
    expect(second.lines.join('\n')).toMatch(/^built on .* and kept as [0-9a-f]{12}: not again$/)
    expect(second.side).toMatchObject({ recipe: 'command', side: 'head', runtime })
    // The same files under another commit are the same build.
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'nothing')
    expect((await build(repository, { store })).number).toBe(first.number)
    const others: readonly Partial<BuildWish>[] = [
      { store: { ...store, version: '1.0.1' } },
      { store, commands: [['node', '-e', `${script};`]] },
      { store, runtime: { ...runtime, versions: { ...runtime.versions, v8: '0' } } },
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

  it('is built anew, and says so, when what was kept is spoilt', async () => {
    const repository = repositoryOf()
    const store = storeOf(temporaryFolder(), 'trusted', '1.0.0')
    const first = await build(repository, { store })
    const zone = join(store.directory, 'trusted')
    const [key = ''] = readdirSync(zone)
    writeFileSync(join(zone, key, 'tree/built'), 'poison')
    const second = await build(repository, { store })
    expect(second.number).not.toBe(first.number)
    expect(second.lines[0]).toMatch(/^a stored build was removed and is made anew: built: expected/)
    expect((await build(repository, { store })).number).toBe(second.number)
  })

  it('is built again on another day when no lockfile holds its dependencies', async () => {
    const repository = repositoryOf()
    repository.git('rm', '--quiet', 'package-lock.json')
    repository.commit('unlocked')
    const store = storeOf(temporaryFolder(), 'trusted', '1.0.0')
    const on = (now: string) => ({ ...host, clock: { ...host.clock, now: () => now } })
    const first = await build(repository, { store }, on('2026-03-01T10:00:00Z'))
    const later = await build(repository, { store }, on('2026-03-01T20:00:00Z'))
    const next = await build(repository, { store }, on('2026-03-02T00:00:00Z'))
    expect(later.number).toBe(first.number)
    expect(next.number).not.toBe(first.number)
  })
})
