import { describe, expect, it } from 'vitest'
import { assertEnoughPairs } from '../../../src/analysis/stopping/foresight.ts'
import { UsageError } from '../../../src/model/usage-error.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { gatingMetrics, informingMetrics } from '../../fakes/results.ts'

function planWith(pairs: number, benchmarks = 1) {
  return planOf({
    benchmarks: Array.from({ length: benchmarks }, (_, at) => benchmarkOf(`b${String(at)}`)),
    metrics: [...gatingMetrics, ...informingMetrics],
    policy: { ...planOf().policy, looks: [pairs] },
  })
}

describe('refuseTooFewPairs', () => {
  it('refuses a plan that can never call a difference, and says how many pairs could', () => {
    // Three tests share 1 %: 2^(1 - 10) is the first that is below a third of it.
    expect(() => assertEnoughPairs(planWith(9))).toThrow(UsageError)
    expect(() => assertEnoughPairs(planWith(9))).toThrow(
      'expected at least 10 pairs, got 9: with fewer, no difference in a table of 3 rows can be told from chance at 1 %',
    )
    expect(() => assertEnoughPairs(planWith(10))).not.toThrow()
  })

  it('asks for more when more tests share the chance', () => {
    expect(() => assertEnoughPairs(planWith(12, 20))).toThrow('expected at least 14 pairs')
    expect(() => assertEnoughPairs(planWith(14, 20))).not.toThrow()
  })

  it('has nothing against an empty plan of the usual length', () => {
    expect(() => assertEnoughPairs(planOf({ benchmarks: [] }))).not.toThrow()
  })
})
