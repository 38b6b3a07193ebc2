import { blockTimes, type BlockTimes, secondsTo } from '../block-times.ts'
import { portionsOf, suiteKey } from '../../model/run/suite.ts'
import { blockSecondsOf } from '../../model/run/block-seconds-of.ts'
import { familiesOf, type Run } from '../run.ts'
import { firstUsableLook, stopRule } from './stop-rule.ts'
import { judgeTable } from '../judge-table.ts'
import { judgingPlanOf, stopsOf } from './judging-plan.ts'
import { tableOf } from '../table-of.ts'
import { pairsByBenchmark } from '../counted-samples.ts'

/** The state after a look: which benchmarks continue, and how many are settled in all that gates them. */
export interface ActiveBenchmarks {
  /** Ids of the benchmarks that need more pairs. */
  readonly live: readonly string[]
  readonly decidedCount: number
  readonly rows: number
}

/**
 * The benchmarks that continue after a round. Between two looks, all continue that did not stop at
 * one, except failed benchmarks and those that have the last look's number of blocks. Where a budget
 * is too short for all, some begin only after others (see `firstWave`). The rows of a suite stop together.
 */
export function activeBenchmarksOf(run: Run): ActiveBenchmarks {
  const families = familiesOf(run).map(activeIn)
  return {
    live: withTheirSuites(
      families.flatMap(({ live }) => live),
      run,
    ),
    decidedCount: families.reduce((sum, { decidedCount }) => sum + decidedCount, 0),
    rows: families.reduce((sum, { rows }) => sum + rows, 0),
  }
}

/** A suite continues as a whole: its process runs anyway, and more pairs harm no row. */
function withTheirSuites(live: readonly string[], { plan, failures }: Run): readonly string[] {
  const liveIds = new Set(live)
  const rows = plan.benchmarks.filter(({ driver }) => driver === 'suite')
  const suites = new Set(rows.filter(({ id }) => liveIds.has(id)).map(suiteKey))
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const moreRows = rows.filter(
    (row) => !liveIds.has(row.id) && !failedIds.has(row.id) && suites.has(suiteKey(row)),
  )
  return [...live, ...moreRows.map(({ id }) => id)]
}

function activeIn(run: Run): ActiveBenchmarks {
  const { plan, samples, failures } = run
  const { looks } = plan.policy
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const blocks = pairsByBenchmark(samples)
  const openIds = plan.benchmarks
    .map(({ id }) => id)
    .filter((id) => !failedIds.has(id) && (blocks.get(id) ?? 0) < (looks.at(-1) ?? 0))
  const table = tableOf({ plan, samples, isGating: true, final: false })
  const { rows } = judgeTable(table)
  const judgedIds = new Set(rows.map(({ name }) => name))
  const undecidedIds = new Set(
    rows.flatMap(({ name, verdict }) => (verdict === 'inconclusive' ? [name] : [])),
  )
  const goals = stopRule({ benchmarkIds: openIds, looks: stopsOf(judgingPlanOf(table)), rows })
  return {
    live: withoutWaiting(
      openIds.filter((id) => goals.has(id)),
      run,
      blocks,
    ),
    decidedCount: judgedIds.size - undecidedIds.size,
    rows: judgedIds.size,
  }
}

/** Without those that a short budget lets wait until all others have stopped. */
function withoutWaiting(
  ids: readonly string[],
  run: Run,
  blocks: ReadonlyMap<string, number>,
): readonly string[] {
  if (ids.every((id) => blocks.has(id))) return ids
  const wave = firstWave(run, blockTimes(run))
  const begunIds = ids.filter((id) => blocks.has(id) || wave?.has(id) !== false)
  return begunIds.length === 0 ? ids : begunIds
}

/**
 * The benchmarks that begin where the budget cannot bring all to the first look at which something can be
 * called: those that cost least until then, as many as fit, at least one. The others wait until these have
 * stopped: a few pairs of each would decide nothing. The rows of a suite begin together or not at all, since one process
 * serves them; a suite costs what it takes for each of its rows.
 *
 * Only times of pilots and warm-up blocks decide this, so it is fixed before the first judged pair.
 *
 * @returns ids; `null` where all begin
 */
export function firstWave(
  { plan }: Pick<Run, 'plan'>,
  times: BlockTimes,
): ReadonlySet<string> | null {
  const pairs = firstUsableLook(plan)
  if (plan.budgetSeconds === null || pairs === null) return null
  // One that there was no time to try is not measured at all.
  const triedBenchmarks = plan.benchmarks.filter((benchmark) => times.secondsOf(benchmark) > 0)
  const portions = portionsOf(triedBenchmarks)
  const cheapestFirst = portions
    .map((benchmarks) => ({
      benchmarks,
      seconds: secondsTo(pairs, { ...plan, benchmarks: [...benchmarks] }, times),
    }))
    .toSorted(
      (first, second) =>
        first.seconds / first.benchmarks.length - second.seconds / second.benchmarks.length,
    )
  let remaining = blockSecondsOf(plan.budgetSeconds) - times.spentSeconds
  const fittingPortions = cheapestFirst.filter(({ seconds }) => {
    const fits = seconds <= remaining
    if (fits) remaining -= seconds
    return fits
  })
  if (fittingPortions.length === portions.length) return null
  const [shortest] = cheapestFirst.toSorted((first, second) => first.seconds - second.seconds)
  const firstPortions =
    fittingPortions.length === 0 && shortest !== undefined ? [shortest] : fittingPortions
  return new Set(firstPortions.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)))
}
