import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { type Result, parseResult } from '../../src/model/judging/result.ts'
import { blockKindSchema } from '../../src/model/run/sample.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/journals/${name}`, import.meta.url), 'utf8')

/** With twelve digits: a formula that is written otherwise may round the last ones otherwise. */
const rounded = (result: Result): unknown =>
  JSON.parse(JSON.stringify(result), (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  )

const resultThen = rounded(parseResult(fixture('result.json'), 'a result', 'result.json'))

it('the stored journal, with blocks of every kind, gives the result of then, and is written as it was read', () => {
  const text = fixture('journal.ndjson')
  const entries = parseJournal(text, 'journal')
  expect(rounded(resultOf(entries))).toEqual(resultThen)
  expect(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')).toBe(text)
  const kinds = entries.flatMap((entry) => ('sample' in entry ? [entry.sample.block.kind] : []))
  expect(new Set(kinds)).toEqual(new Set(blockKindSchema.options))
})

const others = 'measure again with this version, or read it with the version that wrote it'

it('what another version wrote is refused with both formats, whatever else it holds, or with none where it names none', () => {
  const line = '{"type":"run","format":"deadheat-journal/2","contests":[]}\n'
  expect(() => parseJournal(line, 'old.ndjson')).toThrow(
    `expected a journal in the format deadheat-journal/3 in old.ndjson, got "deadheat-journal/2": ${others}`,
  )
  expect(() => parseResult('{"format":"deadheat-result/1"}', 'a result', 'old.json')).toThrow(
    `expected a result in the format deadheat-result/2 in old.json, got "deadheat-result/1": ${others}`,
  )
  expect(() => parseResult('{}', 'a result', 'x.json')).toThrow('x.json, got format: ')
  const long = `{"type":"run","format":"${'x'.repeat(1000)}"}\n`
  expect(() => parseJournal(long, 'x')).toThrow(/^.{150,250}$/)
})

const entry = { type: 'end', seconds: 3, reason: 'decided' }
const end = JSON.stringify(entry)

it('a journal loses a last line that was cut off, and is refused when a line inside is no entry, which is named', () => {
  expect(parseJournal(`${end}\n${end.slice(0, 9)}`, 'j')).toEqual([entry])
  expect(() => parseJournal(`${end}\nnonsense\n${end}\n`, 'j.ndjson')).toThrow(
    'expected an entry of a journal in j.ndjson line 2, got nonsense',
  )
  expect(() => parseJournal('{"type":"end","seconds":-1,"reason":""}\n', 'j')).toThrow(
    /j line 1, got seconds: expected at least 0, got -1$/,
  )
  expect(() => parseJournal('{"type":"x"}\n', 'j')).toThrow(
    /got type: expected one that this version knows, got "x"$/,
  )
})
