import { expect, it } from 'vitest'
import { rankTrend } from '../../src/stats/rank-trend.ts'

it('finds a series that only rises', () => {
  const { correlation, p } = rankTrend([1, 4, 9])
  expect(correlation).toBeCloseTo(1, 12)
  // Twice the normal tail beyond the square root of 2.
  expect(p).toBeCloseTo(0.157299207, 9)
})

it('finds nothing in a series that swings, is constant or short', () => {
  expect(rankTrend([1, 2, 1, 2, 1, 2, 1, 2, 1, 2]).p).toBeGreaterThan(0.3)
  expect(rankTrend([5, 5, 5, 5, 5])).toEqual({ correlation: 0, p: 1 })
  expect(rankTrend([1, 2])).toEqual({ correlation: 0, p: 1 })
})

it('gives equal values their mean rank', () => {
  expect(rankTrend([1, 2, 2, 3]).correlation).toBeCloseTo(Math.sqrt(0.9), 12)
})
