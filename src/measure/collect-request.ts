import type { HyperfineFound } from '../host/tools/hyperfine.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Block, Sample, Pilot } from '../model/run/sample.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { Plan } from '../model/run/plan.ts'
import type { OnProgress } from '../model/run/progress.ts'
import type { BySide } from '../model/build/side.ts'
import type { Schedule } from './schedule.ts'
import type { Target } from './targets/target.ts'

/** Everything that collecting needs. What to measure next is decided elsewhere, by the given functions. */
export interface CollectRequest {
  readonly plan: Plan
  /**
   * Seconds after which no new round starts; `null` for no limit. A run that is resumed may have more
   * time than its plan, by whose budget it chose what to begin with.
   */
  readonly budgetSeconds: number | null
  /** Seconds of the budget that were spent before; 0 if absent. */
  readonly spentSeconds?: number
  /** The targets of a benchmark's sides. */
  readonly targetsOf: (benchmark: Benchmark) => BySide<Target>
  readonly journalPath: string
  /** Entries of this run that the journal already has; they are used as they are and not measured again. */
  readonly past?: readonly JournalEntry[]
  /** Pilots of benchmarks that were already run to describe them, by benchmark id. */
  readonly pilots?: ReadonlyMap<string, Pilot>
  readonly hyperfine: HyperfineFound
  /** Whether processes may be bound to CPUs. */
  readonly isPinning: boolean
  /** Deals blocks to CPUs, where several are measured at once; `null` for one at a time. */
  readonly schedule: Schedule | null
  /** The blocks of a round for the benchmarks that are still active. */
  readonly blocksOf: (round: number, live: readonly string[]) => readonly Block[]
  /**
   * How many pairs each of the active benchmarks can get, from the next round on, before anything may stop
   * one of them but a failure. The blocks of these rounds may be measured in any order; `null` for those of
   * one round only, as if absent.
   */
  readonly pairsTogether?: (samples: readonly Sample[], live: readonly string[]) => number | null
  /**
   * Ids of the benchmarks that the next round is for; called after rounds that were measured
   * together. An empty list ends the run, as does `null`: there is no time to say anything of the rest.
   *
   * @param secondsLeft - of the budget; Infinity without one, and while the journal has the next step
   */
  readonly liveAfter: (
    samples: readonly Sample[],
    failures: readonly Failure[],
    pilots: readonly Pilot[],
    secondsLeft: number,
  ) => readonly string[] | null
  /** Adds to a failure of a benchmark what helps against it. */
  readonly explain?: (failure: Failure) => Promise<Failure>
  readonly onProgress: OnProgress
  /** Awaited before every pilot and block, or while nothing is measured, for work that would disturb them. */
  readonly between?: (() => Promise<void>) | undefined
  /** Links a block's addons before each of its pairs of processes, from 0; a SideError when a side cannot be. */
  readonly place?: ((block: Block, part: number) => Promise<void>) | undefined
  /** Called before every block; `true` ends the run, and what was measured is kept. */
  readonly isCancelled: () => boolean
}
