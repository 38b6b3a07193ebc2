import { gatingTests } from '../../analysis/stopping/judging-plan.ts'
import { familiesOf } from '../../analysis/run.ts'
import { fewestPairsToCall } from '../../analysis/stopping/outlook.ts'
import type { Plan } from '../../model/run/plan.ts'
import { tryBenchmarks } from '../../measure/try-benchmarks.ts'
import type { SuiteBenchmark } from '../../model/run/benchmark.ts'
import { blocksPerPair } from '../../model/run/sample.ts'
import { blockSecondsOf } from '../../model/run/block-seconds-of.ts'
import { isListed, rowsThatFit } from '../../plan/budget/rows-that-fit.ts'
import { type PreparedVariant, targetsOf } from '../stage/prepare-sides.ts'
import type { Session } from '../session.ts'

// One to find out whether it runs, and one to warm up.
const uncountedPairs = 2

// Of a block of what has no pilot yet.
const usualSeconds = 2

const mostTried = 5

// Of the budget, for finding out what a pair takes.
const triedShare = 0.1

/** Seconds of rows, by id, that the budget has no room for, by the time that some of them take now. */
export async function rowsLeftOut(
  { settings, request, earlier, host }: Pick<Session, 'settings' | 'request' | 'earlier' | 'host'>,
  plan: Plan,
  preparedVariants: readonly PreparedVariant[],
): Promise<ReadonlyMap<string, number>> {
  const { budget, pairs } = settings
  const rows = plan.benchmarks.filter(isListed)
  if (budget === undefined || rows.length === 0) return new Map()
  const pilots = new Map(preparedVariants.flatMap((preparedVariant) => [...preparedVariant.pilots]))
  const otherSeconds = plan.benchmarks
    .filter((benchmark) => !isListed(benchmark))
    .reduce((sum, { id }) => sum + (pilots.get(id)?.blockSeconds ?? usualSeconds), 0)
  const family = plan.shard?.family ?? gatingTests(familiesOf({ plan, failures: [] })[0].plan)
  const trial = { preparedVariants, limitSeconds: budget * triedShare, request, host }
  const pairSeconds = earlier === null ? await pairSecondsOf(rows, trial) : 0
  const blocksOf = (count: number): number => {
    const { alpha } = plan.policy
    const fewestPairs = fewestPairsToCall({ alpha, family: (family * count) / rows.length })
    return Math.min(pairs, fewestPairs) * blocksPerPair(plan) + uncountedPairs
  }
  const fit = (count: number): ReadonlySet<string> =>
    rowsThatFit(rows, (blockSecondsOf(budget) / blocksOf(count) - otherSeconds) / pairSeconds)
  // Fewer rows need fewer pairs each, so there is room for some more; a shard's share the alpha of the whole table.
  const keptIds =
    earlier === null
      ? fit(plan.shard === undefined ? fit(rows.length).size : rows.length)
      : new Set(earlier.run.plan.benchmarks.map(({ id }) => id))
  const seconds = blocksOf(rows.length) * pairSeconds
  const leftOut = new Map(
    rows.flatMap(({ id }) => (keptIds.has(id) ? [] : [[id, seconds] as const])),
  )
  if (leftOut.size > 0) {
    const text = `${leftOut.size} of ${rows.length} configurations left out, because the budget has no room for as many pairs of them as can decide anything: of every file the first are kept; raise "budget", or choose with "only"`
    request.onProgress({ kind: 'note', text })
  }
  return leftOut
}

interface PairTrial extends Pick<Session, 'request' | 'host'> {
  readonly preparedVariants: readonly PreparedVariant[]
  readonly limitSeconds: number
}

/** Mean seconds of a pair, by one process of base of a few rows; what fails there is told when it is measured. */
async function pairSecondsOf(
  rows: readonly SuiteBenchmark[],
  { preparedVariants, limitSeconds, request, host }: PairTrial,
): Promise<number> {
  const triedRows = rows.filter((_, at) => at % Math.ceil(rows.length / mostTried) === 0)
  const begunAtSeconds = host.clock.monotonicSeconds()
  const spentSeconds = (): number => host.clock.monotonicSeconds() - begunAtSeconds
  let triedCount = 0
  for (const row of triedRows) {
    if (request.isCancelled() || (triedCount > 0 && spentSeconds() > limitSeconds)) break
    const timeoutSeconds = Math.min(row.timeoutSeconds, Math.max(1, limitSeconds))
    await tryBenchmarks([{ ...row, timeoutSeconds }], targetsOf(row, preparedVariants).base, host)
    triedCount += 1
  }
  return (2 * spentSeconds()) / Math.max(1, triedCount)
}
