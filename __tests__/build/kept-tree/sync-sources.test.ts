import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { bringBack } from '../../../src/build/kept-tree/bring-back.ts'
import { sourcesIn } from '../../../src/build/kept-tree/sources-in.ts'
import { syncSources } from '../../../src/build/kept-tree/sync-sources.ts'
import type { KeptSources } from '../../../src/model/build/kept-sources.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()
let from: string
let to: string
let known: KeptSources['files']

beforeEach(async () => {
  from = temporaryFolder()
  to = temporaryFolder()
  known = {}
  mkdirSync(join(from, 'src'))
  writeFileSync(join(from, 'src/a.c'), 'a')
  writeFileSync(join(from, 'src/b.c'), 'b')
  symlinkSync('a.c', join(from, 'src/link.c'))
  await sync()
})

async function sync(): Promise<number> {
  const sources = await sourcesIn(from, host)
  const remember = (kept: KeptSources['files']): Promise<void> => {
    known = kept
    return Promise.resolve()
  }
  const { changed } = await syncSources({ from, to }, { sources, known, remember }, host)
  return changed
}

const timeOf = (name: string): number => statSync(join(to, name)).mtimeMs

it('syncSources writes only what differs, so that the rest keeps its times', async () => {
  const before = timeOf('src/b.c')
  expect(await sync()).toBe(0)
  writeFileSync(join(from, 'src/a.c'), 'other')
  expect(await sync()).toBe(1)
  expect(readFileSync(join(to, 'src/link.c'), 'utf8')).toBe('other')
  expect(timeOf('src/b.c')).toBe(before)
})

it('syncSources removes what is gone, and takes a file for a folder and back', async () => {
  rmSync(join(from, 'src'), { recursive: true })
  writeFileSync(join(from, 'src'), 'a file now')
  await sync()
  expect(readFileSync(join(to, 'src'), 'utf8')).toBe('a file now')
  rmSync(join(from, 'src'))
  mkdirSync(join(from, 'src'))
  writeFileSync(join(from, 'src/a.c'), 'again')
  await sync()
  expect(readFileSync(join(to, 'src/a.c'), 'utf8')).toBe('again')
})

it('syncSources puts back what a build has changed of its sources', async () => {
  writeFileSync(join(to, 'src/a.c'), 'patched by the build')
  expect(await sync()).toBe(1)
  expect(readFileSync(join(to, 'src/a.c'), 'utf8')).toBe('a')
})

it('syncSources finds what was left of a file that was new when it was killed', async () => {
  writeFileSync(join(from, 'src/new.c'), 'new')
  const sources = await sourcesIn(from, host)
  const told: KeptSources['files'][] = []
  const remember = (kept: KeptSources['files']): Promise<void> => {
    told.push(kept)
    return Promise.resolve()
  }
  await syncSources({ from, to }, { sources, known, remember }, host)
  expect(told[0]?.['src/new.c']?.stamp).toBe('unknown')
})

it('syncSources writes and removes nothing through a link that a build has laid', async () => {
  const outside = temporaryFolder()
  for (const name of ['a.c', 'b.c']) writeFileSync(join(outside, name), 'of somebody else')
  rmSync(join(to, 'src'), { recursive: true })
  symlinkSync(outside, join(to, 'src'))
  rmSync(join(from, 'src/b.c'))
  writeFileSync(join(from, 'src/a.c'), 'changed')
  await sync()
  expect(readFileSync(join(to, 'src/a.c'), 'utf8')).toBe('changed')
  for (const name of ['a.c', 'b.c']) {
    expect(readFileSync(join(outside, name), 'utf8')).toBe('of somebody else')
  }
})

it('bringBack writes nothing through a link of the sources that the build made a folder', async () => {
  const outside = temporaryFolder()
  mkdirSync(join(to, 'made'))
  writeFileSync(join(to, 'made/a.c'), 'made')
  symlinkSync(outside, join(from, 'made'))
  await bringBack({ from: to, to: from, sources: known }, host)
  expect(readdirSync(outside)).toEqual([])
  expect(readFileSync(join(from, 'made/a.c'), 'utf8')).toBe('made')
})
