import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimLooks } from '../../src/stats/claim-looks.ts'
import { holm } from '../../src/stats/holm.ts'
import { equivalenceLevels, fewestPairs, lookLevels } from '../../src/stats/look-levels.ts'

const looks = fc
  .uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 10 })
  .map((list) => list.toSorted((one, other) => one - other))
const level = fc.double({ min: 1e-6, max: 0.2, noNaN: true })
const standard = [8, 12, 16, 24, 36, 60]

describe('lookLevels', () => {
  it('spends all of the error, or nothing when no look can use it', () => {
    fc.assert(
      fc.property(looks, level, (plan, alpha) => {
        const spent = lookLevels(plan, alpha).reduce((sum, share) => sum + share, 0)
        const last = plan.at(-1) ?? 0
        expect(spent).toBeCloseTo(last >= fewestPairs(alpha) ? alpha : 0, 12)
      }),
    )
  })

  it('gives no share to a look that cannot reject with it', () => {
    fc.assert(
      fc.property(looks, level, (plan, alpha) => {
        const shares = lookLevels(plan, alpha)
        const reachable = plan.filter((pairs, index) => 2 ** (1 - pairs) <= (shares[index] ?? 0))
        expect(reachable).toHaveLength(shares.filter((share) => share > 0).length)
      }),
    )
  })
})

describe('claimLooks', () => {
  it('spends no more than all of the error, each look what its test can reject with', () => {
    fc.assert(
      fc.property(looks, level, fc.boolean(), (plan, alpha, early) => {
        const taken = claimLooks(plan, alpha, { early })
        expect(taken.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9)
        for (const { pairs, share } of taken) {
          expect(2 ** (1 - pairs)).toBeLessThanOrEqual(alpha * share)
        }
      }),
    )
  })

  it('takes a look for large changes before the first that the plan can use', () => {
    const pairsOf = (tests: number, early: boolean): readonly number[] =>
      claimLooks(standard, 0.01 / tests, { early }).map(({ pairs }) => pairs)
    expect(pairsOf(1, false)).toEqual([12, 16, 24, 36, 60])
    expect(pairsOf(1, true)).toEqual([9, 12, 16, 24, 36, 60])
    expect(pairsOf(20, false)).toEqual([16, 24, 36, 60])
    expect(pairsOf(20, true)).toEqual([13, 16, 24, 36, 60])
    // All signs alike at 15 pairs, which leaves 16 pairs too little to be of use.
    expect(pairsOf(60, true)).toEqual([15, 24, 36, 60])
    expect(claimLooks(standard, 0.01, { early: true })[0]?.share).toBeCloseTo(2 ** -8 / 0.01, 6)
  })

  it.each([
    ['besides a single look', [30], [30]],
    ['before the first', [20, 60], [20, 60]],
    ['at the first', [9, 12, 16, 24, 36, 60], [12, 16, 24, 36, 60]],
    ['at the first that can be used', [8, 9], [9]],
    ['without a look', [], []],
  ])('takes none %s', (_, plan, pairs) => {
    expect(claimLooks(plan, 0.01, { early: true }).map((each) => each.pairs)).toEqual(pairs)
  })
})

it('equivalenceLevels keeps the standard table for the standard plan at 5% only', () => {
  expect(equivalenceLevels([30], 0.05)).toEqual([0.1])
  expect(equivalenceLevels(standard, 0.05).at(-1)).toBe(0.048606)
  expect(equivalenceLevels(standard, 0.025).at(-1)).toBeCloseTo(0.05 / 6, 12)
  expect(equivalenceLevels([8, 12, 16, 24, 36], 0.05).at(-1)).toBeCloseTo(0.02, 12)
})

it('fewestPairs is one where the level is met exactly by one', () => {
  expect([1, 0.5, 0.25].map(fewestPairs)).toEqual([1, 2, 3])
})

it('holm counts tests that are missing, keeps the order and never goes beyond 1', () => {
  expect(holm([0.02, 0.001, 0.5], 5)).toEqual([0.08, 0.005, 1])
  expect(holm([0.3, 0.3], 2)).toEqual([0.6, 0.6])
})
