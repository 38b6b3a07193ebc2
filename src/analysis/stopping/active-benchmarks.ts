import { groupedBy } from '../../model/grouped-by.ts'
import type { JudgedRow } from '../../model/judging/judged-row.ts'
import { blockTimes, type BlockTimes, secondsTo } from '../block-times.ts'
import { suiteKey } from '../../model/run/suite.ts'
import { familiesOf, type Run } from '../run.ts'
import { firstUsableLook, stopRule } from './stop-rule.ts'
import { judgeTable } from '../judge-table.ts'
import { type JudgingPlan, judgingPlanOf, stopsOf } from './judging-plan.ts'
import { rebuildFloors } from '../findings/rebuild-floors.ts'
import { tableOf } from '../table-of.ts'
import { tablePlans } from './table-plans.ts'
import { pairsByBenchmark } from '../counted-samples.ts'
import { normalCumulative, normalQuantile } from '../../stats/normal-cumulative.ts'

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

/** A benchmark that has not stopped. */
export interface Candidate {
  readonly id: string
  /** Whether it is between two looks, or before the first. */
  readonly isBetween: boolean
  /** Rows that are expected to be decided per second of measuring, at the most rewarding look. */
  readonly rate: number
}

/** Share of the candidates that are between two looks at a time. */
const TOGETHER = 0.2

/**
 * Chooses the benchmarks that continue where time is limited. Benchmarks between two looks always do.
 * While they are fewer than a fifth of all, those with the most decisions per second join them.
 *
 * The judge's promise is untouched. A benchmark is chosen, or not, at its looks alone, by what was seen
 * up to them. So when the time is up, the number of its pairs depends on the later ones only by how long
 * they took, never by their values.
 *
 * @returns ids in the given order; at least one where there is a candidate
 */
export function chooseBenchmarks(candidates: readonly Candidate[]): readonly string[] {
  const between = candidates.filter(({ isBetween }) => isBetween)
  const free = Math.max(0, Math.ceil(candidates.length * TOGETHER) - between.length)
  const joiningCandidates = candidates
    .filter(({ isBetween }) => !isBetween)
    .toSorted((first, second) => second.rate - first.rate)
    .slice(0, free)
  const chosenNames = new Set([...between, ...joiningCandidates].map(({ id }) => id))
  return candidates.flatMap(({ id }) => (chosenNames.has(id) ? [id] : []))
}

interface ChanceOfDecisionRequest {
  readonly theta: number
  readonly next: number
}

/**
 * Chance that a later look decides a row, from what the last one showed, 0…1.
 *
 * With a flat prior, the estimate after n₁ pairs is normal around the one after n₀, with the variance
 * s² (1/n₀ − 1/n₁) (Spiegelhalter, Freedman and Blackburn 1986, predictive power).
 *
 * @param theta - ln(1 + threshold)
 * @param next - pairs at that look, more than the row has
 */
export function chanceOfDecision(
  { estimate, pairSpread, look }: Pick<JudgedRow, 'estimate' | 'pairSpread' | 'look'>,
  plan: JudgingPlan,
  { theta, next }: ChanceOfDecisionRequest,
): number {
  if (estimate === null || pairSpread === null || look < 1 || next <= look) return 1
  const effect = Math.abs(Math.log1p(estimate))
  const error = pairSpread * Math.sqrt(1 / look - 1 / next)
  const standardError = pairSpread / Math.sqrt(next)
  if (error === 0) return 1
  const beyond = criticalOf(claimLevelAt(plan, next)) * standardError
  const within = theta - criticalOf(sameLevelAt(plan, next)) * standardError
  const chanceOfChange = 1 - chanceBetween(-beyond, beyond, { effect, error })
  const same = within > 0 ? chanceBetween(-within, within, { effect, error }) : 0
  return Math.min(1, chanceOfChange + same)
}

function claimLevelAt({ claims, rowAlpha }: JudgingPlan, pairs: number): number {
  return rowAlpha * (claims.findLast((claim) => claim.pairs <= pairs)?.share ?? 0)
}

function sameLevelAt({ looks }: JudgingPlan, pairs: number): number {
  return looks.findLast((look) => look.pairs <= pairs)?.equivalenceLevel ?? 0
}

/** Standard errors that a two-sided test of a level needs; Infinity where there is none. */
function criticalOf(level: number): number {
  return level > 0 ? -normalQuantile(level / 2) : Number.POSITIVE_INFINITY
}

interface ChanceBetweenRequest {
  readonly effect: number
  readonly error: number
}

function chanceBetween(low: number, high: number, { effect, error }: ChanceBetweenRequest): number {
  return normalCumulative((high - effect) / error) - normalCumulative((low - effect) / error)
}
