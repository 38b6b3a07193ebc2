import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { report } from '../../src/cli/report.ts'
import { exampleRun } from '../fakes/report-runs.ts'
import { ranCommand } from '../fakes/terminals.ts'
import { folderOfFile } from '../fakes/git-repository.ts'

const folder = folderOfFile()

const { entries, result } = exampleRun()
const journal = `${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`

function folderWith(files: Readonly<Record<string, string>>): string {
  const path = mkdtempSync(join(folder, 'run-'))
  mkdirSync(path, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return path
}

const run = (...argv: readonly string[]): ReturnType<typeof ranCommand> =>
  ranCommand(report, argv, { directory: folder })

/** Whether the details in a page have values of single pairs. */
function hasPairs(page: string): boolean {
  const [packed = ''] = /(?<=data-part="details">)[^<]*/.exec(page) ?? []
  return inflateRawSync(Buffer.from(packed, 'base64')).includes('"series":[')
}

describe('deadheat report', () => {
  it('makes the page of a folder beside its files, with the pairs of its journal', async () => {
    const path = folderWith({ 'result.json': JSON.stringify(result), 'journal.ndjson': journal })
    const { code, out } = await run(path)
    expect(code).toBe(0)
    expect(out).toBe(`${join(path, 'report.html')}\n`)
    const page = readFileSync(join(path, 'report.html'), 'utf8')
    expect(page).toContain('napi/create-object')
    expect(hasPairs(page)).toBe(true)
  })

  it('makes it of a journal alone, of a run that was cut off as well', async () => {
    const cut = `${journal.split('\n').slice(0, 200).join('\n')}\n{"type":"sam`
    const path = folderWith({ 'journal.ndjson': cut })
    await run(join(path, 'journal.ndjson'), '--output', 'cut.html')
    expect(readFileSync(join(folder, 'cut.html'), 'utf8')).toContain('napi/create-object')
  })

  it('makes it of a result alone, without pairs, and never with those of another run', async () => {
    const other = journal.replace('2026-03-04T05:06:07Z', '2026-03-05T05:06:07Z')
    const paths = [
      folderWith({ 'result.json': JSON.stringify(result) }),
      folderWith({ 'result.json': JSON.stringify(result), 'journal.ndjson': other }),
    ]
    for (const path of paths) {
      await run(join(path, 'result.json'))
      expect(hasPairs(readFileSync(join(path, 'report.html'), 'utf8'))).toBe(false)
    }
  })

  it.each([
    ['nothing', [], 'expected a result, a journal or a folder of them, got none'],
    ['two runs', ['a', 'b'], 'expected a result, a journal or a folder of them, got several'],
    ['an empty folder', [folderWith({})], 'expected result.json or journal.ndjson in'],
    ['another file', [join(folderWith({ x: '{}' }), 'x')], 'expected a result or a journal in'],
  ])('says what it expected when it is given %s', async (_, argv, message) => {
    await expect(run(...argv)).rejects.toThrow(message)
  })
})
