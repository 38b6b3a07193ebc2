import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import type { Result } from '../../src/model/judging/result.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { parseResult } from '../../src/model/judging/parse-result.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/journals/${name}`, import.meta.url), 'utf8')

/** With twelve digits: a formula that is written otherwise may round the last ones otherwise. */
const rounded = (result: Result): unknown =>
  JSON.parse(JSON.stringify(result), (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  )

// But for the thresholds: what a second build of base shows is not judged any more.
const resultThen = rounded(parseResult(fixture('result.json'), 'a result', 'result.json'))

const textOf = (entries: readonly JournalEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

describe('a journal of format 1', () => {
  const text = fixture('format-1.ndjson')
  const entries = parseJournal(text, 'format-1')

  it('gives the result that it gave then', () => {
    expect(text).toContain('"format":"deadheat-journal/1"')
    expect(rounded(resultOf(entries))).toEqual(resultThen)
  })

  it('gives the same result when it is written as it would be now', () => {
    const now = textOf(entries)
    expect(now).toContain('"format":"deadheat-journal/3"')
    expect(now).not.toContain('"control":')
    expect(rounded(resultOf(parseJournal(now, 'now')))).toEqual(resultThen)
  })

  it('has blocks of every kind', () => {
    const kinds = entries.flatMap((entry) => ('sample' in entry ? [entry.sample.block.kind] : []))
    expect(new Set(kinds)).toEqual(new Set(['warm-up', 'pair', 'control', 'rebuild']))
  })

  it('may go on as it would be written now', () => {
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
