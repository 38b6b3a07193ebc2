import * as fc from 'fast-check'
import { sampleRankCorrelation } from 'simple-statistics'
import { describe, expect, it } from 'vitest'
import { rankTrend } from '../../src/stats/rank-trend.ts'

describe('rankTrend', () => {
  it('finds a series that only rises', () => {
    const { correlation, p } = rankTrend(
      Float64Array.from({ length: 20 }, (_, index) => index ** 2),
    )
    expect(correlation).toBeCloseTo(1, 12)
    expect(p).toBeLessThan(1e-4)
  })

  it('finds nothing in a series that swings, is constant or short', () => {
    expect(rankTrend(Float64Array.from([1, 2, 1, 2, 1, 2, 1, 2, 1, 2])).p).toBeGreaterThan(0.3)
    expect(rankTrend(Float64Array.from([5, 5, 5, 5, 5]))).toEqual({ correlation: 0, p: 1 })
    expect(rankTrend(Float64Array.from([1, 2]))).toEqual({ correlation: 0, p: 1 })
  })

  it('is the rank correlation of simple-statistics, ties included', () => {
    const series = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 60 })
    fc.assert(
      fc.property(series, (values) => {
        const positions = values.map((_, index) => index)
        const expected = sampleRankCorrelation(values, positions)
        const { correlation } = rankTrend(Float64Array.from(values))
        expect(correlation).toBeCloseTo(Number.isFinite(expected) ? expected : 0, 10)
      }),
    )
  })
})
