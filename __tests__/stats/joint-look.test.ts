import { describe, expect, it } from 'vitest'
import { jointLookFrom, jointLookP, jointSign } from '../../src/stats/joint-look.ts'

describe('a joint look', () => {
  it('has the probability of its one order of blocks and its two series of coins', () => {
    // By counting: all places of 2 controls among 5 blocks, times all coins of the 3 pairs.
    const places = [0, 1, 2, 3, 4].flatMap((one) =>
      [0, 1, 2, 3, 4].filter((other) => other > one).map((other) => [one, other]),
    )
    expect(jointLookP({ pairs: 3, controls: 2 })).toBeCloseTo(2 / (places.length * 2 ** 3), 15)
    expect(jointLookP({ pairs: 9, controls: 0 })).toBe(2 ** -8)
  })

  it('comes with fewer pairs the fewer benchmarks share alpha, and the more controls there are', () => {
    const pairsOf = (rows: number, controls: number): number =>
      jointLookFrom(1, { rows, alpha: 0.01, controls }).pairs
    expect([1, 3, 5, 10, 20].map((rows) => pairsOf(rows, 1))).toEqual([7, 9, 9, 10, 11])
    expect([1, 3, 5, 10, 20].map((rows) => pairsOf(rows, 2))).toEqual([6, 7, 8, 8, 9])
    expect(jointLookFrom(8, { rows: 1, alpha: 0.01, controls: 1 }).pairs).toBe(8)
  })

  it('is passed by pairs of one sign that are three times as large as every control', () => {
    expect(jointSign([0.4, 0.31, 0.5], [-0.1, 0.05])).toBe(1)
    expect(jointSign([-0.4, -0.31, -0.5], [-0.1, 0.05])).toBe(-1)
    expect(jointSign([0.4, 0.29, 0.5], [-0.1, 0.05])).toBe(0)
    expect(jointSign([0.4, -0.31, 0.5], [-0.1, 0.05])).toBe(0)
    expect(jointSign([0.375, 0.4], [0.125])).toBe(0)
    expect(jointSign([0, 0, 0], [0])).toBe(0)
    expect(jointSign([], [0.1])).toBe(0)
  })
})
