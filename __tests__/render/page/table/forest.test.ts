import { describe, expect, it } from 'vitest'
import { forest } from '../../../../src/render/page/table/forest.ts'

type ForestRow = Parameters<typeof forest>[0]

const row = (facts: Partial<ForestRow>): ForestRow => ({
  change: 0,
  low: -0.01,
  high: 0.01,
  floor: null,
  threshold: 0.02,
  ...facts,
})

describe('the interval of a row on the axis', () => {
  it('stands there whole where the axis reaches as far', () => {
    const called = row({ change: 34, low: 33, high: 35 })
    expect(forest(called, 50).markup).not.toContain('l-6')
  })

  it('ends in an arrow where it reaches beyond', () => {
    const far = row({ low: 0.1, high: 0.9 })
    expect(forest(far, 0.05).markup).toContain('l-6 -5m6 5l-6 5')
  })
})
