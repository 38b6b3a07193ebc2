import { describe, expect, it } from 'vitest'
import { axisRange } from '../../../src/render/rows/axis-range.ts'
import { forest, type ForestRow } from '../../../src/render/page/table/forest.ts'

const row = (facts: Partial<ForestRow>): ForestRow => ({
  change: 0,
  low: -0.01,
  high: 0.01,
  floor: null,
  threshold: 0.02,
  verdict: 'unchanged',
  ...facts,
})

const same = Array.from({ length: 9 }, () => row({}))

describe('the axis of a table', () => {
  it('ends at 1, 2 or 5 times a power of ten, and shows every threshold', () => {
    expect(axisRange(same)).toBe(0.05)
    expect(axisRange([row({ threshold: 0.4 })])).toBe(1)
    expect(axisRange([])).toBe(0.01)
  })

  it.each([1, 12])(
    'shows what is called whole, however far it is from the others, among %i',
    (count) => {
      const called = row({ verdict: 'regression', change: 34, low: 33, high: 35 })
      const range = axisRange([called, ...Array.from({ length: count - 1 }, () => row({}))])
      expect(range).toBe(50)
      expect(forest(called, range).markup).not.toContain('l-6')
    },
  )

  it('leaves out one of ten that nothing is said of: it ends in an arrow', () => {
    const far = row({ verdict: 'inconclusive', low: 0.1, high: 0.9 })
    expect(axisRange([far, ...same])).toBe(0.05)
    expect(forest(far, 0.05).markup).toContain('l-6 -5m6 5l-6 5')
  })
})
