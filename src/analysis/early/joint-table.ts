import type { JointTable } from '../../model/judging/judged-table.ts'
import type { Plan } from '../../model/run/plan.ts'
import { jointMetrics } from './joint-metrics.ts'

/** The joint look of a plan's table; `null` when the lot decides nothing in it. */
export function jointTable(
  plan: Pick<Plan, 'benchmarks' | 'metrics' | 'shard' | 'earlyControls'>,
): JointTable | null {
  return plan.earlyControls === undefined ? null : { ...plan.earlyControls, rows: jointRows(plan) }
}

/** Number of benchmarks that share alpha at a joint look; of a shard, at least as many as the whole table has. */
export function jointRows({
  benchmarks,
  metrics,
  shard,
}: Pick<Plan, 'benchmarks' | 'metrics' | 'shard'>): number {
  const timedBenchmark = benchmarks.filter(
    (benchmark) => jointMetrics(benchmark, metrics).length > 0,
  )
  return Math.max(1, timedBenchmark.length, shard?.timed ?? shard?.family ?? 0)
}
