import type { Plan } from '../model/plan.ts'
import { gatingTests } from './gating-tests.ts'
import { judgingPlanOf } from './judging-plan.ts'

/** Pairs at the first look at which a plan can call a difference; `null` when it has none. */
export function firstUsableLook(plan: Plan): number | null {
  const { claims } = judgingPlanOf({
    ...plan.policy,
    early: true,
    family: gatingTests(plan),
    final: true,
    rows: [],
  })
  return claims[0]?.pairs ?? null
}
