import { describe, expect, it } from 'vitest'
import { randomOf } from '../../src/model/random.ts'
import { permutationP, permutedAtMost, valuesNeeded } from '../../src/stats/permutation-p.ts'

describe('permutationP', () => {
  it('is the share of divisions that differ as much', () => {
    expect(permutationP([1, 2, 3], [4, 5, 6])).toBeCloseTo(2 / 20)
    expect(permutationP([4, 5, 6], [1, 2, 3])).toBeCloseTo(2 / 20)
    expect(permutationP([1, 2, 6], [3, 4, 5])).toBeCloseTo(14 / 20)
    const apart = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(
      permutationP(
        apart,
        apart.map((value) => value + 10),
      ),
    ).toBeCloseTo(2 / 12_870)
  })

  it('is 1 for values that are all alike, and the same for values of any scale', () => {
    expect(permutationP([2, 2], [2, 2])).toBe(1)
    const [one, other] = [
      [1e-9, 3e-9, 4e-9],
      [2e-9, 6e-9, 7e-9],
    ]
    expect(permutationP(one, other)).toBe(
      permutationP(
        one.map((value) => value * 1e12),
        other.map((value) => value * 1e12),
      ),
    )
  })

  it('refuses samples that it could not go through', () => {
    expect(() => permutationP([], [1])).toThrow(RangeError)
    expect(() =>
      permutationP(
        Array.from({ length: 11 }, () => 1),
        [1],
      ),
    ).toThrow(/got 11/)
  })

  it('is below 5% in at most 5% of samples of one skewed distribution', () => {
    const random = randomOf(5)
    const draw = (): number => -Math.log(1 - random.next())
    const runs = 1000
    const sample = (): readonly number[] => Array.from({ length: 6 }, draw)
    const called = Array.from({ length: runs }, () => permutationP(sample(), sample())).filter(
      (p) => p <= 0.05,
    ).length
    // Three standard errors of a share of 5% in 1000.
    expect(called / runs).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs))
    expect(called).toBeGreaterThan(10)
  })
})

describe('valuesNeeded', () => {
  it('grows with the family, from 5 to 10', () => {
    expect([1, 2, 10, 30, 1e6].map((family) => valuesNeeded(family, 0.05))).toEqual([
      5,
      6,
      7,
      8,
      permutedAtMost,
    ])
  })
})
