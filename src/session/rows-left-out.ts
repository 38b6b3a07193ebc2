import { gatingTests } from '../analysis/stopping/judging-plan.ts'
import { familiesOf } from '../analysis/run.ts'
import { fewestPairsToCall } from '../analysis/stopping/foresight.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Plan } from '../model/run/plan.ts'
import { isListed, likelySeconds } from '../plan/budget/likely-seconds.ts'
import { rowsThatFit } from '../plan/budget/rows-that-fit.ts'
import { earlierBlockTimes } from '../workspace/keep-block-times.ts'
import { type PreparedVariant, targetsOf } from './prepare-sides.ts'
import type { Session } from './session.ts'
import { runSuite } from '../measure/suites/run-suite.ts'
import { SideError } from '../measure/actors/side-error.ts'
import { rowsToTry } from '../plan/budget/rows-to-try.ts'

/** What is to be tried, and for how long at most. */
interface TrialRequest {
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

// Of a block of what was never timed.
const usualSeconds = 2

/**
 * Which rows of listed suites the budget has no room for, so that those that are left can be decided. A shard
 * chooses among its own.
 *
 * A file of which no configuration was timed on this machine has one tried, within a tenth of the budget.
 *
 * @returns ids
 */
export async function rowsLeftOut(
  { settings, request, earlier, host }: Pick<Session, 'settings' | 'request' | 'earlier' | 'host'>,
  plan: Plan,
  preparedVariants: readonly PreparedVariant[],
): Promise<ReadonlySet<string>> {
  const { budget, pairs } = settings
  const rows = plan.benchmarks.filter(isListed)
  if (budget === undefined || rows.length === 0) return new Set()
  const before = await earlierBlockTimes(request, host)
  const trial = {
    rows,
    prepared: preparedVariants,
    earlier: before,
    seconds: trialShare * budget,
  }
  const triedTimes = earlier === null ? await tryConfigurations(trial, { request, host }) : {}
  const times = { ...before, ...triedTimes }
  const pilots = new Map(preparedVariants.flatMap((preparedVariant) => [...preparedVariant.pilots]))
  const likely = likelySeconds(rows, times)
  const otherSeconds = plan.benchmarks
    .filter((benchmark) => !isListed(benchmark))
    .reduce((sum, { id }) => sum + (times[id] ?? pilots.get(id)?.blockSeconds ?? usualSeconds), 0)
  const family = plan.shard?.family ?? gatingTests(familiesOf({ plan, failures: [] })[0].plan)
  const fit = (count: number): ReadonlySet<string> => {
    const { alpha } = plan.policy
    const fewest = fewestPairsToCall({ alpha, family: (family * count) / rows.length })
    const blocks = Math.min(pairs, fewest) * (1 + plan.controlShare) + uncountedPairs
    const costedRows = rows.map(({ id, name }) => ({
      id,
      name,
      seconds: blocks * (likely.get(id) ?? 0),
    }))
    return rowsThatFit(costedRows, budget - blocks * otherSeconds)
  }
  // Fewer rows need fewer pairs each, so there is room for some more; a shard's share the alpha of the whole table.
  const kept =
    earlier === null
      ? fit(plan.shard === undefined ? fit(rows.length).size : rows.length)
      : idsOf(earlier.run.plan)
  const leftOut = new Set(rows.flatMap(({ id }) => (kept.has(id) ? [] : [id])))
  if (leftOut.size > 0) {
    request.onProgress({ kind: 'note', text: leftOutText(leftOut.size, rows.length) })
  }
  return leftOut
}

function idsOf({ benchmarks }: Plan): ReadonlySet<string> {
  return new Set(benchmarks.map(({ id }) => id))
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
  { rows, prepared: preparedVariants, earlier, seconds }: TrialRequest,
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
