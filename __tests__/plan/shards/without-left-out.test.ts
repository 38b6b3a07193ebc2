import { describe, expect, it } from 'vitest'
import { withoutLeftOut } from '../../../src/plan/shards/without-left-out.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'

describe('withoutLeftOut', () => {
  const plan = planOf({ benchmarks: ['a', 'b', 'c'].map((id) => benchmarkOf(id)) })

  it('leaves out the rows of which a job has said that there is no room for them', () => {
    const kept = withoutLeftOut(plan, [1, 0, 2])
    expect(kept.plan.benchmarks.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(kept.expectedSeconds).toEqual([1, 2])
  })

  it('leaves the plan as it is where nothing was told or nothing left out', () => {
    expect(withoutLeftOut(plan, null)).toEqual({ plan, expectedSeconds: null })
    expect(withoutLeftOut(plan, [1, 1, 1])).toEqual({ plan, expectedSeconds: [1, 1, 1] })
  })

  it('refuses times of another table', () => {
    expect(() => withoutLeftOut(plan, [1, 0])).toThrow(/3, got 2/)
  })
})
