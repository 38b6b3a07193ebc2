import { describe, expect, it } from 'vitest'
import { detectableChange, fewestPairsToCall } from '../../../src/analysis/stopping/outlook.ts'
import { judgingPlanOf } from '../../../src/analysis/stopping/judging-plan.ts'

const plan = { alpha: 0.01, alphaEquivalence: 0.05, looks: [8, 12, 16, 24, 36, 60], family: 20 }

/** The smallest change that all pairs of the plan detect. */
function detected(looks: readonly number[], spread: number): number {
  const judging = judgingPlanOf({ ...plan, looks, early: true, joint: null, final: true, rows: [] })
  return detectableChange(judging, spread, looks.at(-1) ?? 0)
}

describe('the outlook', () => {
  it.each([
    [1, 8],
    [20, 12],
    [60, 14],
    [1000, 18],
  ])('knows that a family of %i cannot call anything before %i pairs', (family, pairs) => {
    expect(fewestPairsToCall({ alpha: 0.01, family })).toBe(pairs)
  })

  it('sees smaller changes with less noise and more pairs', () => {
    const noisy = detected(plan.looks, 0.05)
    const quiet = detected(plan.looks, 0.01)
    const short = detected([8, 12, 16], 0.01)
    expect(noisy).toBeGreaterThan(quiet)
    expect(short).toBeGreaterThan(quiet)
    // (probit(1 - 0.01 / 20 · 0.5117 / 4 / 2) + 0.8416) * 0.01 / sqrt(60): four looks share what the one
    // at 13 pairs, with 2^-12 of 0.01 / 20, leaves
    expect(quiet).toBeCloseTo(0.00627, 5)
  })
})
