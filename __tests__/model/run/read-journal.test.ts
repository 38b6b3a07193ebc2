import { describe, expect, it } from 'vitest'
import { parseJournal } from '../../../src/model/run/read-journal.ts'

const end = JSON.stringify({ type: 'end', seconds: 3, reason: 'decided' })

describe('a journal', () => {
  it('loses a last line that was cut off in the middle of writing', () => {
    expect(parseJournal(`${end}\n${end.slice(0, 9)}`, 'j')).toEqual([
      { type: 'end', seconds: 3, reason: 'decided' },
    ])
  })

  it('is refused when a line inside is no entry, and the line is named', () => {
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

  it('is empty when the file is', () => {
    expect(parseJournal('', 'j')).toEqual([])
  })
})
