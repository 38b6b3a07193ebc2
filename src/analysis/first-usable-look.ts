import type { Plan } from '../model/plan.ts'
import { gatingTests } from './gating-tests.ts'
import { judgingPlanOf } from './judging-plan.ts'

/** Pairs at the first look at which a plan can call a difference; `null` when it has none. */
export function firstUsableLook(plan: Plan): number | null {
  const { looks } = judgingPlanOf({
    ...plan.policy,
    family: gatingTests(plan),
    final: true,
    rows: [],
  })
  return looks.find(({ usable }) => usable)?.pairs ?? null
}
