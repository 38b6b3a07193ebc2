import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFiles } from '../../src/host/files/create-files.ts'
import { record } from '../../src/measure/record.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'

const entry = { type: 'end', seconds: 1, reason: 'a test' } as const

describe('record', () => {
  it('appends a line, and promises nothing of a journal whose folder was removed', async () => {
    const folder = join(temporaryFolder(), 'results')
    const path = join(folder, 'journal.ndjson')
    await expect(record(entry, path, createFiles())).rejects.toThrow(
      /ENOENT.*: its folder was removed, with what was measured: start again$/,
    )
    mkdirSync(folder)
    await record(entry, path, createFiles())
    expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify(entry)}\n`)
  })

  it('says where to make room, and that what was measured is kept', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    const files = { ...createFiles(), append: () => Promise.reject(full) }
    await expect(record(entry, '/results/journal.ndjson', files)).rejects.toThrow(
      'make room there, then continue with --resume; what was measured before is kept',
    )
  })
})
