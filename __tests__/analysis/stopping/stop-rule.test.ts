import { describe, expect, it } from 'vitest'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { gatingMetrics } from '../../fakes/results.ts'
import { firstUsableLook, stopRule } from '../../../src/analysis/stopping/stop-rule.ts'

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

describe('firstUsableLook', () => {
  it('comes later the more tests share alpha, and not at all with too few pairs', () => {
    const first = (count: number): number | null =>
      firstUsableLook(
        planOf({
          benchmarks: Array.from({ length: count }, (_, at) => benchmarkOf(`b${at}`)),
          metrics: [...gatingMetrics],
        }),
      )
    expect([first(1), first(2), first(20)]).toEqual([10, 11, 15])
    const { policy } = planOf()
    expect(firstUsableLook(planOf({ policy: { ...policy, looks: [8] } }))).toBeNull()
  })
})
