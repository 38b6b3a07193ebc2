import { expect, it } from 'vitest'
import { assertEnoughPairs } from '../../../src/analysis/stopping/outlook.ts'
import { gatingTests, judgingPlanOf } from '../../../src/analysis/stopping/judging-plan.ts'
import type { Plan } from '../../../src/model/run/plan.ts'
import { UsageError } from '../../../src/model/usage-error.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { gatingMetrics, informingMetrics } from '../../fakes/results.ts'
import { tableOf } from '../rows.ts'

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

it('assertEnoughPairs refuses where the judge has no look to call anything at, and nowhere else', () => {
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
