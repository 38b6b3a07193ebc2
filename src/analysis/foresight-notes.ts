import type { Benchmark } from '../model/benchmark.ts'
import { gatesIn } from '../model/gating.ts'
import type { HistoryRow } from '../model/history.ts'
import type { Plan } from '../model/plan.ts'
import { foreseeableChange } from './foresight.ts'
import { gatingTests } from './gating-tests.ts'
import { percent } from './warnings/percent.ts'

const linesAtMost = 10

/**
 * What a plan can see, told before it is carried out: for each benchmark with a history the smallest
 * change of its first gating metric that all pairs together would call four times in five.
 *
 * @returns lines, the worst benchmark first
 */
export function foresightNotes(plan: Plan): readonly string[] {
  const pairs = plan.policy.looks.at(-1) ?? 0
  const seen = plan.benchmarks
    .flatMap((benchmark) => foreseen(plan, benchmark))
    .toSorted((one, other) => other.change - one.change)
  const lines = seen
    .slice(0, linesAtMost)
    .map(
      ({ id, label, change }) =>
        `${pairs} pairs here detect ${percent(change)} of ${label} on ${id}`,
    )
  const hidden = seen.length - lines.length
  return hidden > 0 ? [...lines, `and less on ${hidden} more benchmarks`] : lines
}

interface Foreseen {
  readonly id: string
  readonly label: string
  readonly change: number
}

function foreseen(plan: Plan, benchmark: Benchmark): readonly Foreseen[] {
  const { id } = benchmark
  const known = plan.metrics.flatMap((metric) =>
    gatesIn(benchmark, metric)
      ? plan.history.flatMap((row) => (isOf(row, id, metric.id) ? [{ metric, row }] : []))
      : [],
  )[0]
  if (known === undefined) return []
  const { pairSpread, floor } = known.row
  const change = foreseeableChange({ ...plan.policy, family: gatingTests(plan) }, pairSpread)
  // What lies below the floor is not called however many pairs there are.
  return change === null ? [] : [{ id, label: known.metric.label, change: Math.max(change, floor) }]
}

function isOf({ benchmarkId, metric }: HistoryRow, id: string, metricId: string): boolean {
  return benchmarkId === id && metric === metricId
}
