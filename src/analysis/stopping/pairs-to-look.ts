import { bearsCompany, isOfSides } from '../../model/run/benchmark.ts'
import { isLinkedPlan } from '../../model/run/plan.ts'
import { jointTable } from '../joint-table.ts'
import type { Run } from '../run.ts'
import { judgingPlanFor, stopsOf } from './judging-plan.ts'
import { tablePlans } from './table-plans.ts'
import { pairsByBenchmark } from '../counted-samples.ts'

/**
 * Number of pairs that every benchmark which is measured can get before any look: until then all stay so,
 * whatever the blocks show, and their blocks may be measured in any order. Where time is limited, those
 * that were chosen at a look go on to the next one as well, and no other joins them meanwhile.
 *
 * @param live - ids of the benchmarks that continue
 * @returns `null` where a look is not the only thing that decides what comes next, or where a block has to
 *   be measured alone
 */
export function pairsToLook(
  run: Pick<Run, 'plan' | 'pilots' | 'samples'>,
  live: readonly string[],
): number | null {
  const { plan, samples } = run
  const goingNames = new Set(live)
  const benchmarks = plan.benchmarks.filter(({ id }) => goingNames.has(id))
  const isPlain = !isLinkedPlan(plan) && plan.benchmarks.every(isOfSides)
  if (!isPlain || !benchmarks.every(bearsCompany)) return null
  const doneByName = pairsByBenchmark(samples)
  const remainder = tablePlans(run).flatMap((table) => {
    const stops = stopsOf(judgingPlanFor(table, jointTable(table)))
    return table.benchmarks
      .filter(({ id }) => goingNames.has(id))
      .map(({ id }) => {
        const pairs = doneByName.get(id) ?? 0
        return (stops.find((stop) => stop > pairs) ?? pairs) - pairs
      })
  })
  const fewest = Math.min(...remainder)
  return fewest > 0 ? fewest : null
}
