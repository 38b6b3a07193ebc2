import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { entriesToDrop, prune, pruneOtherCaches } from '../../src/store/prune.ts'
import type { ListedEntry } from '../../src/model/build/stored-build.ts'
import { listEntries } from '../../src/store/read-entry.ts'
import { plantFiles } from '../fakes/git-repository.ts'
import { emptyStore, filled, host, key } from './stores.ts'

function entry(name: string, usedAt: string | null, sizeBytes = 10): ListedEntry {
  return { trustScope: 'trusted', key: name, sizeBytes, usedAt }
}

const usedAtOf = ({ usedAt }: ListedEntry): string | null => usedAt
const now = '2026-03-31T12:00:00.000Z'
const day = 86_400

it.each([
  ['the longest unused first until the rest fits', 20, 90, ['old']],
  ['what nobody used for too long, or ever', 1000, 10, ['old', 'unknown']],
])('entriesToDrop drops %s', (_, sizeBytes, days, names) => {
  const [old, middle] = [
    entry('old', '2026-03-01T00:00:00Z'),
    entry('middle', '2026-03-22T00:00:00Z'),
  ]
  const unknown = names.includes('unknown') ? [entry('unknown', null)] : []
  const room = { sizeBytes, ageSeconds: days * day }
  const dropped = entriesToDrop([old, entry('new', now), ...unknown, middle], usedAtOf, room, now)
  expect(dropped.map(({ key: name }) => name).toSorted()).toEqual(names)
})

it('prune removes builds beyond the limits and what killed runs left half-made', async () => {
  const store = emptyStore()
  const folder = await filled(store)
  const trustScope = join(store.directory, 'trusted')
  plantFiles(trustScope, {
    'deadheat-new-killed/used': '2020-01-01T00:00:00Z',
    'deadheat-new-atwork/used': host.clock.now(),
  })
  const room = { sizeBytes: 1e9, ageSeconds: day }
  expect(await prune(store.directory, room, host)).toEqual([])
  expect(existsSync(folder)).toBe(true)
  expect(readdirSync(trustScope).toSorted()).toEqual([key, 'deadheat-new-atwork'].toSorted())
  const [dropped] = await prune(store.directory, { ...room, sizeBytes: 1 }, host)
  expect(dropped?.key).toBe(key)
  expect(await listEntries(store.directory, host)).toEqual([])
})

it('pruneOtherCaches removes whatever else is cached beyond the limits, and nothing that a link leads to', async () => {
  const on = dirname(emptyStore().directory)
  const elsewhere = join(dirname(on), `${basename(on)}-elsewhere`)
  mkdirSync(join(on, 'packages/trusted'), { recursive: true })
  plantFiles(on, { 'runtimes/node-1/node': 'x'.repeat(1024) })
  plantFiles(elsewhere, { tool: '' })
  symlinkSync(elsewhere, join(on, 'tools'))
  const room = { sizeBytes: 1e9, ageSeconds: day }
  const namesRemoved = async (limits: typeof room): Promise<readonly string[]> =>
    (await pruneOtherCaches(on, limits, host)).map(({ name }) => name)
  expect(await namesRemoved(room)).toEqual(['packages/trusted'])
  expect(await namesRemoved({ ...room, sizeBytes: 1 })).toEqual(['runtimes/node-1'])
  expect(readdirSync(join(on, 'runtimes'))).toEqual([])
  expect(readdirSync(elsewhere)).toEqual(['tool'])
  rmSync(elsewhere, { recursive: true })
})
