import { expect, it } from 'vitest'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { gatingMetrics } from '../../fakes/results.ts'
import { firstUsableLook, stopRule } from '../../../src/analysis/stopping/stop-rule.ts'

// What goes on and what stops is looked at in active-benchmarks.test.ts.
it('stopRule goes on to the look that the row with the fewest pairs still has to reach', () => {
  const rows = [
    { name: 'a', verdict: 'inconclusive', pairs: 12 },
    { name: 'a', verdict: 'inconclusive', pairs: 11 },
  ] as const
  expect(stopRule({ benchmarkIds: ['a'], looks: [8, 12, 16], rows }).get('a')).toBe(12)
})

it('firstUsableLook comes later the more tests share alpha, and not at all with too few pairs', () => {
  const first = (count: number): number | null =>
    firstUsableLook(
      planOf({
        benchmarks: Array.from({ length: count }, (_, at) => benchmarkOf(`b${at}`)),
        metrics: [...gatingMetrics],
      }),
    )
  expect([first(1), first(2), first(20)]).toEqual([10, 11, 15])
  const { policy } = planOf()
  expect(firstUsableLook(planOf({ policy: { ...policy, looks: [8] } }))).toBeNull()
})
