import { describe, expect, it } from 'vitest'
import { criticalRank, signedRankInterval } from '../../src/stats/signed-rank-interval.ts'
import { hodgesLehmann } from '../../src/stats/hodges-lehmann.ts'
import { holm } from '../../src/stats/holm.ts'
import { equivalenceLevels, fewestPairs, lookLevels } from '../../src/stats/look-levels.ts'
import { normalQuantile } from '../../src/stats/normal-cumulative.ts'
import { signedRankP } from '../../src/stats/signed-rank-p.ts'
import { sortedCopy } from '../../src/stats/sorted-copy.ts'
import { z } from 'zod'
import vectors from '../fixtures/stats/reference-vectors.json' with { type: 'json' }

const intervalSchema = z.tuple([z.number(), z.number()]).nullable()

const schema = z.object({
  signedRank: z.array(
    z.object({
      name: z.string(),
      d: z.array(z.number()),
      p: z.number(),
      hodgesLehmann: z.number(),
      ci95: intervalSchema,
      ci99: intervalSchema,
    }),
  ),
  critical: z.record(z.string(), z.record(z.string(), z.number())),
  minPairs: z.object({ values: z.record(z.string(), z.number()) }),
  lookLevels: z.array(
    z.object({
      looks: z.array(z.number()),
      alpha: z.number(),
      levels: z.record(z.string(), z.number()),
    }),
  ),
  eqTable: z.record(z.string(), z.number()),
  holm: z.object({ p: z.array(z.number()), adjusted: z.array(z.number()) }),
  normalQuantile: z.record(z.string(), z.number()),
})

/** Digits to which everything must agree with them: 1e-9. */
const REFERENCE_DIGITS = 9

const {
  signedRank,
  critical,
  minPairs,
  lookLevels: levels,
  eqTable,
  holm: stepDown,
  normalQuantile: quantiles,
} = schema.parse(vectors)

function bounds(sorted: Float64Array, level: number): readonly number[] | null {
  const interval = signedRankInterval(sorted, level)
  return interval === null ? null : [interval.low, interval.high]
}

function close(value: number): unknown {
  return expect.closeTo(value, REFERENCE_DIGITS)
}

describe('against reference values of SciPy, statsmodels and brute force', () => {
  it.each(signedRank)('tests, estimates and bounds "$name" alike', (vector) => {
    const sorted = sortedCopy(vector.d)
    expect(signedRankP(vector.d)).toBeCloseTo(vector.p, REFERENCE_DIGITS)
    expect(hodgesLehmann(sorted)).toBeCloseTo(vector.hodgesLehmann, REFERENCE_DIGITS)
    expect(bounds(sorted, 0.05)).toEqual(vector.ci95?.map(close) ?? null)
    expect(bounds(sorted, 0.01)).toEqual(vector.ci99?.map(close) ?? null)
  })

  it.each(Object.entries(critical))('leaves out as many averages of %s pairs', (n, byLevel) => {
    for (const [level, rank] of Object.entries(byLevel)) {
      expect(criticalRank(Number(n), Number(level)), `level ${level}`).toBe(rank)
    }
  })

  it.each(Object.entries(minPairs.values))('needs as many pairs for a p of %s', (level, pairs) => {
    expect(fewestPairs(Number(level))).toBe(pairs)
  })

  it.each(levels)('splits $alpha over the looks alike', ({ looks, alpha, levels: expected }) => {
    const shares = lookLevels(looks, alpha)
    looks.forEach((look, index) => {
      expect(shares[index]).toBeCloseTo(expected[look] ?? Number.NaN, REFERENCE_DIGITS)
    })
  })

  it('spends the equivalence error over the standard looks alike', () => {
    const looks = Object.keys(eqTable).map(Number)
    expect(equivalenceLevels(looks, 0.05)).toEqual(Object.values(eqTable))
  })

  it('adjusts a family alike', () => {
    holm(stepDown.p, stepDown.p.length).forEach((p, index) => {
      expect(p).toBeCloseTo(stepDown.adjusted[index] ?? Number.NaN, REFERENCE_DIGITS)
    })
  })

  it.each(Object.entries(quantiles))('has the quantile of %s', (p, quantile) => {
    expect(normalQuantile(Number(p))).toBeCloseTo(quantile, REFERENCE_DIGITS)
  })
})
