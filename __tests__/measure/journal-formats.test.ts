import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { parseJournal } from '../../src/model/run/parse-journal.ts'

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/journals/${name}`, import.meta.url), 'utf8')

const bytesOf = (entries: readonly JournalEntry[]): string =>
  `${JSON.stringify(resultOf(entries), null, 2)}\n`

const textOf = (entries: readonly JournalEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

describe('a journal of format 1', () => {
  const text = fixture('format-1.ndjson')
  const entries = parseJournal(text, 'format-1')

  it('gives the bytes of result.json that it gave then', () => {
    expect(text).toContain('"format":"deadheat-journal/1"')
    expect(bytesOf(entries)).toBe(fixture('result.json'))
  })

  it('gives the same bytes when it is written as format 2', () => {
    const now = textOf(entries)
    expect(now).toContain('"format":"deadheat-journal/2"')
    expect(now).not.toContain('"control":')
    expect(bytesOf(parseJournal(now, 'format-2'))).toBe(fixture('result.json'))
  })

  it('has blocks of every kind', () => {
    const kinds = entries.flatMap((entry) => ('sample' in entry ? [entry.sample.block.kind] : []))
    expect(new Set(kinds)).toEqual(new Set(['warm-up', 'pair', 'control', 'rebuild']))
  })

  it('may go on in format 2', () => {
    const lines = text.split('\n')
    const [begun, rest] = [lines.slice(0, 20), lines.slice(20)]
    const later = textOf(parseJournal([lines[0], ...rest].join('\n'), 'later'))
    const mixed = [...begun, ...later.split('\n').slice(1)].join('\n')
    expect(parseJournal(mixed, 'mixed')).toEqual(entries)
  })

  it('is refused when a line is of neither format', () => {
    const broken = text.replace('"control":true', '"control":"perhaps"')
    expect(() => parseJournal(broken, 'broken')).toThrow(/broken line \d+, got sample\.block/)
  })
})
