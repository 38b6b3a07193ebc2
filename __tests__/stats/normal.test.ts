import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalCumulative, normalQuantile } from '../../src/stats/normal-cumulative.ts'

// 0.5 * math.erfc(-x / math.sqrt(2)) of CPython 3.11
const REFERENCE = [
  [-10, 7.619853024160593e-24],
  [-5, 2.866515718791946e-7],
  [-3.9, 4.809634401760272e-5],
  [-3.0001, 0.001349454913260717],
  [-3, 0.0013498980316300957],
  [-1, 0.15865525393145707],
  [-0.1, 0.460172162722971],
  [0, 0.5],
  [2, 0.9772498680518208],
  [3.5, 0.9997673709209645],
  [40, 1],
] as const

it.each(REFERENCE)('normalCumulative is right at %d to twelve digits', (x, p) => {
  expect(Math.abs(normalCumulative(x) / p - 1)).toBeLessThan(1e-12)
})

it('normalCumulative never falls', () => {
  const x = fc.double({ min: -40, max: 40, noNaN: true })
  fc.assert(
    fc.property(x, x, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(normalCumulative(low)).toBeLessThanOrEqual(normalCumulative(high) * (1 + 1e-14))
    }),
  )
})

describe('normalQuantile', () => {
  it('undoes the cumulative probability, far out too', () => {
    fc.assert(
      fc.property(fc.double({ min: -37, max: 5, noNaN: true }), (x) => {
        expect(normalQuantile(normalCumulative(x))).toBeCloseTo(x, 8)
      }),
    )
  })

  it('refuses what is no probability', () => {
    expect(() => normalQuantile(1.1)).toThrow(RangeError)
    expect(() => normalQuantile(Number.NaN)).toThrow(RangeError)
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY)
    expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY)
  })
})
