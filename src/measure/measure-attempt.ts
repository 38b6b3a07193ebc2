// Pilots, blocks, and whose fault a failure is, for collect. It times nothing itself, as drivers do.
import type { ActorByDriver } from '../drivers/actors.ts'
import { type BlockDriverId, drivers } from '../drivers/index.ts'
import type { Failure } from '../model/judging/failure.ts'
import type { Benchmark, BenchmarkByDriver, SuiteBenchmark } from '../model/run/benchmark.ts'
import type { Block, BlockKind, Sample, Pilot } from '../model/run/sample.ts'
import { suiteKey } from '../model/run/suite.ts'
import { actorMakers, type ActorMakers } from './actors/actor-makers.ts'
import { attempt, type Attempt, type RepeatRequest } from './attempt.ts'
import {
  appendEntry,
  lookForRoom,
  roomFailure,
  takeOutcome,
  outcomeKey,
  type CollectRun,
} from './collecting.ts'
import { inShareOfTime, outOfShare } from './in-share-of-time.ts'
import { type DrivenRequest, measureBlock } from './measure-block.ts'
import { attemptKey } from './past.ts'
import { measureSuite } from './suites/measure-suite.ts'
import { runPilot } from './pilot.ts'
import { cpuSetOf } from './targets/cpu-set-of.ts'
import { otherRows } from './suites/calls-within.ts'

type FailedAttempt = Extract<Attempt<Sample>, { readonly ok: false }>

const blockRepeats = 3

const pilotRepeats = 1

interface TryRequest {
  readonly position: number
  readonly isShare: boolean
  readonly isLate: () => boolean
}

/** Runs the pilot of the plan's `position`-th benchmark; one with a share of the budget not again when that is over. */
export function tryBlock(
  run: CollectRun,
  benchmark: Benchmark,
  { position, isShare, isLate }: TryRequest,
): Promise<Attempt<Pilot>> {
  const makers = makersFor(run, benchmark, { position, seed: null })
  const ownPatience = patience(run, 'pilot', benchmark.id)
  const isCancelled = (): boolean => ownPatience.isCancelled() || isLate()
  return attempt({ ...ownPatience, isCancelled, repeatsHung: isShare ? 0 : undefined }, () =>
    runPilot(benchmark, makers, run.host),
  )
}

/** Why a benchmark does not run on base either, tried with base in both slots; `null` where it does. */
export async function failureOnBase(
  run: CollectRun,
  benchmark: Benchmark,
  position: number,
): Promise<Failure | null> {
  const makers = makersFor(run, benchmark, { position, seed: null, onBase: true })
  const onceRequest = { ...patience(run, 'pilot', benchmark.id), repeats: 0 }
  const outcome = await attempt(onceRequest, () => runPilot(benchmark, makers, run.host))
  return outcome.ok ? null : { ...outcome.failure, side: 'base' }
}

// Base that fails by itself now and then does not run as often in a row.
const looksAlone = 3

/** How much longer a block may take beside other programs. */
const busyTimes = 5

/** A failure of a side, and what it takes to find out whose it is. */
interface BlameRequest {
  readonly position: number
  readonly failure: Failure
  /** Whether the time for it is over. */
  readonly isLate: () => boolean
}

/** Whose failure it is: head's where base fails beside head alone, as both share what a machine grants one user. */
export async function blamed(
  run: CollectRun,
  benchmark: Benchmark,
  { position, failure, isLate }: BlameRequest,
): Promise<Failure> {
  await lookForRoom(run)
  const lack = roomFailure(run, failure.stage, benchmark.id)
  if (lack !== null) return lack
  if (failure.side !== 'base' || 'contest' in benchmark) return failure
  // The rows of a suite are blamed by the same runs of it, which may take minutes.
  const key = suiteKey(benchmark)
  const earlierAnswer = key === null ? undefined : run.runsBeside.get(key)
  const runsBeside =
    earlierAnswer ?? (await runsBesideItself(run, benchmark, { position, failure, isLate }))
  if (key !== null) run.runsBeside.set(key, runsBeside)
  if (!runsBeside) return failure
  const what = failure.timedOut ? 'it does not end' : failure.message
  const message = `expected base to run beside head as it does beside itself: head takes what both share. On base: ${what}`
  return { ...failure, side: 'head', message, ours: undefined }
}

