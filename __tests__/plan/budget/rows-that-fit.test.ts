import { array, assert, constantFrom, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsThatFit } from '../../../src/plan/budget/rows-that-fit.ts'

const costed = (name: string, n: number, seconds: number) => ({ id: `${name} ${n}`, name, seconds })

describe('rowsThatFit', () => {
  it('takes of every file the cheapest row before the second of any', () => {
    const rows = [
      costed('url/a', 1, 5),
      costed('url/a', 2, 1),
      costed('url/a', 3, 2),
      costed('fs/b', 1, 30),
      costed('fs/b', 2, 10),
    ]
    expect([...rowsThatFit(rows, 13)]).toEqual(['url/a 2', 'fs/b 2', 'url/a 3'])
    expect([...rowsThatFit(rows, 1000)]).toHaveLength(rows.length)
    expect([...rowsThatFit(rows, 0)]).toEqual(['url/a 2'])
    expect([...rowsThatFit([], 10)]).toEqual([])
  })

  it('never costs more than the budget, but for a single row', () => {
    const one = record({
      name: constantFrom('a/a', 'a/b', 'b/a'),
      seconds: double({ min: 0.1, max: 50, noNaN: true }),
    })
    assert(
      property(array(one), double({ min: 0, max: 200, noNaN: true }), (drawn, budget) => {
        const rows = drawn.map((each, at) => ({ ...each, id: String(at) }))
        const kept = rowsThatFit(rows, budget)
        const cost = rows
          .filter(({ id }) => kept.has(id))
          .reduce((sum, { seconds }) => sum + seconds, 0)
        expect(kept.size <= 1 || cost <= budget + 1e-9).toBe(true)
      }),
    )
  })
})
