import { gatingTests } from '../analysis/stopping/judging-plan.ts'
import { familiesOf } from '../analysis/run.ts'
import { fewestPairsToCall } from '../analysis/stopping/foresight.ts'
import type { Plan } from '../model/run/plan.ts'
import { isListed, likelySeconds } from '../plan/budget/likely-seconds.ts'
import { rowsThatFit } from '../plan/budget/rows-that-fit.ts'
import { earlierBlockTimes } from '../workspace/keep-block-times.ts'
import type { PreparedVariant } from './prepare-sides.ts'
import type { Session } from './session.ts'

// One to find out whether it runs, and one to warm up.
const uncountedPairs = 2

// Of a block of what was never timed.
const usualSeconds = 2

/**
 * Which rows of listed suites the budget has no room for, so that those that are left can be decided. A shard
 * chooses among its own.
 *
 * @returns ids
 */
export async function rowsLeftOut(
  { settings, request, earlier, host }: Pick<Session, 'settings' | 'request' | 'earlier' | 'host'>,
  plan: Plan,
  preparedVariants: readonly PreparedVariant[],
): Promise<ReadonlySet<string>> {
  const { budget, pairs } = settings
  const rows = plan.benchmarks.filter(isListed)
  if (budget === undefined || rows.length === 0) return new Set()
  const times = await earlierBlockTimes(request, host)
  const pilots = new Map(preparedVariants.flatMap((preparedVariant) => [...preparedVariant.pilots]))
  const likely = likelySeconds(rows, times)
  const otherSeconds = plan.benchmarks
    .filter((benchmark) => !isListed(benchmark))
    .reduce((sum, { id }) => sum + (times[id] ?? pilots.get(id)?.blockSeconds ?? usualSeconds), 0)
  const family = plan.shard?.family ?? gatingTests(familiesOf({ plan, failures: [] })[0].plan)
  const fit = (count: number): ReadonlySet<string> => {
    const { alpha } = plan.policy
    const fewest = fewestPairsToCall({ alpha, family: (family * count) / rows.length })
    const blocks = Math.min(pairs, fewest) * (1 + plan.controlShare) + uncountedPairs
    const costedRows = rows.map(({ id, name }) => ({
      id,
      name,
      seconds: blocks * (likely.get(id) ?? 0),
    }))
    return rowsThatFit(costedRows, budget - blocks * otherSeconds)
  }
  // Fewer rows need fewer pairs each, so there is room for some more; a shard's share the alpha of the whole table.
  const kept =
    earlier === null
      ? fit(plan.shard === undefined ? fit(rows.length).size : rows.length)
      : idsOf(earlier.run.plan)
  const leftOut = new Set(rows.flatMap(({ id }) => (kept.has(id) ? [] : [id])))
  if (leftOut.size > 0) {
    request.onProgress({ kind: 'note', text: leftOutText(leftOut.size, rows.length) })
  }
  return leftOut
}

function idsOf({ benchmarks }: Plan): ReadonlySet<string> {
  return new Set(benchmarks.map(({ id }) => id))
}

function leftOutText(count: number, of: number): string {
  return `${String(count)} of ${String(of)} configurations left out, because the budget has no room for as many pairs of them as can decide anything: of as many files as possible some are kept, those that cost least; raise "budget", or choose with "only"`
}
