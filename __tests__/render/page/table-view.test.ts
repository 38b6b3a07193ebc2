import { describe, expect, it } from 'vitest'
import { tableView } from '../../../src/render/page/client/table-view.ts'
import { pageRowsOf } from '../../../src/render/page/data/page-rows-of.ts'
import { rowsOf } from '../../../src/render/rows/row.ts'
import { exampleRun } from '../../fakes/report-runs.ts'

const { result } = exampleRun()
const rows = pageRowsOf(result, rowsOf(result))
const plain = { key: 'judged', descending: false, filter: '', words: new Set<string>() }

const idsOf = (changes: Partial<typeof plain>): readonly string[] =>
  tableView(rows, { ...plain, ...changes }).map((at) => rows[at]?.id ?? '')

describe('tableView', () => {
  it('keeps the order of the program until it is asked for another one', () => {
    expect(idsOf({})).toEqual(rows.map(({ id }) => id))
  })

  it('sorts numbers in names by their size', () => {
    expect(idsOf({ key: 'name', filter: 'digest' })).toEqual(
      [1, 2, 4, 16].map((workers) => `hash/digest workers=${String(workers)}`),
    )
  })

  it('sorts by a number, and puts rows that have none at the end both ways', () => {
    const withNone = rows.map((row, at) => (at === 3 ? { ...row, change: null } : row))
    for (const descending of [true, false]) {
      expect(tableView(withNone, { ...plain, key: 'change', descending }).at(-1)).toBe(3)
    }
    expect(idsOf({ key: 'change', descending: true })[0]).toBe('napi/create-object n=100000')
  })

  it('finds rows that have all words, whatever their case', () => {
    expect(idsOf({ filter: 'CLUSTER sync=' })).toEqual([])
    expect(idsOf({ filter: 'CLUSTER async' })).toEqual(['cluster/async clients=5'])
  })
})
