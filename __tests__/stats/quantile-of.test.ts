import * as fc from 'fast-check'
import { quantile } from 'simple-statistics'
import { describe, expect, it } from 'vitest'
import { quantileOf } from '../../src/stats/quantile-of.ts'

const numbers = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), {
  minLength: 1,
  maxLength: 50,
})
const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other)

describe('a quantile', () => {
  it('is the median at one half, the least at 0 and the greatest at 1', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const sorted = ascending(values)
        expect(quantileOf(sorted, 0)).toBe(sorted[0])
        expect(quantileOf(sorted, 1)).toBe(sorted.at(-1))
        expect(quantileOf(sorted, 0.5)).toBeCloseTo(quantile(sorted, 0.5), 6)
      }),
    )
  })

  it('lies between its neighbours in proportion', () => {
    expect(quantileOf([1, 2, 4], 0.25)).toBe(1.5)
    expect(quantileOf([1, 2, 4], 0.75)).toBe(3)
  })

  it('needs at least one number', () => {
    expect(() => quantileOf([], 0.5)).toThrow(RangeError)
  })
})
