import { expect, it } from 'vitest'
import { rowsThatFit } from '../../../src/plan/budget/rows-that-fit.ts'

it('rowsThatFit takes of every file the first row before the second of any', () => {
  const rows = ['url/a 1', 'url/a 2', 'url/a 3', 'fs/b 1', 'fs/b 2'].map((id) => ({
    id,
    name: id.slice(0, -2),
  }))
  expect([...rowsThatFit(rows, 3.9)]).toEqual(['url/a 1', 'fs/b 1', 'url/a 2'])
  expect([...rowsThatFit(rows, 1000)]).toHaveLength(rows.length)
  expect([...rowsThatFit(rows, -1)]).toEqual(['url/a 1'])
  expect([...rowsThatFit([], 10)]).toEqual([])
})
