import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exactPairs,
  exactTiedPairs,
  manySizes,
  signFlipMass,
  signFlipProbability,
  signFlipTail,
} from '../../src/stats/sign-flip-probability.ts'
import { signFlipTailApproximation } from '../../src/stats/sign-flip-tail-approximation.ts'
import { signedRankCumulative } from '../../src/stats/signed-rank-p.ts'

function walked(scores: readonly number[], bound: number): number {
  let sums = [0]
  for (const score of scores) sums = sums.concat(sums.map((sum) => sum + score))
  return sums.filter((sum) => sum <= bound).length / sums.length
}

/** Doubled mid-ranks of `n` sizes that take `levels` different values, equally often. */
function tiedGroups(n: number, levels: number): { score: number; count: number }[] {
  let ranked = 0
  return Array.from({ length: levels }, (_, level) => {
    const count = Math.floor(((level + 1) * n) / levels) - Math.floor((level * n) / levels)
    const score = 2 * ranked + count + 1
    ranked += count
    return { score, count }
  })
}

/** How far the probabilities of some sums that occur, out to p = 1e-7, are from the exact ones. */
function errorsOf(groups: readonly { score: number; count: number }[]) {
  const scores = scoresOf(groups)
  const total = scores.reduce((sum, score) => sum + score, 0)
  const exact = exactTails(scores, Math.floor(total / 2))
  const occurring = exact.flatMap((p, bound) => (p > (exact[bound - 1] ?? 0) ? [bound] : []))
  const chosen = occurring.filter((bound, index) => index % 97 === 0 && (exact[bound] ?? 0) > 1e-7)
  const pairs = chosen.map((bound) => ({
    found: signFlipProbability(groups, bound),
    wanted: exact[bound] ?? 0,
  }))
  return {
    largest: Math.max(...pairs.map(({ found, wanted }) => Math.abs(found - wanted))),
    lowestRatio: Math.min(...pairs.map(({ found, wanted }) => found / wanted)),
    highestRatio: Math.max(...pairs.map(({ found, wanted }) => found / wanted)),
  }
}

/** Exact tails at every bound up to `most`. */
function exactTails(scores: readonly number[], most: number): number[] {
  let running = 0
  return Array.from(signFlipMass(scores, most), (probability) => (running += probability))
}

function scoresOf(groups: readonly { score: number; count: number }[]): number[] {
  return groups.flatMap(({ score, count }) => Array.from({ length: count }, () => score))
}

it('signFlipTail counts every flip of up to ten scores', () => {
  const scores = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 10 })
  fc.assert(
    fc.property(scores, fc.integer({ min: 0, max: 310 }), (list, bound) => {
      expect(signFlipTail(list, bound)).toBeCloseTo(walked(list, bound), 12)
    }),
  )
})

it('signFlipMass has one probability for each sum', () => {
  expect([...signFlipMass([1, 2], 3)]).toEqual([0.25, 0.25, 0.25, 0.25])
})

describe('the approximation, where it takes over', () => {
  const untied = Array.from({ length: exactPairs + 1 }, (_, index) => index + 1)
  const table = signedRankCumulative(exactPairs + 1)

  it('is within 2e-6 of every exact probability', () => {
    const worst = Array.from({ length: Math.ceil(table.length / 7) }, (_, index) => index * 7)
      .map((bound) => Math.abs(signFlipTailApproximation(untied, bound) - (table[bound] ?? 0)))
      .reduce((most, error) => Math.max(most, error), 0)
    expect(worst).toBeLessThan(2e-6)
  })

  it('is one half in the middle', () => {
    // The sum of all is 11,175.
    expect(signFlipTailApproximation(untied.slice(0, 149), 5587)).toBe(0.5)
  })

  it('is within a thousandth of the smallest probabilities that a table asks for', () => {
    const bound = table.findIndex((p) => p > 1e-8)
    const ratio = signFlipTailApproximation(untied, bound) / (table[bound] ?? 0)
    expect(Math.abs(ratio - 1)).toBeLessThan(1e-3)
  })

  it('is within 1e-4 when many sizes are shared by a few pairs each', () => {
    expect(errorsOf(tiedGroups(exactPairs + 1, manySizes)).largest).toBeLessThan(1e-4)
    expect(errorsOf(tiedGroups(exactTiedPairs + 1, manySizes)).largest).toBeLessThan(1e-4)
  })

  it.each([
    [exactPairs, manySizes, true],
    [exactPairs + 1, manySizes, false],
    [exactPairs + 1, manySizes - 1, true],
    [exactTiedPairs, manySizes - 1, true],
    [exactTiedPairs + 1, manySizes - 1, false],
  ])('takes over from exact probabilities of %i pairs of %i sizes: %s', (pairs, sizes, isExact) => {
    const groups = tiedGroups(pairs, sizes)
    const bound = 21 * pairs
    const exact = exactTails(scoresOf(groups), bound).at(-1) ?? 0
    expect(Math.abs(signFlipProbability(groups, bound) / exact - 1) < 1e-12).toBe(isExact)
  })

  it.each([1, 2, 3, 5, 8, 13, 30, 49])(
    'is never too small, and at most half too large, when the sizes are %i',
    (sizes) => {
      const { lowestRatio, highestRatio } = errorsOf(tiedGroups(exactTiedPairs + 1, sizes))
      expect(lowestRatio).toBeGreaterThan(1 - 1e-3)
      expect(highestRatio).toBeLessThan(1.5)
    },
  )

  it('stays above 0 and in order up to 10,000 pairs', () => {
    const ranks = Float64Array.from({ length: 10_000 }, (_, index) => index + 1)
    const tails = [0, 1, 1e6, 1e7, 2e7, 2.4e7, 25_002_500, 3e7, 50_004_999, 50_005_000].map(
      (bound) => signFlipTailApproximation(ranks, bound),
    )
    expect(tails.every((p) => p > 0 && p <= 1)).toBe(true)
    expect(tails).toEqual(tails.toSorted((one, other) => one - other))
    // Half, and half the density at the centre: 0.3989 ÷ √(n(n + 1)(2n + 1) ÷ 24) ÷ 2.
    expect(tails[6]).toBeCloseTo(0.5000006909, 9)
    expect(tails.at(-1)).toBe(1)
  })
})
