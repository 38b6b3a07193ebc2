import { measuredIn } from '../../model/run/measured-in.ts'
import type { Plan } from '../../model/run/plan.ts'
import { portionsOf } from '../../model/run/portions-of.ts'
import { timesOfAnotherTable } from './times-of-another-table.ts'

/**
 * A plan without the rows that its budget has no room for.
 *
 * @param expectedSeconds - of its portions, 0 for those to leave out; `null` for none
 * @returns the plan, and the times of the portions that are left
 * @throws UsageError when the times belong to another table
 */
export function withoutLeftOut(
  plan: Plan,
  expectedSeconds: readonly number[] | null,
): { readonly plan: Plan; readonly expectedSeconds: readonly number[] | null } {
  if (expectedSeconds === null) return { plan, expectedSeconds }
  const portions = portionsOf(measuredIn(plan))
  if (expectedSeconds.length !== portions.length) {
    throw timesOfAnotherTable(portions.length, expectedSeconds.length)
  }
  const leftOut = new Set(
    portions.flatMap((portion, at) =>
      expectedSeconds[at] === 0 ? portion.map(({ id }) => id) : [],
    ),
  )
  if (leftOut.size === 0) return { plan, expectedSeconds }
  return {
    plan: { ...plan, benchmarks: plan.benchmarks.filter(({ id }) => !leftOut.has(id)) },
    expectedSeconds: expectedSeconds.filter((seconds) => seconds > 0),
  }
}
