import { describe, expect, it } from 'vitest'
import { wholeCosts } from '../../src/drivers/typical-pair.ts'

describe('wholeCosts', () => {
  it('counts what is far from the typical call of both slots, and what it costs', () => {
    const { one, two } = wholeCosts({ one: [1, 1.4, 1, 1.2], two: [1, 1, 30, 2] })
    expect(one).toEqual({ 'mean-time': 1.15, 'far-share': 0, 'far-time': null })
    expect(two).toEqual({ 'mean-time': 8.5, 'far-share': 0.5, 'far-time': 16 })
  })

  it('knows nothing of no calls', () => {
    const nothing = { 'mean-time': null, 'far-share': null, 'far-time': null }
    expect(wholeCosts({ one: [], two: [] })).toEqual({ one: nothing, two: nothing })
  })
})
