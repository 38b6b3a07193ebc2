import { describe, expect, it } from 'vitest'
import { stopRule } from '../../../src/analysis/stopping/stop-rule.ts'

const looks = [8, 12, 16]

describe('enough', () => {
  it('sends every benchmark to the first look', () => {
    const standing = stopRule({ benchmarkIds: ['a', 'b'], looks, rows: [] })
    expect([...standing]).toEqual([
      ['a', 8],
      ['b', 8],
    ])
  })

  it('stops a benchmark when all its rows are decided', () => {
    const rows = [
      { name: 'a', verdict: 'unchanged', pairs: 8 },
      { name: 'a', verdict: 'regression', pairs: 8 },
      { name: 'b', verdict: 'unchanged', pairs: 8 },
      { name: 'b', verdict: 'inconclusive', pairs: 8 },
    ] as const
    expect([...stopRule({ benchmarkIds: ['a', 'b'], looks, rows })]).toEqual([['b', 12]])
  })

  it('stops at the last look', () => {
    const rows = [{ name: 'a', verdict: 'inconclusive', pairs: 16 }] as const
    expect(stopRule({ benchmarkIds: ['a'], looks, rows }).size).toBe(0)
  })

  it('goes on to the look that the row with the fewest pairs still has to reach', () => {
    const rows = [
      { name: 'a', verdict: 'inconclusive', pairs: 12 },
      { name: 'a', verdict: 'inconclusive', pairs: 11 },
    ] as const
    expect(stopRule({ benchmarkIds: ['a'], looks, rows }).get('a')).toBe(12)
  })
})
