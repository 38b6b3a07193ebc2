import { activeBenchmarksOf } from '../../../src/analysis/stopping/active-benchmarks.ts'
import { resultOf } from '../../../src/analysis/result-of.ts'
import { blockSecondsOf } from '../../../src/model/run/block-seconds-of.ts'
import type { Result } from '../../../src/model/judging/result.ts'
import type { JournalEntry } from '../../../src/model/run/journal.ts'
import type { Plan } from '../../../src/model/run/plan.ts'
import type { Random } from '../../../src/model/random.ts'
import type { Readings, Sample } from '../../../src/model/run/sample.ts'
import { blocksOfRound } from '../../../src/plan/blocks-of-round.ts'
import { pilotOf, quietMachine, runEntry } from '../../fakes/journals.ts'
import { normalOf } from '../rows.ts'

/** What a simulated row takes and shows. */
export interface SimulatedRow {
  /** Of a block, as its pilot expects it. */
  readonly seconds: number
  /** Standard deviation of a pair's log ratio. */
  readonly noise: number
  /** ln(head / base) by metric; 0 where absent. */
  readonly effects?: Readonly<Record<string, number>>
  /** Share of pairs that are void. */
  readonly voids?: number
}

/** A run within a budget, by its own clock. */
export interface BudgetedRun {
  readonly plan: Plan
  readonly rows: Readonly<Record<string, SimulatedRow>>
  /** How much longer than expected a block takes at a second of the run; 1 if absent. */
  readonly slowdownAt?: (second: number) => number
  readonly random: Random
}

/** What came of it. */
export interface BudgetedOutcome {
  readonly result: Result
  readonly seconds: number
  /** By benchmark, without void ones. */
  readonly pairs: ReadonlyMap<string, number>
}

/**
 * Runs round after round as the program does. What a block takes grows with the size of its difference, so
 * that times and sizes tell of each other, as they do on a real machine.
 */
export function budgetedRun({
  plan,
  rows,
  slowdownAt = () => 1,
  random,
}: BudgetedRun): BudgetedOutcome {
  const pilots = plan.benchmarks.map(({ id }) =>
    pilotOf(id, { blockSeconds: rows[id]?.seconds ?? 0 }),
  )
  const samples: Sample[] = []
  const endSeconds = blockSecondsOf(plan.budgetSeconds ?? Infinity)
  let seconds = 0
  for (let round = 1; seconds < endSeconds; round++) {
    const { live, secondsToReach } = activeBenchmarksOf({ plan, pilots, samples, failures: [] })
    if (live.length === 0 || secondsToReach > endSeconds - seconds) break
    for (const block of blocksOfRound(plan, round, live)) {
      const row = rows[block.benchmarkId] ?? { seconds: 0, noise: 0 }
      // What the places of a pair share in all metrics; the coin deals them to the sides.
      const place = row.noise * normalOf(random)
      const shared = block.coin === 'BH' ? place : -place
      const isVoid = random.next() < (row.voids ?? 0)
      const head: Readings = Object.fromEntries(
        plan.metrics.map(({ id }) => [
          id,
          isVoid
            ? null
            : Math.exp((row.effects?.[id] ?? 0) + shared + 0.1 * row.noise * normalOf(random)),
        ]),
      )
      const taken = row.seconds * slowdownAt(seconds) * (1 + Math.min(1, Math.abs(place) * 5))
      samples.push({
        block,
        base: Object.fromEntries(plan.metrics.map(({ id }) => [id, 1])),
        head,
        startedAtSeconds: seconds,
        seconds: taken,
        machine: quietMachine,
      })
      seconds += taken
    }
  }
  const entries: readonly JournalEntry[] = [
    runEntry(plan),
    ...pilots.map((pilot): JournalEntry => ({ type: 'pilot', pilot })),
    ...samples.map((sample): JournalEntry => ({ type: 'sample', sample })),
    { type: 'end', seconds, reason: 'over' },
  ]
  const pairs = new Map<string, number>()
  for (const { block, head } of samples)
    if (Object.values(head).some((value) => value !== null))
      pairs.set(block.benchmarkId, (pairs.get(block.benchmarkId) ?? 0) + 1)
  return { result: resultOf(entries), seconds, pairs }
}
