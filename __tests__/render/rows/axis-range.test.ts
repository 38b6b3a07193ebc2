import { describe, expect, it } from 'vitest'
import { axisRange, type RowOnAxis } from '../../../src/render/rows/axis-range.ts'

const row = (facts: Partial<RowOnAxis>): RowOnAxis => ({
  low: -0.01,
  high: 0.01,
  threshold: 0.02,
  verdict: 'unchanged',
  ...facts,
})

const same = (count: number): RowOnAxis[] => Array.from({ length: count }, () => row({}))

const counts = Array.from({ length: 12 }, (_, at) => at + 1)

describe('the axis of a table', () => {
  it('ends at 1, 2 or 5 times a power of ten, and shows every threshold', () => {
    expect(axisRange(same(9))).toBe(0.05)
    expect(axisRange([row({ threshold: 0.4 })])).toBe(1)
    expect(axisRange([])).toBe(0.01)
  })

  it.each(counts)('shows what is called whole, however far off, in a table of %i', (count) => {
    const slower = row({ verdict: 'regression', low: 33, high: 35 })
    const faster = row({ verdict: 'improvement', low: -0.95, high: -0.9 })
    expect(axisRange([...same(count - 1), slower])).toBe(50)
    expect(axisRange([...same(count - 1), faster])).toBe(1)
    expect(axisRange(Array.from({ length: count }, () => slower))).toBe(50)
  })

  it.each(counts)('goes by nine in ten rows that nothing is said of, of %i', (count) => {
    const far = row({ verdict: 'inconclusive', low: 0.1, high: 0.9 })
    expect(axisRange([far, ...same(count - 1)])).toBe(count < 10 ? 1 : 0.05)
  })
})
