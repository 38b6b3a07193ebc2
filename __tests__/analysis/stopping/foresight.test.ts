import { describe, expect, it } from 'vitest'
import { fewestPairsToCall, foreseeableChange } from '../../../src/analysis/stopping/foresight.ts'

const plan = { alpha: 0.01, alphaEquivalence: 0.05, looks: [8, 12, 16, 24, 36, 60], family: 20 }

describe('foresight', () => {
  it.each([
    [1, 8],
    [20, 12],
    [60, 14],
    [1000, 18],
  ])('knows that a family of %i cannot call anything before %i pairs', (family, pairs) => {
    expect(fewestPairsToCall({ alpha: 0.01, family })).toBe(pairs)
  })

  it('sees smaller changes with less noise and more pairs', () => {
    const noisy = foreseeableChange(plan, 0.05) ?? 0
    const quiet = foreseeableChange(plan, 0.01) ?? 0
    const short = foreseeableChange({ ...plan, looks: [8, 12, 16] }, 0.01) ?? 0
    expect(noisy).toBeGreaterThan(quiet)
    expect(short).toBeGreaterThan(quiet)
    // (probit(1 - 0.01 / 20 · 0.5117 / 4 / 2) + 0.8416) * 0.01 / sqrt(60): four looks share what the one
    // at 13 pairs, with 2^-12 of 0.01 / 20, leaves
    expect(quiet).toBeCloseTo(0.00627, 5)
  })

  it('sees nothing with too few pairs', () => {
    expect(foreseeableChange({ ...plan, looks: [8] }, 0.01)).toBeNull()
  })
})
