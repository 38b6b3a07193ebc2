import { describe, expect, it } from 'vitest'
import { parseJournal, sharedNames } from '../../../src/model/run/read-journal.ts'
import { journalOf, samplesOf } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'

describe('entries of several shards', () => {
  it('are the same whether or not they share the names of their benchmarks', () => {
    const plan = planOf({ benchmarks: [benchmarkOf('a'), benchmarkOf('b')] })
    const shard = { index: 1, of: 2, family: 4, rows: ['a', 'b', 'c'] }
    const entries = journalOf(
      { ...plan, shard },
      { a: samplesOf('a', { count: 3, effect: 0, noise: 0.01, seed: 1 }), b: [] },
    )
    const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
    const share = sharedNames()
    expect(parseJournal(text, 'one', share)).toEqual(entries)
    expect(parseJournal(text, 'two', share)).toEqual(entries)
  })
})

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
      /j line 1, got seconds: Too small/,
    )
  })

  it('is empty when the file is', () => {
    expect(parseJournal('', 'j')).toEqual([])
  })
})
