import { gatesIn } from '../model/judging/gating.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { JointTable } from '../model/judging/judged-row.ts'
import type { Plan } from '../model/run/plan.ts'
import { jointLookFrom } from '../stats/joint-look.ts'
import { familiesOf } from './run.ts'
import { judgingPlanFor } from './stopping/judging-plan.ts'

/** The metrics of a benchmark that are called together at a joint look: all its gating times and rates. */
export function jointMetrics(benchmark: Benchmark, metrics: readonly Metric[]): readonly Metric[] {
  return metrics.filter(
    (metric) =>
      metric.assume === 'nothing' &&
      (metric.unit === 's' || metric.unit === 'per_s') &&
      gatesIn(benchmark, metric),
  )
}

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
  const timedBenchmarks = benchmarks.filter(
    (benchmark) => jointMetrics(benchmark, metrics).length > 0,
  )
  return Math.max(1, timedBenchmarks.length, shard?.timed ?? 0)
}

// One block in ten by default: with more of them, fewer pairs would do, and unchanged rows would pay.
const fewestBlocks = 10
const mostControls = 3

/**
 * A plan whose first control blocks have their places drawn by lot, where that lets a large change be called earlier:
 * not where addons are linked anew, since both sides of a control have the same links.
 */
export function withEarlyControls(plan: Plan): Plan {
  const { policy, placements } = plan
  const [family] = familiesOf({ plan, failures: [] })
  const controls = Math.min(mostControls, Math.round(plan.controlShare * fewestBlocks))
  const [from, ...later] = policy.looks
  const isDrawn = placements !== undefined && !('refused' in placements)
  if (controls === 0 || from === undefined || later.length === 0 || isDrawn) return plan
  if (family.plan.benchmarks.length === 0) return plan
  const rows = jointRows(family.plan)
  const earlyControls = jointLookFrom(from, { rows, alpha: policy.alpha, controls })
  const judgingPlan = judgingPlanFor(family.plan, { ...earlyControls, rows })
  return judgingPlan.joint === null ? plan : { ...plan, earlyControls }
}