/** Whether base runs beside itself what it does not run beside head. */
async function runsBesideItself(
  run: CollectRun,
  benchmark: Benchmark,
  { position, failure, isLate }: BlameRequest,
): Promise<boolean> {
  const { timeoutSeconds } = inShareOfTime(run, benchmark, 0)
  // A block takes longer than what is tried here, and on a busy machine several times as long.
  const { blockSeconds = 0 } = run.pilots.get(benchmark.id) ?? {}
  if (failure.timedOut && blockSeconds > timeoutSeconds / busyTimes) return false
  // What ends just in time beside itself may not beside another.
  const alone = { ...benchmark, timeoutSeconds: timeoutSeconds / (failure.timedOut ? 2 : 1) }
  for (let look = 0; look < looksAlone; look++) {
    if (run.request.isCancelled() || isLate()) return false
    if ((await failureOnBase(run, alone, position)) !== null) return false
  }
  if (failure.ours !== 'budget') return true
  // What hung once, for want of time not twice, may have hung by itself.
  const whole = { ...benchmark, timeoutSeconds }
  return !(await tryBlock(run, whole, { position, isShare: true, isLate })).ok
}

/** Returns a function that measures a block; each call measures it again. */
export function measureAttempt(run: CollectRun, block: Block): () => Promise<Attempt<Sample>> {
  const { request, host, cpus } = run
  const { metrics, benchmarks } = request.plan
  const plannedBenchmark = benchmarks.find(({ id }) => id === block.benchmarkId)
  const plannedPilot = run.pilots.get(block.benchmarkId)
  if (plannedBenchmark === undefined || plannedPilot === undefined) {
    throw new Error(`expected a benchmark of the plan, got a block of "${block.benchmarkId}"`)
  }
  // The rows of a suite share a process, which takes longer than the block of one of them.
  const rows =
    plannedBenchmark.driver === 'suite' ? rowsBeside(plannedBenchmark, run) : [plannedBenchmark]
  const expectedSeconds = rows.reduce(
    (sum, { id }) => sum + (run.pilots.get(id)?.blockSeconds ?? 0),
    0,
  )
  const benchmark = inShareOfTime(run, plannedBenchmark, expectedSeconds)
  const isShare = benchmark.timeoutSeconds < plannedBenchmark.timeoutSeconds
  const pilot = { ...plannedPilot, batches: batchesInLink(plannedPilot, block) }
  const position = block.round + benchmarks.indexOf(plannedBenchmark)
  const makers = makersFor(run, benchmark, { position, seed: block.seed })
  const blockRequest = {
    benchmark,
    block,
    cpus: Math.max(1, cpus.length),
    runStartedAtSeconds: run.begunAtSeconds - run.past.seconds,
  }
  const repeatRequest = {
    ...patience(run, block.kind, benchmark.id),
    repeatsHung: isShare ? 0 : undefined,
  }
  const inTime = ({ failure }: FailedAttempt, benchmarkId: string): FailedAttempt => {
    const ownFailure = { ...failure, benchmarkId }
    return { ok: false, failure: isShare ? outOfShare(ownFailure, benchmark) : ownFailure }
  }
  if (benchmark.driver === 'suite') {
    const members = rowsBeside(benchmark, run)
    return async () => {
      const suiteAttempt = await attempt(repeatRequest, () =>
        measureSuite({ ...blockRequest, members, make: makers.suite(benchmark) }, host),
      )
      const outcomeOf = ({ id }: SuiteBenchmark): Attempt<Sample> | undefined =>
        suiteAttempt.ok ? suiteAttempt.value.get(id) : inTime(suiteAttempt, id)
      // The rest of an earlier pair is no longer needed: its rows have failed.
      run.suiteOutcomes.clear()
      run.runsBeside.clear()
      for (const member of members) {
        const outcome = outcomeOf(member)
        if (outcome !== undefined)
          run.suiteOutcomes.set(outcomeKey({ ...block, benchmarkId: member.id }), outcome)
      }
      const ownAttempt = takeOutcome(run, block)
      if (ownAttempt === null) throw new Error(`expected a row for ${block.benchmarkId}, got none`)
      return ownAttempt
    }
  }
  const driverParts = drivenBy(benchmark.driver, benchmark, makers)
  return async () => {
    const lastAttempt = await attempt(repeatRequest, () =>
      measureBlock({ ...blockRequest, ...driverParts, pilot, metrics }, host),
    )
    return lastAttempt.ok ? lastAttempt : inTime(lastAttempt, benchmark.id)
  }
}

