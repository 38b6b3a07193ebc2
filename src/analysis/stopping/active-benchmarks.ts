import { groupedBy } from '../../model/grouped-by.ts'
import type { JudgedRow } from '../../model/judging/judged-table.ts'
import { blockTimes, type BlockTimes } from '../block-times.ts'
import { chanceOfDecision, chooseBenchmarks } from './choose-benchmarks.ts'
import { suiteKey } from '../../model/run/suite.ts'
import { familiesOf } from '../families-of.ts'
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
  const parts = familiesOf(run).flatMap((family) =>
    tablePlans(family).map((plan) => activeIn({ ...family, plan })),
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
  const goingNames = new Set(live)
  const rows = plan.benchmarks.filter(({ driver }) => driver === 'suite')
  const suites = new Set(rows.filter(({ id }) => goingNames.has(id)).map(suiteKey))
  const failed = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const more = rows.filter(
    (row) => !goingNames.has(row.id) && !failed.has(row.id) && suites.has(suiteKey(row)),
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
  const judgingPlan = judgingPlanOf(table)
  const goals = stopRule({ benchmarkIds: open, looks: stopsOf(judgingPlan), rows })
  const goingNames = open.filter((id) => goals.has(id))
  const thresholds = table.rows.map(({ threshold }) => threshold)
  return {
    live:
      plan.selective === true
        ? mostRewarding(goingNames, { run, rows, thresholds, judgingPlan })
        : goingNames,
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
  { run, rows, thresholds, judgingPlan }: JudgedSoFar,
): readonly string[] {
  const times = blockTimes(run)
  const benchmarks = new Map(run.plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]))
  const undecidedByName = groupedBy(
    rows
      .map((row, at) => ({ row, theta: Math.log1p(thresholds[at] ?? 0) }))
      .filter(({ row }) => row.verdict === 'inconclusive'),
    ({ row }) => row.name,
  )
  const stops = stopsOf(judgingPlan)
  const blocks = pairsByBenchmark(run.samples)
  const fresh = new Set(ids.filter((id) => !blocks.has(id)))
  const wave = fresh.size > 0 ? firstWave(run, times) : null
  const candidates = ids.map((id) => {
    const ownEntries = undecidedByName.get(id) ?? []
    const isNew = fresh.has(id)
    const pairs = isNew ? 0 : Math.min(...ownEntries.map(({ row }) => row.pairs))
    const benchmark = benchmarks.get(id)
    const seconds = benchmark === undefined ? 0 : times.secondsOf(benchmark)
    const rates = stops
      .filter((stop) => stop > pairs)
      .map((next) => {
        const chances = ownEntries.map(({ row, theta }) =>
          chanceOfDecision(row, judgingPlan, { theta, next }),
        )
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
  const turns = [
    ...groupedBy(plan.benchmarks, (benchmark) => suiteKey(benchmark) ?? benchmark).values(),
  ]
  const cheapestFirst = turns
    .map((benchmarks) => ({
      benchmarks,
      seconds: secondsTo(pairs, { ...plan, benchmarks }, times),
    }))
    .toSorted(
      (first, second) =>
        first.seconds / first.benchmarks.length - second.seconds / second.benchmarks.length,
    )
  let remaining = plan.budgetSeconds - times.spentSeconds
  const fittingEntries = cheapestFirst.filter(({ seconds }) => {
    const fits = seconds <= remaining
    if (fits) remaining -= seconds
    return fits
  })
  if (fittingEntries.length === turns.length) return null
  const [shortest] = cheapestFirst.toSorted((first, second) => first.seconds - second.seconds)
  const begun = fittingEntries.length === 0 && shortest !== undefined ? [shortest] : fittingEntries
  return new Set(begun.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)))
}
