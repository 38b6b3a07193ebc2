import { groupedBy } from '../../model/grouped-by.ts'
import { suiteKey } from '../../model/run/suite.ts'
import type { BlockTimes } from '../block-times.ts'
import type { Run } from '../run.ts'
import { secondsTo } from './seconds-to.ts'
import { firstUsableLook } from './stop-rule.ts'

/**
 * The benchmarks that begin where the budget cannot bring all to the first look at which something can be
 * called: those that cost least until then, as many as fit, at least one. The others wait: a few pairs
 * of each would decide nothing. The rows of a suite begin together or not at all, since one process
 * serves them; a suite costs what it takes for each of its rows.
 *
 * Only times of pilots and warm-up blocks decide this, so it is fixed before the first judged pair.
 *
 * @returns ids; `null` where all begin
 */
export function firstWave(
  { plan }: Pick<Run, 'plan'>,
  times: BlockTimes,
): ReadonlySet<string> | null {
  const pairs = firstUsableLook(plan)
  if (plan.budgetSeconds === null || pairs === null) return null
  const turns = [...groupedBy(plan.benchmarks, (one) => suiteKey(one) ?? one).values()]
  const cheapestFirst = turns
    .map((benchmarks) => ({
      benchmarks,
      seconds: secondsTo(pairs, { ...plan, benchmarks }, times),
    }))
    .toSorted(
      (one, other) => one.seconds / one.benchmarks.length - other.seconds / other.benchmarks.length,
    )
  let left = plan.budgetSeconds - times.spentSeconds
  const fitting = cheapestFirst.filter(({ seconds }) => {
    const fits = seconds <= left
    if (fits) left -= seconds
    return fits
  })
  if (fitting.length === turns.length) return null
  const [shortest] = cheapestFirst.toSorted((one, other) => one.seconds - other.seconds)
  const begun = fitting.length === 0 && shortest !== undefined ? [shortest] : fitting
  return new Set(begun.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)))
}
