import type { Plan } from '../model/plan.ts'

/** Number of tests that share alpha in a table of these benchmarks: each with every gating metric. */
export function gatingTests({ benchmarks, metrics }: Pick<Plan, 'benchmarks' | 'metrics'>): number {
  const gating = metrics.filter(({ gates, assume }) => gates && assume === 'nothing').length
  return Math.max(1, benchmarks.length * gating)
}
