import type { HyperfineFound } from '../host/tools/hyperfine.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Block } from '../model/run/block.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Plan } from '../model/run/plan.ts'
import type { OnProgress } from '../model/run/progress.ts'
import type { Sample } from '../model/run/sample.ts'
import type { BySide } from '../model/build/side.ts'
import type { Counters } from './targets/find-counters.ts'
import type { Target } from './targets/target.ts'

/** All that collecting needs; what to measure next is decided elsewhere and comes as functions. */
export interface CollectRequest {
  readonly plan: Plan
  /** Where a benchmark's sides sit; in the rebuild control base's control build sits in the place of head. */
  readonly targetsOf: (benchmark: Benchmark, block: { readonly rebuild: boolean }) => BySide<Target>
  readonly journalPath: string
  /** What the journal already holds of this run; it is taken as it is and not measured again. */
  readonly past?: readonly JournalEntry[]
  /** Of benchmarks that were tried already when it was found out what they are; by id. */
  readonly pilots?: ReadonlyMap<string, Pilot>
  readonly hyperfine: HyperfineFound
  /** What counts instructions of whole commands; absent and `null` where nothing does. */
  readonly counters?: Counters | null
  /** Whether processes may be bound to CPUs. */
  readonly pinning: boolean
  /** The blocks of a round for the benchmarks that are still measured. */
  readonly blocksOf: (round: number, live: readonly string[]) => readonly Block[]
  /** Ids of the benchmarks that go on; asked after every round, an empty answer ends the run. */
  readonly liveAfter: (
    samples: readonly Sample[],
    failures: readonly Failure[],
    pilots: readonly Pilot[],
  ) => readonly string[]
  readonly onProgress: OnProgress
  /** Awaited before every pilot and block: what would disturb a measurement is done here. */
  readonly between?: () => Promise<void>
  /**
   * Lays a block's addons where they are to lie; awaited before every pair of processes of a block that
   * says where.
   *
   * @param part - which pair of the block's it is, from 0
   * @throws SideError when a side cannot be laid there
   */
  readonly place?: (block: Block, part: number) => Promise<void>
  /** Asked before every block; `true` ends the run, and what was measured is kept. */
  readonly cancelled: () => boolean
}
