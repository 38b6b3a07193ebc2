import { describe, expect, it } from 'vitest'
import {
  assertEnoughPairs,
  detectableChange,
  fewestPairsToCall,
} from '../../../src/analysis/stopping/outlook.ts'
import { gatingTests, judgingPlanOf } from '../../../src/analysis/stopping/judging-plan.ts'
import type { Plan } from '../../../src/model/run/plan.ts'
import { UsageError } from '../../../src/model/usage-error.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { gatingMetrics, informingMetrics } from '../../fakes/results.ts'
import { tableOf } from '../rows.ts'

const standardLooks = [8, 12, 16, 24, 36, 60]

function detected(looks: readonly number[], spread: number): number {
  const judging = judgingPlanOf(tableOf([], { looks, family: 20, early: true }))
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
    const noisy = detected(standardLooks, 0.05)
    const quiet = detected(standardLooks, 0.01)
    const short = detected([8, 12, 16], 0.01)
    expect(noisy).toBeGreaterThan(quiet)
    expect(short).toBeGreaterThan(quiet)
    // (probit(1 - 0.01 / 20 · 0.5117 / 4 / 2) + 0.8416) * 0.01 / sqrt(60): four looks share what the one
    // at 13 pairs, with 2^-12 of 0.01 / 20, leaves
    expect(quiet).toBeCloseTo(0.00627, 5)
  })
})

function planWith(pairs: number, benchmarks = 1) {
  return planOf({
    benchmarks: Array.from({ length: benchmarks }, (_, at) => benchmarkOf(`b${String(at)}`)),
    metrics: [...gatingMetrics, ...informingMetrics],
    policy: { ...planOf().policy, looks: [pairs] },
  })
}

function isRefused(plan: Plan): boolean {
  try {
    assertEnoughPairs(plan)
    return false
  } catch (error) {
    if (error instanceof UsageError) return true
    throw error
  }
}

describe('refuseTooFewPairs', () => {
  it('refuses a plan that can never call a difference, and says how many pairs could', () => {
    // Three tests share 1%: 2^(1 - 10) is the first that is below a third of it.
    expect(() => assertEnoughPairs(planWith(9))).toThrow(UsageError)
    expect(() => assertEnoughPairs(planWith(9))).toThrow(
      'expected at least 10 pairs, got 9: with fewer, no difference in 3 tests of 1 benchmark can be distinguished from chance at 1%',
    )
    expect(() => assertEnoughPairs(planWith(10))).not.toThrow()
  })

  it('asks for more when more tests share the chance', () => {
    expect(() => assertEnoughPairs(planWith(12, 20))).toThrow('expected at least 14 pairs')
    expect(() => assertEnoughPairs(planWith(14, 20))).not.toThrow()
  })

  it('asks for an interval where chance alone would ask for less', () => {
    const plan = planWith(5, 0)
    const lax = { ...plan, policy: { ...plan.policy, alpha: 0.2 } }
    expect(() => assertEnoughPairs(lax)).toThrow(
      'expected at least 6 pairs, got 5: with fewer, there is no interval of 95%',
    )
  })

  it('refuses where the judge has no look to call anything at, and nowhere else', () => {
    for (const benchmarks of [0, 1, 2, 20]) {
      for (let pairs = 6; pairs <= 20; pairs++) {
        const plan = planWith(pairs, benchmarks)
        const { looks } = plan.policy
        const table = tableOf([], { looks, family: gatingTests(plan), early: true })
        const { claims } = judgingPlanOf(table)
        expect({ pairs, benchmarks, refused: isRefused(plan) }).toEqual({
          pairs,
          benchmarks,
          refused: claims.length === 0,
        })
      }
    }
  })
})
