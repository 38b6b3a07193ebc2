import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
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
