import { blockTimes, secondsTo } from '../block-times.ts'
import { portionsOf, suiteKey } from '../../model/run/suite.ts'
import { blockSecondsOf } from '../../model/run/block-seconds-of.ts'
import type { RowSeries } from '../../model/judging/judged-row.ts'
import { familiesOf, type Run, pairsByBenchmark } from '../run.ts'
import { stopRule } from './stop-rule.ts'
import { judgeTable } from '../judge-table.ts'
import { type JudgingPlan, judgingPlanOf, stopsOf, judgingPlanFor } from './judging-plan.ts'
import { pairsBySizes } from './outlook.ts'
import { tableOf } from '../table-of.ts'
import { logRatiosOf, usablePairs } from '../usable-pairs.ts'
import { bearsCompany, comparesSides } from '../../model/run/benchmark.ts'
import { isLinkedPlan } from '../../model/run/plan.ts'
import { jointTable } from '../joint-table.ts'

/** The state after a look: which benchmarks continue, and how many are settled in all that gates them. */
export interface ActiveBenchmarks {
  /** Ids of the benchmarks that need more pairs, and of which the next round has blocks. */
  readonly live: readonly string[]
  /** Seconds until one of those that continue can be called at all. */
  readonly secondsToReach: number
  readonly decidedCount: number
  readonly rows: number
}

/**
 * The benchmarks that continue after a round: between two looks all that did not stop at one, but no failed ones, nor
 * those with the last look's pairs. Where a budget is short, some wait. The rows of a suite stop together.
 */
export function activeBenchmarksOf(run: Run): ActiveBenchmarks {
  const families = familiesOf(run).map(activeIn)
  const openRows = families.flatMap((family) => family.openRows)
  const { ids, secondsToReach } = withinBudget(openRows, run)
  return {
    live: withTheirSuites(ids, openRows, run),
    secondsToReach,
    decidedCount: families.reduce((sum, { decidedCount }) => sum + decidedCount, 0),
    rows: families.reduce((sum, { rows }) => sum + rows, 0),
  }
}

/** Settled rows continue with their suite: its process runs anyway, and more pairs harm no row. */
function withTheirSuites(
  live: readonly string[],
  openRows: readonly OpenRow[],
  { plan, failures }: Run,
): readonly string[] {
  const openIds = new Set(openRows.map(({ id }) => id))
  const liveIds = new Set(live)
  const rows = plan.benchmarks.filter(({ driver }) => driver === 'suite')
  const suites = new Set(rows.filter(({ id }) => liveIds.has(id)).map(suiteKey))
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const moreRows = rows.filter(
    (row) => !openIds.has(row.id) && !failedIds.has(row.id) && suites.has(suiteKey(row)),
  )
  return [...live, ...moreRows.map(({ id }) => id)]
}

/** A benchmark that needs more pairs. */
export interface OpenRow {
  readonly id: string
  /** Pairs until it can probably be called. */
  readonly toGoal: number
  /** Pairs until anything can be said of it. */
  readonly toFirstLook: number
}

function activeIn(
  run: Run,
): Pick<ActiveBenchmarks, 'decidedCount' | 'rows'> & { readonly openRows: readonly OpenRow[] } {
  const { plan, samples, failures } = run
  const { looks } = plan.policy
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const pairsById = pairsByBenchmark(run)
  const pairsOf = (id: string): number => pairsById.get(id) ?? 0
  const benchmarkIds = plan.benchmarks
    .map(({ id }) => id)
    .filter((id) => !failedIds.has(id) && pairsOf(id) < (looks.at(-1) ?? Number.NaN))
  const table = tableOf({ plan, samples, isGating: true, final: false })
  const { rows } = judgeTable(table)
  const judgedIds = new Set(rows.map(({ name }) => name))
  const undecidedIds = new Set(
    rows.flatMap(({ name, verdict }) => (verdict === 'inconclusive' ? [name] : [])),
  )
  const judgingPlan = judgingPlanOf(table)
  const goals = stopRule({ benchmarkIds, looks: stopsOf(judgingPlan), rows })
  const leadingRows = new Map(table.rows.toReversed().map((row) => [row.name, row]))
  return {
    openRows: benchmarkIds
      .filter((id) => goals.has(id))
      .map((id) => ({
        id,
        toGoal: goalOf(leadingRows.get(id), pairsOf(id), judgingPlan) - pairsOf(id),
        toFirstLook: Math.max(0, (looks[0] ?? Number.NaN) - pairsOf(id)),
      })),
    decidedCount: judgedIds.size - undecidedIds.size,
    rows: judgedIds.size,
  }
}

