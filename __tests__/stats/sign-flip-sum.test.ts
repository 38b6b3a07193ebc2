import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binomialUpperTail } from '../../src/stats/binomial-upper-tail.ts'
import { signFlipMeanInterval, signFlipSumP } from '../../src/stats/sign-flip-sum.ts'

/** Counted over all flips, one by one. */
function countedP(values: readonly number[]): number {
  const observed = values.reduce((sum, value) => sum + value, 0)
  let [below, above] = [0, 0]
  for (let flips = 0; flips < 2 ** values.length; flips++) {
    const sum = values.reduce(
      (total, value, at) =>
        total + (((flips >> at) & 1) === 1 ? -Math.abs(value) : Math.abs(value)),
      0,
    )
    if (sum <= observed) below++
    if (sum >= observed) above++
  }
  return Math.min(1, (2 * Math.min(below, above)) / 2 ** values.length)
}

/** Differences whose sizes rounding leaves as they are. */
const differences = fc
  .array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 9 })
  .map((values): readonly number[] => [
    ...values,
    64 - values.reduce((sum, value) => sum + Math.abs(value), 0),
  ])

describe('signFlipSumP', () => {
  it('is how often flips give as much', () => {
    fc.assert(
      fc.property(differences, (values) => {
        expect(signFlipSumP(values)).toBeCloseTo(countedP(values), 12)
      }),
    )
  })

  it('is the sign test of signs, and the same for either side', () => {
    // R: binom.test(7, 8)$p.value is 0.0703125.
    expect(signFlipSumP([1, 1, 1, 1, 1, 1, 1, -1])).toBeCloseTo(0.0703125, 12)
    expect(signFlipSumP([0.9, 0.1, -0.2])).toBe(signFlipSumP([-0.9, -0.1, 0.2]))
    expect(signFlipSumP([0, 0])).toBe(1)
    expect(signFlipSumP([])).toBe(1)
    // By size, as ranks do not.
    expect(signFlipSumP([30, -1, -1, -1, -1])).toBe(1)
    expect(signFlipSumP(Array.from({ length: 1100 }, () => 1))).toBeGreaterThan(0)
  })
})

describe('signFlipMeanInterval', () => {
  it('ends where the test begins to reject', () => {
    const values = [0.1, 0.5, 0.2, 0.9, 0.4, 0.3, 0.7, 0.6]
    const { low, high } = signFlipMeanInterval(values, 0.05) ?? { low: NaN, high: NaN }
    const pAt = (shift: number): number => signFlipSumP(values.map((value) => value - shift))
    expect(pAt(low - 1e-3)).toBeLessThanOrEqual(0.05)
    expect(pAt(low + 1e-3)).toBeGreaterThan(0.05)
    expect(pAt(high + 1e-3)).toBeLessThanOrEqual(0.05)
    expect(pAt(high - 1e-3)).toBeGreaterThan(0.05)
  })

  it('needs as many values as the test', () => {
    expect(signFlipMeanInterval([1, 1, 1, 1, 1], 0.05)).toBeNull()
    expect(signFlipMeanInterval([1, 1, 1, 1, 1, 1], 2 ** -5)).toEqual({ low: 1, high: 1 })
  })
})

it.each([
  // SciPy: binom.sf(k - 1, n, 0.02)
  [8, 0, 1],
  [8, 1, 0.1492369774],
  [16, 1, 0.2762022794],
  [16, 2, 0.0398601666],
  [60, 3, 0.1187420251],
  [8, 9, 0],
])('binomialUpperTail of %i trials, at least %i', (trials, successes, expected) => {
  expect(binomialUpperTail(trials, successes, 0.02)).toBeCloseTo(expected, 9)
})
