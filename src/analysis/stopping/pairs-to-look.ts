import { bearsCompany, comparesSides } from '../../model/run/benchmark.ts'
import { isLinkedPlan } from '../../model/run/plan.ts'
import { jointTable } from '../joint-table.ts'
import { type Run, pairsByBenchmark } from '../run.ts'
import { judgingPlanFor, stopsOf } from './judging-plan.ts'

/**
 * Number of pairs that every benchmark which is measured can get before any look: until then all stay so,
 * whatever the blocks show, and their blocks may be measured in any order.
 *
 * @param live - ids of the benchmarks that continue
 * @returns `null` where a look is not the only thing that decides what comes next, or where a block has to
 *   be measured alone
 */
export function pairsToLook(
  { plan, samples }: Pick<Run, 'plan' | 'samples'>,
  live: readonly string[],
): number | null {
  const liveIds = new Set(live)
  const benchmarks = plan.benchmarks.filter(({ id }) => liveIds.has(id))
  const isPlain = !isLinkedPlan(plan) && plan.benchmarks.every(comparesSides)
  if (!isPlain || !benchmarks.every(bearsCompany)) return null
  const pairsById = pairsByBenchmark({ plan, samples })
  const stops = stopsOf(judgingPlanFor(plan, jointTable(plan)))
  const remainingPairs = benchmarks.map(({ id }) => {
    const pairs = pairsById.get(id) ?? 0
    return (stops.find((stop) => stop > pairs) ?? pairs) - pairs
  })
  const fewest = Math.min(...remainingPairs)
  return fewest > 0 ? fewest : null
}
