import { describe, expect, it } from 'vitest'
import { parseJournal } from '../../../src/model/run/parse-journal.ts'
import { sharedNames } from '../../../src/model/run/shared-names.ts'
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
