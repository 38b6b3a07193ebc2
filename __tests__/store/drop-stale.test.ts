import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import { dropStale } from '../../src/store/drop-stale.ts'
import { putIn } from '../../src/store/put-in.ts'
import type { Store } from '../../src/store/store.ts'
import { takeOut } from '../../src/store/take-out.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { buildIn, builtTree, emptyStore, host, key, place } from './stores.ts'

async function keptWith(inputs: readonly string[], store: Store, headers?: string): Promise<void> {
  const tree = builtTree()
  const build = buildIn(tree)
  const runtime = { ...build.runtime, headersDirectory: headers ?? null }
  const kept = { key, label: 'main', place: tree, build: { ...build, runtime }, inputs }
  expect(await putIn(kept, store, host)).toBeNull()
}

describe('a stored build with inputs', () => {
  it('stays as long as each of them is what it was', async () => {
    const [folder, store] = [temporaryFolder(), emptyStore()]
    const [header, none, names] = [join(folder, 'a.h'), join(folder, 'b.h'), join(folder, 'names')]
    mkdirSync(names)
    writeFileSync(header, 'one')
    const inputs = [header, none, names]
    const changes = [
      () => writeFileSync(header, 'two'),
      () => rmSync(header),
      () => writeFileSync(none, ''),
      () => writeFileSync(join(names, 'new.h'), ''),
    ]
    for (const change of changes) {
      writeFileSync(header, 'one')
      await keptWith(inputs, store)
      expect(await dropStale({ key, headersDirectory: null, store }, host)).toBeNull()
      expect(await takeOut({ key, target: place(), store }, host)).toMatchObject({ kind: 'build' })
      change()
      expect(await dropStale({ key, headersDirectory: null, store }, host)).toMatch(
        / has changed since it was built$/,
      )
      expect(await takeOut({ key, target: place(), store }, host)).toEqual({ kind: 'none' })
    }
  })

  it('reads a file again only when it was touched, and then once', async () => {
    const [folder, store] = [temporaryFolder(), emptyStore()]
    const header = join(folder, 'a.h')
    writeFileSync(header, 'one')
    await keptWith([header], store)
    let reads = 0
    const counting: Host = {
      ...host,
      files: { ...host.files, fingerprint: (path) => ((reads += 1), host.files.fingerprint(path)) },
    }
    expect(await dropStale({ key, headersDirectory: null, store }, counting)).toBeNull()
    expect(reads).toBe(0)
    writeFileSync(header, 'one')
    expect(await dropStale({ key, headersDirectory: null, store }, counting)).toBeNull()
    expect(reads).toBe(1)
    expect(await dropStale({ key, headersDirectory: null, store }, counting)).toBeNull()
    expect(reads).toBe(1)
  })

  it("finds the headers of Node.js where the run's own are", async () => {
    const [here, there, store] = [temporaryFolder(), temporaryFolder(), emptyStore()]
    writeFileSync(join(here, 'node.h'), 'one')
    writeFileSync(join(there, 'node.h'), 'one')
    await keptWith([join(here, 'node.h')], store, here)
    rmSync(join(here, 'node.h'))
    expect(await dropStale({ key, headersDirectory: there, store }, host)).toBeNull()
    writeFileSync(join(there, 'node.h'), 'two')
    expect(await dropStale({ key, headersDirectory: there, store }, host)).toContain(
      join(there, 'node.h'),
    )
  })

  it('is not kept when one of them was changed after it had begun to be built', async () => {
    const header = join(temporaryFolder(), 'a.h')
    writeFileSync(header, 'one')
    const tree = builtTree()
    const kept = { key, label: 'main', place: tree, build: buildIn(tree), inputs: [header] }
    const reason = await putIn({ ...kept, begunMs: 0 }, emptyStore(), host)
    expect(reason).toBe(`${header} was changed while it was built`)
  })

  it('notes its digests where no other machine looks for files', async () => {
    const [header, store] = [join(temporaryFolder(), 'a.h'), emptyStore()]
    writeFileSync(header, 'one')
    await keptWith([header], store)
    const stamps = readFileSync(join(store.directory, 'trusted', key, 'stamps'), 'utf8')
    expect(Object.keys(JSON.parse(stamps))).toEqual([header])
  })
})
