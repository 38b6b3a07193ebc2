import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mirroredTrimmedMean } from '../../src/drivers/typical-pair.ts'

const values = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1 })

describe('mirroredTrimmedMean', () => {
  it('cuts the same number at both ends', () => {
    // R: mean(c(1, 2, 3, 4, 100), trim = 0.2) is 3; mean(c(1, 2, 4, 5, 9, 1000), trim = 0.2) is 5.
    expect(mirroredTrimmedMean([100, 2, 3, 4, 1])).toBe(3)
    expect(mirroredTrimmedMean([1, 2, 4, 5, 9, 1000])).toBe(5)
    expect(mirroredTrimmedMean([1, 3])).toBe(2)
  })

  it('is negated to the last bit when every value is', () => {
    fc.assert(
      fc.property(values, (list) => {
        const negated = list.map((value) => 0 - value)
        expect(0 - mirroredTrimmedMean(negated)).toBe(0 + mirroredTrimmedMean(list))
      }),
    )
  })

  it('lies between the least and the greatest value', () => {
    fc.assert(
      fc.property(values, (list) => {
        const mean = mirroredTrimmedMean(list)
        expect(mean).toBeGreaterThanOrEqual(Math.min(...list) - 1e-9)
        expect(mean).toBeLessThanOrEqual(Math.max(...list) + 1e-9)
      }),
    )
  })

  it('refuses to say anything of nothing', () => {
    expect(() => mirroredTrimmedMean([])).toThrow(RangeError)
  })
})
