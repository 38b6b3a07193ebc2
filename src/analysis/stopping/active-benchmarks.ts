import { groupedBy } from '../../model/grouped-by.ts'
import type { JudgedRow } from '../../model/judging/judged-table.ts'
import { blockTimes, type BlockTimes } from '../block-times.ts'
import { chanceOfDecision, chooseBenchmarks } from './choose-benchmarks.ts'
import { suiteKey } from '../../model/run/suite.ts'
import { contestRun } from '../contest-run.ts'
import { firstUsableLook, stopRule } from './stop-rule.ts'
import { judgeTable } from '../judge-table.ts'
import { type JudgingPlan, judgingPlanOf, stopsOf } from './judging-plan.ts'
import { rebuildFloors } from '../findings/rebuild-floors.ts'
import type { Run } from '../run.ts'
import { tableOf } from '../table-of.ts'
import { tablePlans } from './table-plans.ts'
import { pairsByBenchmark } from '../pairs-by-benchmark.ts'
import { secondsTo } from './seconds-to.ts'

/** The state after a look: which benchmarks continue, and how many gating rows are settled. */
export interface ActiveBenchmarks {
  /** Ids of the benchmarks that need more pairs. */
  readonly live: readonly string[]
  readonly decided: number
  readonly rows: number
}

/**
 * The benchmarks that continue after a round. Between two looks, all continue that did not stop at
 * one, except failed benchmarks and those that have the last look's number of blocks. Where time is
 * limited, those at a look continue only if they are among the most rewarding, and where it is too
 * short for all, some begin only after others (see `firstWave`). The rows of a suite stop together.
 */
export function activeBenchmarksOf(run: Run): ActiveBenchmarks {
  const parts = [run, contestRun(run)].flatMap((one) =>
    one === null ? [] : tablePlans(one).map((plan) => activeIn({ ...one, plan })),
  )
  return {
    live: withTheirSuites(
      parts.flatMap(({ live }) => live),
      run,
    ),
    decided: parts.reduce((sum, { decided }) => sum + decided, 0),
    rows: parts.reduce((sum, { rows }) => sum + rows, 0),
  }
}

/** A suite continues as a whole: its process runs anyway, and more pairs harm no row. */
function withTheirSuites(live: readonly string[], { plan, failures }: Run): readonly string[] {
  const going = new Set(live)
  const rows = plan.benchmarks.filter(({ driver }) => driver === 'suite')
  const suites = new Set(rows.filter(({ id }) => going.has(id)).map(suiteKey))
  const failed = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const more = rows.filter(
    (one) => !going.has(one.id) && !failed.has(one.id) && suites.has(suiteKey(one)),
  )
  return [...live, ...more.map(({ id }) => id)]
}

function activeIn(run: Run): ActiveBenchmarks {
  const { plan, samples, failures } = run
  const { looks } = plan.policy
  const failed = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const blocks = pairsByBenchmark(samples)
  const open = plan.benchmarks
    .map(({ id }) => id)
    .filter((id) => !failed.has(id) && (blocks.get(id) ?? 0) < (looks.at(-1) ?? 0))
  const table = tableOf({
    plan,
    samples,
    isGating: true,
    final: false,
    floors: rebuildFloors({ plan, samples }),
  })
  const { rows } = judgeTable(table)
  const judging = judgingPlanOf(table)
  const goals = stopRule({ benchmarkIds: open, looks: stopsOf(judging), rows })
  const going = open.filter((id) => goals.has(id))
  const thresholds = table.rows.map(({ threshold }) => threshold)
  return {
    live:
      plan.selective === true
        ? mostRewarding(going, { run, rows, thresholds, judgingPlan: judging })
        : going,
    decided: rows.filter(({ verdict }) => verdict !== 'inconclusive').length,
    rows: rows.length,
  }
}

interface JudgedSoFar {
  readonly run: Run
  readonly rows: readonly JudgedRow[]
  /** One for each row. */
  readonly thresholds: readonly number[]
  readonly judgingPlan: JudgingPlan
}

function mostRewarding(
  ids: readonly string[],
  { run, rows, thresholds, judgingPlan: judging }: JudgedSoFar,
): readonly string[] {
  const times = blockTimes(run)
  const benchmarks = new Map(run.plan.benchmarks.map((one) => [one.id, one]))
  const undecided = groupedBy(
    rows
      .map((row, at) => ({ row, theta: Math.log1p(thresholds[at] ?? 0) }))
      .filter(({ row }) => row.verdict === 'inconclusive'),
    ({ row }) => row.name,
  )
  const stops = stopsOf(judging)
  const blocks = pairsByBenchmark(run.samples)
  const fresh = new Set(ids.filter((id) => !blocks.has(id)))
  const wave = fresh.size > 0 ? firstWave(run, times) : null
  const candidates = ids.map((id) => {
    const own = undecided.get(id) ?? []
    const isNew = fresh.has(id)
    const pairs = isNew ? 0 : Math.min(...own.map(({ row }) => row.pairs))
    const benchmark = benchmarks.get(id)
    const seconds = benchmark === undefined ? 0 : times.secondsOf(benchmark)
    const rates = stops
      .filter((stop) => stop > pairs)
      .map((next) => {
        const chances = own.map(({ row, theta }) => chanceOfDecision(row, judging, { theta, next }))
        // One that nothing is known of has at least one row.
        const gain = isNew ? 1 : chances.reduce((sum, chance) => sum + chance, 0)
        return gain / Math.max((next - pairs) * seconds, Number.MIN_VALUE)
      })
    const isWaiting = isNew && wave?.has(id) === false
    return {
      id,
      isWaiting,
      isBetween: !isWaiting && !stops.includes(pairs),
      rate: Math.max(0, ...rates),
    }
  })
  const begun = candidates.filter(({ isWaiting }) => !isWaiting)
  return chooseBenchmarks(begun.some(({ isBetween }) => isBetween) ? begun : candidates)
}

/**
 * The benchmarks that begin where the budget cannot bring all to the first look at which something can be
 * called: those that cost least until then, as many as fit, at least one. The others wait: a few pairs
 * of each would decide nothing. The rows of a suite begin together or not at all, since one process
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
  const turns = [...groupedBy(plan.benchmarks, (one) => suiteKey(one) ?? one).values()]
  const cheapestFirst = turns
    .map((benchmarks) => ({
      benchmarks,
      seconds: secondsTo(pairs, { ...plan, benchmarks }, times),
    }))
    .toSorted(
      (one, other) => one.seconds / one.benchmarks.length - other.seconds / other.benchmarks.length,
    )
  let left = plan.budgetSeconds - times.spentSeconds
  const fitting = cheapestFirst.filter(({ seconds }) => {
    const fits = seconds <= left
    if (fits) left -= seconds
    return fits
  })
  if (fitting.length === turns.length) return null
  const [shortest] = cheapestFirst.toSorted((one, other) => one.seconds - other.seconds)
  const begun = fitting.length === 0 && shortest !== undefined ? [shortest] : fitting
  return new Set(begun.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)))
}
