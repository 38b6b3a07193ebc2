import type { JointTable, Table } from '../../model/judging/judged-row.ts'
import { claimLooks, type ClaimLook } from '../../stats/claim-looks.ts'
import { element } from '../../stats/element.ts'
import { jointLookP, type JointLook } from '../../stats/joint-look.ts'
import { equivalenceLevels } from '../../stats/look-levels.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import { besideTime, type Metric } from '../../model/judging/metric.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Plan } from '../../model/run/plan.ts'

/** One look of a plan. */
export interface Look {
  /** Number of pairs at which it is taken. */
  readonly pairs: number
  /** Two-sided level of the interval that decides "same"; 0 when there can be none. */
  readonly equivalenceLevel: number
}

/** How the rows of a table are judged, computed once for all of them. */
export interface JudgingPlan {
  readonly looks: readonly Look[]
  /** Looks at which a difference can be claimed; one of them may be between two looks of the plan. */
  readonly claims: readonly ClaimLook[]
  /** The look at which all times of a benchmark are called together; `null` for none. */
  readonly joint: JointLook | null
  /** Two-sided level of a single row, before it is split over the looks. */
  readonly rowAlpha: number
  readonly final: boolean
}

/** A table with rows of any type. */
export interface PlannedTable extends Omit<Table, 'rows'> {
  readonly rows: readonly unknown[]
}

/** The looks of a table with their shares of both errors. */
export function judgingPlanOf(table: PlannedTable): JudgingPlan {
  const rowAlpha = table.alpha / familyOf(table)
  const levels = equivalenceLevels(table.looks, table.alphaEquivalence)
  const looks = table.looks.map((pairs, at) => ({ pairs, equivalenceLevel: element(levels, at) }))
  return { looks, ...claimsOf(table, rowAlpha), rowAlpha, final: table.final }
}

/** How the rows of a plan's table will be judged, before there are any. */
export function judgingPlanFor(plan: Plan, joint: JointTable | null): JudgingPlan {
  const family = gatingTests(plan)
  return judgingPlanOf({ ...plan.policy, early: true, joint, family, final: true, rows: [] })
}

/** A joint look is of use only before the first look at which a row could be called by itself. */
function claimsOf(
  { looks, alpha, joint, early }: PlannedTable,
  rowAlpha: number,
): Pick<JudgingPlan, 'claims' | 'joint'> {
  const alone = { claims: claimLooks(looks, rowAlpha, { early }), joint: null }
  if (joint === null) return alone
  const share = (jointLookP(joint) * joint.rows) / alpha
  const claims = share < 1 ? claimLooks(looks, rowAlpha, { early, part: 1 - share }) : []
  const [first] = claims
  return first !== undefined && joint.pairs < first.pairs ? { claims, joint } : alone
}

/** Numbers of pairs at which anything is judged, ascending. */
export function stopsOf({
  looks,
  claims,
  joint,
}: Pick<JudgingPlan, 'looks' | 'claims' | 'joint'>): readonly number[] {
  const all = new Set(
    [...looks, ...claims, ...(joint === null ? [] : [joint])].map(({ pairs }) => pairs),
  )
  return [...all].toSorted((first, second) => first - second)
}

/** Number of tests that share alpha. */
export function familyOf({ family, rows }: Pick<PlannedTable, 'family' | 'rows'>): number {
  return Math.max(1, family, rows.length)
}

/**
 * Number of tests that share alpha in a table of these benchmarks: each with the metrics that gate it and
 * with the mean of its calls, and those of the other shards.
 */
export function gatingTests({
  benchmarks,
  metrics,
  shard,
}: Pick<Plan, 'benchmarks' | 'metrics' | 'shard'>): number {
  const sampledMetrics = metrics.filter(({ assume }) => assume === 'nothing')
  const tests = benchmarks.reduce(
    (sum, benchmark) => sum + sampledMetrics.filter((metric) => gatesIn(benchmark, metric)).length,
    0,
  )
  const meanTests = benchmarks.filter((benchmark) => testsMean(benchmark, metrics)).length
  return Math.max(tests + meanTests, shard?.family ?? 1)
}

/** Whether a change of the mean of all calls is tested as well, beside that of the time. */
export function testsMean(benchmark: Benchmark, metrics: readonly Metric[]): boolean {
  const { driver } = benchmark
  return (
    driver !== 'suite' &&
    metrics.some(({ id }) => id === besideTime.mean) &&
    metrics.some((metric) => metric.id === 'time' && gatesIn(benchmark, metric))
  )
}
