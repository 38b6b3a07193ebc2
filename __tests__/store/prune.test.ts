import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

describe('entriesToDrop', () => {
  it('drops the longest unused first until the rest fits', () => {
    const entries = [
      entry('old', '2026-03-01T00:00:00Z'),
      entry('new', '2026-03-31T00:00:00Z'),
      entry('middle', '2026-03-20T00:00:00Z'),
    ]
    const dropped = entriesToDrop(entries, usedAtOf, { sizeBytes: 20, ageSeconds: 90 * day }, now)
    expect(dropped.map(({ key: name }) => name)).toEqual(['old'])
  })

  it('drops what nobody used for too long, or ever', () => {
    const entries = [
      entry('old', '2026-03-21T11:59:59.999Z'),
      entry('unknown', null),
      entry('new', '2026-03-21T12:00:00.000Z'),
    ]
    const dropped = entriesToDrop(entries, usedAtOf, { sizeBytes: 1000, ageSeconds: 10 * day }, now)
    expect(dropped.map(({ key: name }) => name)).toEqual(['old', 'unknown'])
  })
})

it('prune removes builds beyond the limits and what killed runs left half-made', async () => {
  const store = emptyStore()
  const folder = await filled(store)
  const trustScope = join(store.directory, 'trusted')
  plantFiles(trustScope, {
    'deadheat-new-killed/used': '2026-03-30T11:59:59Z',
    'deadheat-gone-empty1/tree': '',
    'deadheat-new-atwork/used': '2026-03-30T12:00:00Z',
  })
  plantFiles(store.directory, { note: '' })
  symlinkSync(trustScope, join(store.directory, 'link'))
  writeFileSync(join(folder, 'used'), now)
  const size = readFileSync(join(folder, 'size'))
  writeFileSync(join(folder, 'size'), 'spoilt')
  expect(await listEntries(store.directory, host)).toEqual([entry(key, now, 0)])
  writeFileSync(join(folder, 'size'), size)
  const room = { sizeBytes: 1e9, ageSeconds: day }
  const onThatDay = { ...host, clock: { ...host.clock, now: () => now } }
  expect(await prune(store.directory, room, onThatDay)).toEqual([])
  expect(existsSync(folder)).toBe(true)
  expect(readdirSync(trustScope).toSorted()).toEqual([key, 'deadheat-new-atwork'].toSorted())
  const [dropped] = await prune(store.directory, { ...room, sizeBytes: 1 }, onThatDay)
  expect(dropped?.key).toBe(key)
  expect(await listEntries(store.directory, host)).toEqual([])
})

it('pruneOtherCaches removes whatever else is cached beyond the limits, and nothing that a link leads to', async () => {
  const on = dirname(emptyStore().directory)
  const elsewhere = join(dirname(on), `${basename(on)}-elsewhere`)
  mkdirSync(join(on, 'packages/trusted'), { recursive: true })
  plantFiles(on, { 'runtimes/node-1/node': 'x'.repeat(1024), index: 'x', 'builds/a/b': 'x' })
  plantFiles(elsewhere, { tool: '' })
  symlinkSync(elsewhere, join(on, 'tools'))
  const room = { sizeBytes: 1e9, ageSeconds: day }
  expect(await pruneOtherCaches(on, room, host)).toEqual([
    { name: 'packages/trusted', sizeBytes: 0, changedAt: null },
  ])
  const removed = await pruneOtherCaches(on, { ...room, sizeBytes: 0 }, host)
  expect(removed.map(({ name }) => name).toSorted()).toEqual(['index', 'runtimes/node-1'])
  expect(existsSync(join(on, 'builds/a/b'))).toBe(true)
  expect(readdirSync(join(on, 'runtimes'))).toEqual([])
  expect(readdirSync(elsewhere)).toEqual(['tool'])
  rmSync(elsewhere, { recursive: true })
})
