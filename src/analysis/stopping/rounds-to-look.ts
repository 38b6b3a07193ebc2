import { bearsCompany, isLinkedPlan } from '../../model/run/bears-company.ts'
import { measuredIn } from '../../model/run/measured-in.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Sample } from '../../model/run/sample.ts'
import { countedSamples } from '../counted-samples.ts'
import { jointTable } from '../early/joint-table.ts'
import { gatingTests, judgingPlanOf, stopsOf } from './judging-plan.ts'

/**
 * Number of rounds that no look can end before its last one: until then, every benchmark that is
 * measured stays so, whatever the blocks show. So their blocks may be measured in any order.
 *
 * It is one where a look is not the only thing that decides what comes next, or where a block has to be
 * measured alone.
 *
 * @param live - ids of the benchmarks that continue
 */
export function roundsToLook(
  { plan, samples }: { readonly plan: Plan; readonly samples: readonly Sample[] },
  live: readonly string[],
): number {
  const going = new Set(live)
  const benchmarks = measuredIn(plan).filter(({ id }) => going.has(id))
  const isPlain = plan.selective !== true && !isLinkedPlan(plan) && plan.contests === undefined
  if (!isPlain || !benchmarks.every(bearsCompany)) return 1
  const joint = jointTable(plan)
  const stops = stopsOf(
    judgingPlanOf({
      ...plan.policy,
      early: true,
      ...(joint !== null && { joint }),
      family: gatingTests(plan),
      final: false,
      rows: [],
    }),
  )
  const pairs = new Map(live.map((id) => [id, 0]))
  for (const { block } of countedSamples(samples, 'pair')) {
    const before = pairs.get(block.benchmarkId)
    if (before !== undefined) pairs.set(block.benchmarkId, before + 1)
  }
  const left = [...pairs.values()].map((done) => (stops.find((stop) => stop > done) ?? done) - done)
  return Math.max(1, Math.min(...left))
}
