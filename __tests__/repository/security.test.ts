import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TOP } from './tracked-files.ts'

const text = readFileSync(join(TOP, 'docs/security.md'), 'utf8')
const rows = text.split('\n').filter((line) => /^\| \d+ \|/.test(line))
const principles = text.split('\n').filter((line) => line.startsWith('| **'))

/** `path` "name of a test", as the table writes it; a long name is cut off by an ellipsis. */
const named = [
  ...text.matchAll(/`(?<file>__tests__\/[\w/.-]+\.test\.ts)`(?: "(?<name>[^"]+)")?/g),
].map(({ groups }) => ({
  file: groups?.['file'] ?? '',
  name: (groups?.['name'] ?? '').replace(/…$/, '').replaceAll(/\s+/g, ' '),
}))
const defences = [...text.matchAll(/`(?<file>src\/[\w/.-]+)`/g)].map(
  ({ groups }) => groups?.['file'] ?? '',
)

describe('the threat model', () => {
  it('has a row for every principle and every other attack, each with a defence and a test', () => {
    expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(
      Array.from(rows, (_, index) => index + 1),
    )
    expect(rows.length).toBeGreaterThanOrEqual(15)
    expect(principles.length).toBeGreaterThanOrEqual(10)
    const bare = [...principles, ...rows].filter(
      (row) => !/`(?:src|\.github)\//.test(row) || !row.includes('"'),
    )
    expect(bare).toEqual([])
  })

  it.each(named)('names a test that is there: $file "$name"', ({ file, name }) => {
    expect(existsSync(join(TOP, file))).toBe(true)
    expect(readFileSync(join(TOP, file), 'utf8')).toContain(name)
  })

  it('names files that are there', () => {
    expect(defences.filter((file) => !existsSync(join(TOP, file)))).toEqual([])
  })
})
