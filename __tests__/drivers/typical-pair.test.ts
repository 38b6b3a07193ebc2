import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mirroredTrimmedMean, wholeCosts } from '../../src/drivers/typical-pair.ts'

const values = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1 })

it('mirroredTrimmedMean cuts the same number at both ends', () => {
  // R: mean(c(1, 2, 3, 4, 100), trim = 0.2) is 3; mean(c(1, 2, 4, 5, 9, 1000), trim = 0.2) is 5.
  expect(mirroredTrimmedMean([100, 2, 3, 4, 1])).toBe(3)
  expect(mirroredTrimmedMean([1, 2, 4, 5, 9, 1000])).toBe(5)
  expect(mirroredTrimmedMean([1, 3])).toBe(2)
  expect(() => mirroredTrimmedMean([])).toThrow(RangeError)
})

it('mirroredTrimmedMean is negated to the last bit when every value is, and lies between the least and the greatest', () => {
  fc.assert(
    fc.property(values, (list) => {
      const mean = mirroredTrimmedMean(list)
      const negated = list.map((value) => 0 - value)
      expect(0 - mirroredTrimmedMean(negated)).toBe(0 + mean)
      expect(mean).toBeGreaterThanOrEqual(Math.min(...list) - 1e-9)
      expect(mean).toBeLessThanOrEqual(Math.max(...list) + 1e-9)
    }),
  )
})

it('wholeCosts counts what is far from the typical call of both slots, and what it costs', () => {
  const { one, two } = wholeCosts({ one: [1, 1.4, 1, 1.2], two: [1, 1, 30, 2] })
  expect(one).toEqual({ 'mean-time': 1.15, 'far-share': 0, 'far-time': null })
  expect(two).toEqual({ 'mean-time': 8.5, 'far-share': 0.5, 'far-time': 16 })
  const nothing = { 'mean-time': null, 'far-share': null, 'far-time': null }
  expect(wholeCosts({ one: [], two: [] })).toEqual({ one: nothing, two: nothing })
})
