import { withDefaults } from '../../src/settings/settings.ts'
import { expect, it } from 'vitest'
import { planSchema } from '../../src/model/run/plan.ts'
import { planOf, type PlanParts } from '../../src/plan/plan-of.ts'
import { benchmarkOf, revisionOf, timeMetric } from '../fakes/plans.ts'

const parts: PlanParts = {
  revisions: { base: revisionOf('base'), head: revisionOf('head') },
  plannedBenchmarks: { benchmarks: [benchmarkOf('one')], added: ['new'], removed: [] },
  metrics: [timeMetric],
  seed: 5,
  controlShare: 0.1,
}

it('holds the settings over the defaults', () => {
  const plan = planOf(withDefaults({ pairs: 20, budget: 90, threshold: 0.05 }), parts)
  expect(planSchema.parse(plan)).toEqual(plan)
  expect(plan).toMatchObject({
    added: ['new'],
    budgetSeconds: 90,
    controlShare: 0.1,
    metrics: [{ threshold: 0.05 }],
    policy: { alpha: 0.01, looks: [8, 12, 16, 20] },
  })
  expect(planOf(withDefaults({}), parts)).toMatchObject({ budgetSeconds: null })
})

it('says how long blocks shall be only where a preset does', () => {
  expect(planOf(withDefaults({}), { ...parts, measuredSeconds: 0.4 }).benchmarks).toMatchObject([
    { id: 'one', measuredSeconds: 0.4 },
  ])
  expect(planOf(withDefaults({}), parts).benchmarks[0]).not.toHaveProperty('measuredSeconds')
})
