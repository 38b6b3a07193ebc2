import { gatesIn } from '../model/gating.ts'
import type { Plan } from '../model/plan.ts'

/** Number of tests that share alpha in a table of these benchmarks: each with the metrics that gate it. */
export function gatingTests({ benchmarks, metrics }: Pick<Plan, 'benchmarks' | 'metrics'>): number {
  const sampled = metrics.filter(({ assume }) => assume === 'nothing')
  const tests = benchmarks.reduce(
    (sum, benchmark) => sum + sampled.filter((metric) => gatesIn(benchmark, metric)).length,
    0,
  )
  return Math.max(1, tests)
}
