import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hodgesLehmann } from '../../src/stats/hodges-lehmann.ts'
import { sortedCopy } from '../../src/stats/sorted-copy.ts'
import { walshAverage } from '../../src/stats/walsh-average.ts'

function built(sorted: Float64Array): readonly number[] {
  return [...sorted]
    .flatMap((one, index) => [...sorted.subarray(index)].map((other) => (one + other) / 2))
    .toSorted((one, other) => one - other)
}

const smooth = fc.double({ min: -1, max: 1, noNaN: true })
const coarse = fc.integer({ min: -3, max: 3 })
// So small that their halves are rounded.
const tiny = fc.integer({ min: -9, max: 9 }).map((units) => units * Number.MIN_VALUE)
const wild = fc.oneof(smooth, fc.double({ min: -1e6, max: 1e6, noNaN: true }))

it.each([
  ['smooth', smooth],
  ['coarse', coarse],
  ['wild', wild],
  ['tiny', tiny],
])('selects what sorting all averages of %s values gives, at every rank', (_, value) => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), (values) => {
      const sorted = sortedCopy(values)
      const all = built(sorted)
      // Adding 0 makes -0 and 0 alike.
      const selected = all.map((__, rank) => walshAverage(sorted, rank) + 0)
      expect(selected).toEqual(all.map((average) => average + 0))
    }),
  )
})

it('selects among fifty million averages as it does among few', () => {
  const n = 10_000
  const even = Float64Array.from({ length: n }, (_, index) => index)
  const averages = (n * (n + 1)) / 2
  expect(walshAverage(even, 0)).toBe(0)
  expect(walshAverage(even, averages - 1)).toBe(n - 1)
  expect(hodgesLehmann(even)).toBe((n - 1) / 2)
})

it('refuses a rank that no average has', () => {
  expect(() => walshAverage([1, 2], 3)).toThrow(RangeError)
  expect(() => hodgesLehmann([])).toThrow(RangeError)
})