// With fewer, a block does not look at what calls allocate.
const fewestBatches = 10

/** The pairs of processes of a block share its batches, so that it takes little longer. */
function batchesInLink({ batches }: Pilot, { links = 1 }: Block): number {
  return Math.min(batches, Math.max(fewestBatches, Math.ceil(batches / links)))
}

function drivenBy<Id extends BlockDriverId>(
  id: Id,
  benchmark: BenchmarkByDriver[Id],
  makers: ActorMakers,
): Pick<DrivenRequest<ActorByDriver[Id], BenchmarkByDriver[Id]>, 'benchmark' | 'driver' | 'make'> {
  return { benchmark, driver: drivers[id], make: makers[id](benchmark) }
}

/** The rows that one process of a suite measures. */
function rowsBeside(
  row: SuiteBenchmark,
  { request, live }: Pick<CollectRun, 'request' | 'live'>,
): readonly SuiteBenchmark[] {
  const key = suiteKey(row)
  const liveIds = live && new Set(live)
  return request.plan.benchmarks
    .filter((benchmark) => benchmark.driver === 'suite')
    .filter((entry) => suiteKey(entry) === key && liveIds?.has(entry.id) !== false)
}

interface Seating {
  readonly position: number
  /** Seed of the block; `null` before the first. */
  readonly seed: number | null
  /** Whether base sits in both slots. */
  readonly onBase?: boolean
}

function makersFor(
  { request, host, cpus, pilots, ...run }: CollectRun,
  benchmark: Benchmark,
  { position, seed, onBase = false }: Seating,
): ActorMakers {
  const plannedTargets = request.targetsOf(benchmark)
  const targets = onBase ? { ...plannedTargets, head: plannedTargets.base } : plannedTargets
  const cpuSet =
    run.cpuSetOf?.(position) ?? cpuSetOf(position, benchmark.pinned === false ? [] : cpus)
  const calls =
    benchmark.driver === 'suite'
      ? callsOfSuite(rowsBeside(benchmark, { request, live: run.live }), pilots)
      : null
  return actorMakers({ calls, targets, seed, cpuSet, hyperfine: request.hyperfine }, host)
}

function patience(run: CollectRun, kind: BlockKind | 'pilot', benchmarkId: string): RepeatRequest {
  const { request, past } = run
  const key = attemptKey(benchmarkId, kind)
  const begun = past.openAttempts.get(key) ?? 0
  past.openAttempts.delete(key)
  return {
    stage: kind === 'pilot' ? kind : 'sample',
    benchmarkId,
    begun,
    repeats: kind === 'pilot' ? pilotRepeats : blockRepeats,
    isCancelled: request.isCancelled,
    explain: request.explain,
    onRepeat: async (failure) => {
      await appendEntry(run, { type: 'attempt', kind, failure })
      const { side, message } = failure
      const text = `${benchmarkId} broke on ${String(side)} and is retried: ${message}`
      request.onProgress({ kind: 'note', text })
    },
  }
}

/** Calls of each row in a block, by name: 0 if a row decides itself; `null` where the tool itself decides. */
export function callsOfSuite(
  rows: readonly SuiteBenchmark[],
  pilots: ReadonlyMap<string, Pilot>,
): Readonly<Record<string, number>> | null {
  const calls = rows.map(({ id, name }) => {
    const iterations = pilots.get(id)?.iterations ?? 1
    return [name, iterations === 1 ? 0 : iterations] as const
  })
  return calls.every(([, count]) => count === 0) ? null : Object.fromEntries([otherRows, ...calls])
}
