import { gatingTests } from '../analysis/stopping/judging-plan.ts'
import { fewestPairsToCall } from '../analysis/stopping/foresight.ts'
import { expectedSecondsOf } from '../plan/shards/expected-seconds.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import { measuredIn } from '../model/run/measured-in.ts'
import type { Plan } from '../model/run/plan.ts'
import { portionsOf } from '../model/run/portions-of.ts'
import { isListed } from '../plan/shards/likely-seconds.ts'
import { parseExpectedSeconds } from '../plan/shards/parse-expected-seconds.ts'
import { rowsThatFit } from '../plan/shards/rows-that-fit.ts'
import { earlierBlockTimes } from '../workspace/keep-block-times.ts'
import { type PreparedVariant, targetsOf } from './prepare-sides.ts'
import type { Session } from './session.ts'
import { runSuite } from '../measure/suites/run-suite.ts'
import { SideError } from '../measure/actors/side-error.ts'
import { rowsToTry } from '../plan/shards/rows-to-try.ts'

/** What is to be tried, and for how long at most. */
interface Trial {
  readonly rows: readonly Benchmark[]
  readonly prepared: readonly PreparedVariant[]
  /** Seconds by benchmark id, from earlier runs. */
  readonly earlier: Readonly<Record<string, number>>
  readonly seconds: number
}

// One to find out whether it runs, and one to warm up.
const uncountedPairs = 2

// Share of the budget for trying configurations of files without a known time.
const trialShare = 0.1

/**
 * How long a block of each portion of a table probably takes; 0 for a row of a listed suite that the budget
 * has no room for. A shard gets this from the job that dealt the table, so that all of them leave out the same.
 *
 * A file of which no configuration was timed on this machine has one tried, within a tenth of the budget.
 *
 * @returns seconds in the order of `portionsOf`; `null` for a shard that was not told
 */
export async function secondsInBudget(
  { settings, request, earlier, host }: Pick<Session, 'settings' | 'request' | 'earlier' | 'host'>,
  plan: Plan,
  preparedVariants: readonly PreparedVariant[],
): Promise<readonly number[] | null> {
  const message = settings['expected-seconds']
  if (message !== undefined) return parseExpectedSeconds(message)
  if (settings.shard !== undefined) return null
  const portions = portionsOf(measuredIn(plan))
  const listedBenchmark: readonly Benchmark[] = portions.flatMap((portion) =>
    portion.length === 1 ? portion.filter(isListed) : [],
  )
  const { budget, control, pairs, shards = 1 } = settings
  const before = await earlierBlockTimes(request, host)
  const isChosen = budget !== undefined && earlier === null && listedBenchmark.length > 0
  const trial = {
    rows: listedBenchmark,
    prepared: preparedVariants,
    earlier: before,
    seconds: trialShare * (budget ?? 0),
  }
  const triedValue = isChosen ? await tryConfigurations(trial, { request, host }) : {}
  const knownParts = {
    pilots: new Map(preparedVariants.flatMap((preparedVariant) => [...preparedVariant.pilots])),
    earlier: { ...before, ...triedValue },
  }
  const expected = expectedSecondsOf(plan, knownParts)
  const costedNames = portions.flatMap((portion, at) => {
    const [row] = portion
    if (row === undefined || portion.length > 1 || !isListed(row)) return []
    return [{ id: row.id, name: row.name, block: expected[at] ?? 0 }]
  })
  if (budget === undefined || costedNames.length === 0) return expected
  const otherValues = expected.reduce((sum, seconds) => sum + seconds, 0) - sumOfBlocks(costedNames)
  const fit = (count: number): ReadonlySet<string> => {
    const family = (gatingTests(plan) * count) / costedNames.length
    const { alpha } = plan.policy
    const blocks =
      Math.min(pairs, fewestPairsToCall({ alpha, family })) * (1 + control) + uncountedPairs
    const pricedNames = costedNames.map(({ id, name, block }) => ({
      id,
      name,
      seconds: blocks * block,
    }))
    return rowsThatFit(pricedNames, budget * shards - blocks * otherValues)
  }
  // Fewer rows need fewer pairs each, so there is room for some more.
  const keptNames = earlier === null ? fit(fit(costedNames.length).size) : idsOf(earlier.run.plan)
  const leftOut = new Set(costedNames.flatMap(({ id }) => (keptNames.has(id) ? [] : [id])))
  if (leftOut.size > 0) {
    request.onProgress({ kind: 'note', text: leftOutText(leftOut.size, costedNames.length) })
  }
  return portions.map(([first], at) => (leftOut.has(first?.id ?? '') ? 0 : (expected[at] ?? 0)))
}

function idsOf({ benchmarks }: Plan): ReadonlySet<string> {
  return new Set(benchmarks.map(({ id }) => id))
}

function sumOfBlocks(rows: readonly { readonly block: number }[]): number {
  return rows.reduce((sum, { block }) => sum + block, 0)
}

function leftOutText(count: number, of: number): string {
  return `${String(count)} of ${String(of)} configurations left out, because the budget has no room for as many pairs of them as can decide anything: of as many files as possible some are kept, those that cost least; raise "budget", or choose with "only"`
}

/**
 * Runs one configuration of each file of which none was timed on this machine once under head, for as long
 * as there is time. One that fails counts with the time it took.
 *
 * @returns seconds of a pair by benchmark id, of those that were tried
 */
async function tryConfigurations(
  { rows, prepared: preparedVariants, earlier, seconds }: Trial,
  { request, host }: Pick<Session, 'request' | 'host'>,
): Promise<Readonly<Record<string, number>>> {
  const wantedBenchmark = rowsToTry(rows, earlier)
  const { clock } = host
  const end = clock.monotonicSeconds() + seconds
  const triedValue: Record<string, number> = {}
  for (const [at, benchmark] of wantedBenchmark.entries()) {
    if (request.cancelled() || clock.monotonicSeconds() >= end) break
    if (benchmark.driver !== 'suite') continue
    request.onProgress({
      kind: 'doing',
      what: 'timing configurations',
      parts: { done: at, total: wantedBenchmark.length },
    })
    const { head } = targetsOf(benchmark, preparedVariants)
    const begun = clock.monotonicSeconds()
    try {
      await runSuite(benchmark, head, host)
    } catch (error) {
      if (!(error instanceof SideError)) throw error
    }
    triedValue[benchmark.id] = 2 * (clock.monotonicSeconds() - begun)
  }
  return triedValue
}
