import type { Plan } from '../../model/run/plan.ts'
import { jointLookFrom } from '../../stats/joint-look.ts'
import { familiesOf } from '../families-of.ts'
import { gatingTests, judgingPlanOf } from '../stopping/judging-plan.ts'
import { jointRows } from './joint-table.ts'

// One block in ten by default: with more of them, fewer pairs would do, and unchanged rows would pay.
const fewestBlocks = 10
const mostControls = 3

/**
 * A plan whose first control blocks have their places drawn by lot, where that lets a large change be
 * called earlier.
 *
 * Not where addons are linked anew: the two sides of a control have the same links, those of a pair
 * have not, and a control must be able to show what a pair of unchanged code does.
 */
export function withEarlyControls(plan: Plan): Plan {
  const { policy, placements } = plan
  const [family] = familiesOf({ plan })
  const controls = Math.min(mostControls, Math.round(plan.controlShare * fewestBlocks))
  const [from, ...later] = policy.looks
  const isDrawn = placements !== undefined && !('refused' in placements)
  if (controls === 0 || from === undefined || later.length === 0 || isDrawn) return plan
  if (family.plan.benchmarks.length === 0) return plan
  const rows = jointRows(family.plan)
  const earlyControls = jointLookFrom(from, { rows, alpha: policy.alpha, controls })
  const judgingPlan = judgingPlanOf({
    ...policy,
    early: true,
    joint: { ...earlyControls, rows },
    family: gatingTests(family.plan),
    final: true,
    rows: [],
  })
  return judgingPlan.joint === null ? plan : { ...plan, earlyControls }
}