/** The look at which a row can probably be called, by sizes of its differences, which are asked at looks alone. */
function goalOf(row: RowSeries | undefined, pairs: number, plan: JudgingPlan): number {
  const stops = stopsOf(plan)
  const last = stops.at(-1) ?? Number.NaN
  const first = plan.claims[0]?.pairs ?? last
  const look = stops.findLast((stop) => stop <= pairs)
  if (row === undefined || look === undefined) return first
  const sizes = logRatiosOf(usablePairs(row)).slice(0, look).map(Math.abs)
  const needed = sizes.length < 2 ? 0 : pairsBySizes(plan, sizes, Math.log1p(row.threshold))
  return stops.find((stop) => stop > pairs && stop >= Math.max(first, needed)) ?? last
}

/**
 * The benchmarks of the next round where a budget cannot bring all to the look at which they can probably be called:
 * those that take least until then, as many as fit, at least one. The rows of a suite go on together, as one process
 * serves them; where not all fit and the tool makes the calls that it is told, those nearest to their look do. It is
 * decided by times and by sizes of differences, whose signs the coins then still decide.
 */
export function withinBudget(
  openRows: readonly OpenRow[],
  run: Pick<Run, 'plan' | 'pilots' | 'samples'>,
): Pick<ActiveBenchmarks, 'secondsToReach'> & { readonly ids: readonly string[] } {
  const { plan } = run
  const all = { ids: openRows.map(({ id }) => id), secondsToReach: 0 }
  if (plan.budgetSeconds === null) return all
  const times = blockTimes(run)
  // Others of their tool decide themselves how long they run.
  const toldIds = new Set(
    run.pilots.flatMap(({ benchmarkId, iterations }) => (iterations > 1 ? [benchmarkId] : [])),
  )
  const openRowsById = new Map(openRows.map((row) => [row.id, row]))
  const portions = portionsOf(plan.benchmarks).flatMap((benchmarks) => {
    const rows = benchmarks.flatMap((benchmark) => {
      const row = openRowsById.get(benchmark.id)
      const pairSeconds = secondsTo(1, { ...plan, benchmarks: [benchmark] }, times)
      return row === undefined ? [] : [{ ...row, pairSeconds }]
    })
    const pairs = Math.min(...rows.map(({ toGoal }) => toGoal))
    const ofPairs = (count: number): number =>
      secondsTo(count, { ...plan, benchmarks: [...benchmarks] }, times)
    const seconds = ofPairs(pairs)
    // One that there was no time to try is not measured at all.
    if (rows.length === 0 || seconds === 0) return []
    const reached = rows.filter(({ toGoal }) => toGoal === pairs).length
    const secondsToReach = ofPairs(Math.min(...rows.map(({ toFirstLook }) => toFirstLook)))
    const isParted = benchmarks.every(({ id, driver }) => driver === 'suite' && toldIds.has(id))
    return [{ rows, pairs, seconds, each: seconds / reached, secondsToReach, isParted }]
  })
  let remaining = blockSecondsOf(plan.budgetSeconds) - times.spentSeconds
  const fittingRows = portions
    .toSorted((first, second) => first.each - second.each)
    .flatMap(({ rows, pairs, seconds, isParted }) => {
      const fitting = rows.toSorted((first, second) => first.toGoal - second.toGoal)
      let neededSeconds = seconds
      const fewest = isParted ? 1 : rows.length
      while (neededSeconds > remaining && fitting.length > fewest)
        neededSeconds -= pairs * (fitting.pop()?.pairSeconds ?? Number.NaN)
      if (neededSeconds > remaining) return []
      remaining -= neededSeconds
      return fitting
    })
  const fittingIds = new Set(fittingRows.map(({ id }) => id))
  // Before any times are known, all begin.
  const [shortest] = portions.toSorted((first, second) => first.seconds - second.seconds)
  const rowCount = portions.reduce((sum, { rows }) => sum + rows.length, 0)
  if (shortest === undefined || fittingIds.size === rowCount) return all
  if (fittingIds.size === 0)
    return { ids: shortest.rows.map(({ id }) => id), secondsToReach: shortest.secondsToReach }
  return { ids: all.ids.filter((id) => fittingIds.has(id)), secondsToReach: 0 }
}

/**
 * Number of pairs that every live benchmark can get before any look: until then all stay so, whatever the blocks show,
 * which may be measured in any order. `null` where more than a look decides, or a block has to be measured alone.
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
