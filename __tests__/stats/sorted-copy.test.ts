import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortedCopy } from '../../src/stats/sorted-copy.ts'

const smooth = fc.double({ min: -1, max: 1, noNaN: true })
const uneven = fc.oneof({ weight: 20, arbitrary: smooth }, fc.double({ noNaN: true }))
const repeated = fc.integer({ min: 0, max: 5 })

describe('sortedCopy', () => {
  it.each([
    ['smooth', smooth],
    ['uneven', uneven],
    ['repeated', repeated],
  ])('orders %s values as the built-in sort does, few or many', (_, value) => {
    const list = fc.oneof(
      fc.array(value, { maxLength: 20 }),
      fc.array(value, { minLength: 128, maxLength: 600 }),
    )
    fc.assert(
      fc.property(list, (values) => {
        // Adding 0 makes -0 and 0 alike.
        const expected = Float64Array.from(values, (one) => one + 0).toSorted()
        expect(sortedCopy(values).map((one) => one + 0)).toEqual(expected)
      }),
    )
  })

  it('leaves its argument alone', () => {
    const values = Float64Array.from({ length: 300 }, (_, index) => -index)
    expect(sortedCopy(values)[0]).toBe(-299)
    expect(values[0]).toBe(-0)
  })
})
