import { blocksPerPair } from '../../model/run/block.ts'
import type { BlockTimes } from '../block-times.ts'
import type { Run } from '../run.ts'
import { firstUsableLook } from './stop-rule.ts'

/**
 * The benchmarks that begin where the budget cannot bring all to the first look at which something can be
 * called: those that cost least until then, as many as fit, at least one. The others wait: a few pairs
 * of each would decide nothing.
 *
 * Only times of pilots and warm-up blocks decide this, so it is fixed before the first judged pair.
 *
 * @returns ids; `null` where all begin
 */
export function firstWave(
  { plan }: Pick<Run, 'plan'>,
  { secondsOf, spentSeconds }: BlockTimes,
): ReadonlySet<string> | null {
  const pairs = firstUsableLook(plan)
  if (plan.budgetSeconds === null || pairs === null) return null
  const cheapestFirst = plan.benchmarks
    .map((one) => ({ id: one.id, seconds: pairs * blocksPerPair(plan) * secondsOf(one) }))
    .toSorted((one, other) => one.seconds - other.seconds)
  let left = plan.budgetSeconds - spentSeconds
  const fitting = cheapestFirst.filter(({ seconds }, at) => {
    left -= seconds
    return at === 0 || left >= 0
  })
  return fitting.length === plan.benchmarks.length ? null : new Set(fitting.map(({ id }) => id))
}
