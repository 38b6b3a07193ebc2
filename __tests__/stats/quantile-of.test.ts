import { expect, it } from 'vitest'
import { quantileOf } from '../../src/stats/quantile-of.ts'

it('quantileOf lies between its neighbours in proportion, the least at 0 and the greatest at 1', () => {
  const quantiles = [0, 0.25, 0.5, 0.75, 1].map((share) => quantileOf([1, 2, 4], share))
  expect(quantiles).toEqual([1, 1.5, 2, 3, 4])
  expect(() => quantileOf([], 0.5)).toThrow(RangeError)
})
