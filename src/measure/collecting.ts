import type { Host } from '../host/host.ts'
import { oneAtATime, type Queue } from '../host/one-at-a-time.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { Side } from '../model/build/side.ts'
import { comparesSides } from '../model/run/benchmark.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { Pilot, Sample, Block } from '../model/run/sample.ts'
import type { CollectRequest } from './collect-request.ts'
import type { BlockTally } from './report-block.ts'
import { SideError } from './actors/side-error.ts'
import { lackOfRoom, record } from './record.ts'
import { type EarlierBlocks, pastInJournal } from './past.ts'
import type { CpuSetOf } from './schedule.ts'
import type { Attempt } from './attempt.ts'

/** The state of a run. */
export interface CollectRun {
  readonly request: CollectRequest
  readonly host: Host
  readonly past: EarlierBlocks
  /**
   * On the monotonic clock, less what was spent of the budget before; `past.seconds` is what a killed
   * run had taken before.
   */
  readonly begunAtSeconds: number
  readonly cpus: readonly number[]
  /** Where the present block is measured, when others are measured beside it. */
  readonly cpuSetOf: CpuSetOf | null
  /** Several blocks may end at once; each line is written whole. */
  readonly writes: Queue
  readonly pilots: Map<string, Pilot>
  readonly samples: Sample[]
  readonly tally: BlockTally
  /** Ids of the benchmarks whose block was disturbed and measured again, one entry for each time. */
  readonly repeatedBenchmarks: string[]
  readonly failures: Failure[]
  /** Outcomes of a pair of processes for rows of a suite whose blocks are still to come, by `outcomeKey`. */
  readonly suiteOutcomes: Map<string, Attempt<Sample>>
  /** Whether base of such a suite has run beside itself when a row failed beside head, by `suiteKey`. */
  readonly runsBeside: Map<string, boolean>
  /** Ids of the benchmarks that a round is for; `null` before the first. */
  readonly live: readonly string[] | null
  /** What the looks have taken. */
  readonly lookSeconds: { sum: number }
  /** Why head has failed as a whole, by leaving no room on the disk; `null` while there is some. */
  readonly room: { lack: string | null }
}

/** Begins a run, or continues it from its journal. */
export async function beginCollecting(request: CollectRequest, host: Host): Promise<CollectRun> {
  const ids = request.plan.benchmarks.map(({ id }) => id)
  const past = pastInJournal(request.past ?? [], ids)
  const begunAtSeconds = host.clock.monotonicSeconds() - (request.spentSeconds ?? 0)
  const cpus = request.isPinning ? await host.machine.allowedCpus() : []
  return {
    request,
    host,
    past,
    begunAtSeconds,
    cpus,
    cpuSetOf: null,
    writes: oneAtATime(),
    pilots: new Map(),
    samples: [],
    tally: {
      blockCount: 0,
      comparisonsByRound: new Map(),
      lastSeconds: new Map(),
      meanSeconds: new Map(),
    },
    repeatedBenchmarks: [],
    failures: [],
    suiteOutcomes: new Map(),
    runsBeside: new Map(),
    live: null,
    lookSeconds: { sum: 0 },
    room: { lack: null },
  }
}

/** Whether head has left room on the disk; an UnmeasurableError where somebody else has left none. */
export async function lookForRoom({
  request: { plan, targetsOf, journalPath },
  host,
  room,
}: CollectRun): Promise<void> {
  const [first] = plan.benchmarks
  const work = first === undefined ? [] : [targetsOf(first).head.workDirectory]
  // Asked before every entry of the journal, and there may be thousands of rows.
  const folders = (side: Side): readonly string[] => {
    const targets = plan.benchmarks.filter(comparesSides).map(targetsOf)
    return [...new Set(targets.flatMap((each) => each[side].bounds?.writable ?? []))]
  }
  room.lack ??= await lackOfRoom(journalPath, { work, folders }, host.files)
}

/** Why no block can be measured any more: head has left no room on the disk, when last looked; `null` where it has. */
export function roomFailure(
  { room: { lack } }: CollectRun,
  stage: Failure['stage'],
  benchmarkId: string,
): Failure | null {
  return lack === null ? null : new SideError('head', lack).failure(stage, benchmarkId)
}

/** Records a failure; `false` when it does not count, because the run was cancelled. */
export async function fail(run: CollectRun, failure: Failure): Promise<boolean> {
  // Cancelling also ends the processes; that is not their failure.
  if (run.request.isCancelled()) return false
  run.failures.push(failure)
  await appendEntry(run, { type: 'failure', failure })
  const isOurs = failure.ours !== undefined
  run.request.onProgress(
    isOurs
      ? {
          kind: 'note',
          text: `${failure.benchmarkId ?? ''} is not measured further: ${failure.message}`,
        }
      : { kind: 'failure', failure },
  )
  return true
}

/** Whether a benchmark has failed, and so has no further blocks. */
export function hasFailed({ failures }: CollectRun, benchmarkId: string): boolean {
  return failures.some((failure) => failure.benchmarkId === benchmarkId)
}

/** Appends an entry to the journal, for which head must not have left too little room. */
export async function appendEntry(run: CollectRun, entry: JournalEntry): Promise<void> {
  await run.writes(async () => {
    // After the end nothing is to be measured.
    if (entry.type !== 'end') await lookForRoom(run)
    await record(entry, run.request.journalPath, run.host.files)
  })
}

/** Seconds that the run has taken so far, including those before it was killed. */
export function secondsSince({ host, past, begunAtSeconds }: CollectRun): number {
  // In this order nothing is rounded when no time has passed, so ending twice changes nothing.
  return past.seconds + (host.clock.monotonicSeconds() - begunAtSeconds)
}

/** The outcome kept for a block of a suite's row, or `null`; each is returned only once. */
export function takeOutcome({ suiteOutcomes }: CollectRun, block: Block): Attempt<Sample> | null {
  const key = outcomeKey(block)
  const outcome = suiteOutcomes.get(key)
  suiteOutcomes.delete(key)
  if (outcome?.ok !== true) return outcome ?? null
  // The sample gets the row's own block, with its place in the round.
  return { ok: true, value: { ...outcome.value, block } }
}

/** What names a block among those of its suite's rows. */
export function outcomeKey({ benchmarkId, round, kind }: Block): string {
  return JSON.stringify([benchmarkId, round, kind])
}
