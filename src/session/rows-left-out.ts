import { gatingTests } from '../analysis/stopping/judging-plan.ts'
import { familiesOf } from '../analysis/run.ts'
import { fewestPairsToCall } from '../analysis/stopping/outlook.ts'
import type { Plan } from '../model/run/plan.ts'
import { isListed, listedPairSeconds, rowsThatFit } from '../plan/budget/rows-that-fit.ts'
import type { PreparedVariant } from './prepare-sides.ts'
import type { Session } from './session.ts'

// One to find out whether it runs, and one to warm up.
const uncountedPairs = 2

// Of a block of what has no pilot yet.
const usualSeconds = 2

/**
 * Which rows of listed suites the budget has no room for, so that those that are left can be decided. A shard
 * chooses among its own.
 *
 * @returns ids
 */
export function rowsLeftOut(
  { settings, request, earlier }: Pick<Session, 'settings' | 'request' | 'earlier'>,
  plan: Plan,
  preparedVariants: readonly PreparedVariant[],
): ReadonlySet<string> {
  const { budget, pairs } = settings
  const rows = plan.benchmarks.filter(isListed)
  if (budget === undefined || rows.length === 0) return new Set()
  const pilots = new Map(preparedVariants.flatMap((preparedVariant) => [...preparedVariant.pilots]))
  const otherSeconds = plan.benchmarks
    .filter((benchmark) => !isListed(benchmark))
    .reduce((sum, { id }) => sum + (pilots.get(id)?.blockSeconds ?? usualSeconds), 0)
  const family = plan.shard?.family ?? gatingTests(familiesOf({ plan, failures: [] })[0].plan)
  const fit = (count: number): ReadonlySet<string> => {
    const { alpha } = plan.policy
    const fewestPairs = fewestPairsToCall({ alpha, family: (family * count) / rows.length })
    const blocks = Math.min(pairs, fewestPairs) * (1 + plan.controlShare) + uncountedPairs
    return rowsThatFit(rows, (budget / blocks - otherSeconds) / listedPairSeconds)
  }
  // Fewer rows need fewer pairs each, so there is room for some more; a shard's share the alpha of the whole table.
  const keptIds =
    earlier === null
      ? fit(plan.shard === undefined ? fit(rows.length).size : rows.length)
      : new Set(earlier.run.plan.benchmarks.map(({ id }) => id))
  const leftOutIds = new Set(rows.flatMap(({ id }) => (keptIds.has(id) ? [] : [id])))
  if (leftOutIds.size > 0) {
    const text = `${leftOutIds.size} of ${rows.length} configurations left out, because the budget has no room for as many pairs of them as can decide anything: of every file the first are kept; raise "budget", or choose with "only"`
    request.onProgress({ kind: 'note', text })
  }
  return leftOutIds
}
