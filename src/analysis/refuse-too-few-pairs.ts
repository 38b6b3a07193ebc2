import type { Plan } from '../model/plan.ts'
import { UsageError } from '../model/usage-error.ts'
import { fewestPairsToCall } from './foresight.ts'
import { gatingTests } from './gating-tests.ts'

// With fewer pairs there is no interval of 95 %, and without one nothing lies beyond a limit.
const fewestForInterval = 6

/**
 * Refuses a plan that could never call any difference, before anything is measured.
 *
 * @throws UsageError that says how many pairs are needed
 */
export function refuseTooFewPairs(plan: Plan): void {
  const { policy } = plan
  const family = gatingTests(plan)
  const fewest = Math.max(fewestForInterval, fewestPairsToCall({ alpha: policy.alpha, family }))
  const most = policy.looks.at(-1) ?? 0
  if (most >= fewest) return
  throw new UsageError(
    `expected at least ${fewest} pairs, got ${most}: with fewer, no difference in a table of ${family} rows can be told from chance at ${policy.alpha * 100} %`,
  )
}
