import type { Table } from '../../model/judging/judgement.ts'
import { equivalenceLevels } from '../../stats/equivalence-levels.ts'
import { lookLevels } from '../../stats/look-levels.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import type { Plan } from '../../model/run/plan.ts'

/** One look of a plan. */
export interface Look {
  /** Pairs at which it is taken. */
  readonly pairs: number
  /** Whether a single test can reach its share of alpha here. */
  readonly usable: boolean
  /** Two-sided level of the interval that decides "same"; 0 where there can be none. */
  readonly equivalenceLevel: number
}

/** How the rows of a table are judged, worked out once for all of them. */
export interface JudgingPlan {
  readonly looks: readonly Look[]
  /** Looks at which a difference can be claimed. */
  readonly usableLooks: number
  /** Two-sided level of one row alone, before it is split over the looks. */
  readonly rowAlpha: number
  readonly final: boolean
}

/** A table, whatever its rows are. */
export interface PlannedTable extends Omit<Table, 'rows'> {
  readonly rows: readonly unknown[]
}

/** The looks of a table with their shares of both errors. */
export function judgingPlanOf(table: PlannedTable): JudgingPlan {
  const rowAlpha = table.alpha / familyOf(table)
  const shares = lookLevels(table.looks, rowAlpha)
  const levels = equivalenceLevels(table.looks, table.alphaEquivalence)
  const looks = table.looks.map((pairs, index) => ({
    pairs,
    usable: (shares[index] ?? 0) > 0,
    equivalenceLevel: levels[index] ?? 0,
  }))
  const usableLooks = looks.filter(({ usable }) => usable).length
  return { looks, usableLooks, rowAlpha, final: table.final }
}

/** Number of tests that share alpha. */
export function familyOf({ family, rows }: Pick<PlannedTable, 'family' | 'rows'>): number {
  return Math.max(1, family, rows.length)
}

/** Number of tests that share alpha in a table of these benchmarks: each with the metrics that gate it. */
export function gatingTests({ benchmarks, metrics }: Pick<Plan, 'benchmarks' | 'metrics'>): number {
  const sampled = metrics.filter(({ assume }) => assume === 'nothing')
  const tests = benchmarks.reduce(
    (sum, benchmark) => sum + sampled.filter((metric) => gatesIn(benchmark, metric)).length,
    0,
  )
  return Math.max(1, tests)
}
