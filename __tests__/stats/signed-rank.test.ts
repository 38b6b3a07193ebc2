import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hodgesLehmann, pairSpread } from '../../src/stats/hodges-lehmann.ts'
import { criticalRank, signedRankInterval } from '../../src/stats/signed-rank-interval.ts'
import { signedRankP } from '../../src/stats/signed-rank-p.ts'
import { sortedCopy } from '../../src/stats/sorted-copy.ts'

const values = fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 60 })

/** No two alike in size, none 0. */
const untied = fc
  .uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 6, maxLength: 200 })
  .chain((sizes) =>
    fc
      .array(fc.boolean(), { minLength: sizes.length, maxLength: sizes.length })
      .map((signs) => sizes.map((size, index) => (signs[index] === true ? size : -size))),
  )

describe('signedRankP', () => {
  it('is a probability above 0 for any number of pairs', () => {
    for (const n of [0, 1, 2, 5, 60, 150, 151, 1000, 2000, 10_000]) {
      const rising = Array.from({ length: n }, (_, index) => index + 1)
      const mixed = rising.map((value) => (value % 3 === 0 ? -value : value))
      for (const differences of [rising, mixed, rising.map(() => 1), rising.map(() => 0)]) {
        const p = signedRankP(differences)
        expect(p).toBeGreaterThan(0)
        expect(p).toBeLessThanOrEqual(1)
      }
    }
  })

  it('does not care for order, sign or scale', () => {
    fc.assert(
      fc.property(values, (differences) => {
        const p = signedRankP(differences)
        expect(signedRankP(differences.toReversed())).toBe(p)
        expect(signedRankP(differences.map((value) => -value))).toBe(p)
        expect(signedRankP(differences.map((value) => value * 1024))).toBe(p)
      }),
    )
  })
})

describe('signedRankInterval', () => {
  it('leaves 0 out exactly when p is at most its level', () => {
    fc.assert(
      fc.property(untied, fc.constantFrom(0.1, 0.05, 0.01, 0.001), (differences, level) => {
        const interval = signedRankInterval(sortedCopy(differences), level)
        const excludes = interval !== null && (interval.low > 0 || interval.high < 0)
        expect(excludes).toBe(signedRankP(differences) <= level)
      }),
    )
  })

  it('holds the estimate and grows as its level falls', () => {
    fc.assert(
      fc.property(untied, (differences) => {
        const sorted = sortedCopy(differences)
        const estimate = hodgesLehmann(sorted)
        const widths = [0.2, 0.1, 0.05, 0.01].map((level) => {
          const interval = signedRankInterval(sorted, level)
          if (interval === null) return Number.POSITIVE_INFINITY
          expect(interval.low).toBeLessThanOrEqual(estimate)
          expect(interval.high).toBeGreaterThanOrEqual(estimate)
          return interval.high - interval.low
        })
        expect(widths).toEqual(widths.toSorted((one, other) => one - other))
      }),
    )
  })
})

describe('pairSpread', () => {
  it('scales with the differences and ignores where they lie', () => {
    fc.assert(
      fc.property(untied, (differences) => {
        const spread = pairSpread(sortedCopy(differences))
        const moved = pairSpread(sortedCopy(differences.map((value) => 4 * value + 1024)))
        expect(moved).toBeCloseTo(4 * spread, 6)
      }),
    )
  })

  it('is half the 95% interval in standard errors, or by the deviations of a few', () => {
    const quantiles = [-1.5, -1, -0.7, -0.4, -0.13, 0.13, 0.4, 0.7, 1, 1.5]
    const { low, high } = signedRankInterval(quantiles, 0.05) ?? { low: NaN, high: NaN }
    const half = (high - low) / 2
    expect(pairSpread(quantiles)).toBeCloseTo((half / 1.959964) * Math.sqrt(10), 9)
    expect(pairSpread([1, 2, 4])).toBeCloseTo(1.4826, 6)
  })
})

it('criticalRank leaves out what a level is met by exactly', () => {
  expect([2 ** -4, 2 ** -4 * (1 - 1e-9)].map((level) => criticalRank(5, level))).toEqual([0, -1])
  expect(criticalRank(0, 0.05)).toBe(-1)
})
