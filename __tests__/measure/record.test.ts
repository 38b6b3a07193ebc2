import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFiles } from '../../src/host/files/files.ts'
import { record } from '../../src/measure/record.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { collect } from '../../src/measure/collect.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { roomToKeep } from '../../src/model/unmeasurable-error.ts'
import { collectRequestOf } from '../fakes/collect-requests.ts'
import { measuringHost } from '../fakes/measuring-host.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { realHost } from '../fakes/real-host.ts'

const entry = { type: 'end', seconds: 1, reason: 'a test' } as const

it('record appends a line, and promises nothing of a journal whose folder was removed', async () => {
  const folder = join(temporaryFolder(), 'results')
  const path = join(folder, 'journal.ndjson')
  await expect(record(entry, path, createFiles())).rejects.toThrow(
    /ENOENT.*: its folder was removed, with what was measured: start again$/,
  )
  mkdirSync(folder)
  await record(entry, path, createFiles())
  expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify(entry)}\n`)
})

const plan = planOf({ benchmarks: [benchmarkOf('one')] })

it('a disk that fills up ends a run in one line while there is room for its report, and the rest follows', async () => {
  const disk = roomToKeep(0) + 12_000
  const { host, journal } = measuringHost()
  const written = (): number => journal.join('').length
  const files = {
    ...host.files,
    sizeBytes: () => Promise.resolve(written()),
    freeBytes: () => Promise.resolve(disk - written()),
  }
  await expect(collect(collectRequestOf(plan), { ...host, files })).rejects.toThrow(
    /^expected 4\.2 MB free on the disk of \/results\/journal\.ndjson, got 4\.2 MB: make room there, then continue with --resume; what was measured before is kept$/,
  )
  expect(journal.length).toBeGreaterThan(3)
  const past = parseJournal(journal.join(''), 'journal')
  const more = measuringHost()
  const { reason } = await collect(collectRequestOf(plan, { past }), more.host)
  expect(reason).toBe('nothing is left to measure')
  const whole = measuringHost()
  await collect(collectRequestOf(plan), whole.host)
  expect(journal.length + more.journal.length).toBe(whole.journal.length)
})

it('a disk is seen as it is', async () => {
  const { files } = realHost()
  expect(await files.freeBytes('/')).toBeGreaterThan(0)
  expect(await files.freeBytes('/no/such/folder')).toBeNull()
})
