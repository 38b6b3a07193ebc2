import { drivers } from '../drivers/index.ts'
import type { Host, Placement } from '../host/host.ts'
import type { HyperfineFound } from '../host/hyperfine.ts'
import type { Benchmark } from '../model/benchmark.ts'
import type { Block } from '../model/block.ts'
import type { Failure } from '../model/failure.ts'
import { nothingLeft, type JournalEntry } from '../model/journal.ts'
import type { Pilot } from '../model/pilot.ts'
import type { Plan } from '../model/plan.ts'
import type { OnProgress } from '../model/progress.ts'
import type { Sample } from '../model/sample.ts'
import { suiteKey } from '../model/suite-key.ts'
import type { BySide } from '../model/side.ts'
import { attempt, type Attempted, type Patience } from './attempt.ts'
import { startHarness } from './harness.ts'
import { countCommand } from './count-command.ts'
import type { Counters } from './find-counters.ts'
import { isDisturbed } from './is-disturbed.ts'
import { record } from './journal.ts'
import { measureBlock } from './measure-block.ts'
import { measureSuite } from './measure-suite.ts'
import { pastOf, type Past } from './past.ts'
import type { Actors } from './perform.ts'
import { runPilot } from './pilot.ts'
import { placementOf } from './placement-of.ts'
import { reportBlock } from './report-block.ts'
import { runCommand } from './run-command.ts'
import { runSuite } from './run-suite.ts'
import type { Seat } from './seat.ts'
import { startServing } from './serving.ts'
import { startSlicing } from './slicing.ts'

/** All that collecting needs; what to measure next is decided elsewhere and comes as functions. */
export interface CollectRequest {
  readonly plan: Plan
  /** Where a benchmark's sides sit; in the rebuild control base's twin sits in the place of head. */
  readonly seatsOf: (benchmark: Benchmark, rebuild: boolean) => BySide<Seat>
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
  /** Asked before every block; `true` ends the run, and what was measured is kept. */
  readonly cancelled: () => boolean
}

/** What was collected. The same stands in the journal. */
export interface Collected {
  readonly pilots: readonly Pilot[]
  readonly samples: readonly Sample[]
  readonly failures: readonly Failure[]
  readonly seconds: number
  /** Why it ended. */
  readonly reason: string
}

const blockRepeats = 3
const pilotRepeats = 1

// Where more blocks than this are disturbed, taking them again would only measure the same machine for
// longer.
const disturbedShare = 0.25

/**
 * Tries every benchmark once, then measures block after block, round after round, until nothing is
 * left to measure. Every entry is in the journal, on the disk, before the next block starts.
 *
 * A run that was killed takes the same steps again. Those whose outcome its journal holds cost
 * nothing, so after each of them all stands as it stood then, and the first that is missing is
 * measured next.
 *
 * @throws UsageError when the journal holds the steps of another run
 * @throws UnmeasurableError when the journal cannot be written
 */
export async function collect(request: CollectRequest, host: Host): Promise<Collected> {
  const run = await beginning(request, host)
  const reason = (await runPilots(run)) ? await runRounds(run) : 'cancelled'
  const seconds = secondsSince(run)
  await note(run, { type: 'end', seconds, reason })
  const { samples, failures } = run
  return { pilots: [...run.pilots.values()], samples, failures, seconds, reason }
}

/** The run as far as it has come. */
interface Run {
  readonly request: CollectRequest
  readonly host: Host
  readonly past: Past
  /** On the monotonic clock; earlier by what a killed run had taken. */
  readonly startedAtSeconds: number
  readonly cpus: readonly number[]
  readonly pilots: Map<string, Pilot>
  readonly samples: Sample[]
  /** Ids of the benchmarks whose block was disturbed and taken again, one for each time. */
  readonly repeated: string[]
  readonly failures: Failure[]
  /** What a pair of processes has yielded for the rows of a suite whose turn is still to come. */
  readonly kept: Map<string, Attempted<Sample>>
}

async function beginning(request: CollectRequest, host: Host): Promise<Run> {
  const ids = request.plan.benchmarks.map(({ id }) => id)
  const past = pastOf(request.past ?? [], ids)
  const startedAtSeconds = host.clock.monotonicSeconds() - past.seconds
  const cpus = request.pinning ? await host.machine.allowedCpus() : []
  return {
    request,
    host,
    past,
    startedAtSeconds,
    cpus,
    pilots: new Map(),
    samples: [],
    repeated: [],
    failures: [],
    kept: new Map(),
  }
}

/** @returns `false` when it was cancelled */
async function runPilots(run: Run): Promise<boolean> {
  const { request, host, past, cpus } = run
  const { benchmarks } = request.plan
  for (const [done, benchmark] of benchmarks.entries()) {
    const { id } = benchmark
    const known = past.pilot(id)
    if (known !== null) {
      if ('stage' in known) run.failures.push(known)
      else run.pilots.set(id, known)
      continue
    }
    const ready = request.pilots?.get(id)
    if (ready !== undefined) {
      run.pilots.set(id, ready)
      await note(run, { type: 'pilot', pilot: ready })
      continue
    }
    await request.between?.()
    if (request.cancelled()) return false
    request.onProgress({ kind: 'pilot', benchmarkId: id, done, total: benchmarks.length })
    const actors = actorsOf(run, benchmark, placementOf(done, cpusFor(benchmark, cpus)))
    const attempted = await attempt(patience(run, 'pilot', id), () =>
      runPilot(benchmark, actors, host),
    )
    if (attempted.ok) {
      run.pilots.set(id, attempted.value)
      await note(run, { type: 'pilot', pilot: attempted.value })
    } else if (!(await fail(run, attempted.failure))) return false
  }
  return true
}

/** @returns why it ended */
async function runRounds(run: Run): Promise<string> {
  const { request, past, samples, failures } = run
  const { budgetSeconds } = request.plan
  let live: readonly string[] = request.plan.benchmarks.map(({ id }) => id)
  for (let round = 0; ; round++) {
    live = live.filter((id) => run.pilots.has(id) && !hasFailed(run, id))
    if (live.length === 0) return nothingLeft
    // A round that the journal holds had its time.
    const spent = budgetSeconds !== null && secondsSince(run) >= budgetSeconds
    if (spent && past.isOver()) return 'the budget is used up'
    for (const block of request.blocksOf(round, live)) {
      // It may have failed in another block of this round.
      if (hasFailed(run, block.benchmarkId)) continue
      // One block at a time: nothing else may run while something is measured.
      if (!(await runBlock(run, block, live))) return 'cancelled'
    }
    live = request.liveAfter(samples, failures, [...run.pilots.values()])
  }
}

/** @returns `false` when it was cancelled */
async function runBlock(run: Run, block: Block, live: readonly string[]): Promise<boolean> {
  const { request, past, samples, pilots } = run
  const { disturbed, outcome } = past.block(block)
  if (disturbed) run.repeated.push(block.benchmarkId)
  if (outcome !== null) {
    if ('stage' in outcome) run.failures.push(outcome)
    else samples.push(outcome)
    return true
  }
  await request.between?.()
  if (request.cancelled()) return false
  const measure = measuring(run, block)
  const measured =
    taken(run, block) ?? (disturbed ? await measure() : await undisturbed(run, block, measure))
  if (!measured.ok) return fail(run, ownFailure(measured.failure, block))
  samples.push(measured.value)
  await note(run, { type: 'sample', sample: measured.value })
  const going = live.filter((id) => !hasFailed(run, id))
  const { plan, onProgress } = request
  const seconds = secondsSince(run)
  onProgress(reportBlock(block, { plan, pilots, samples, inRound: live.length, going, seconds }))
  return true
}

/** None to choose from means that nothing is bound. */
function cpusFor({ pinned }: Benchmark, cpus: readonly number[]): readonly number[] {
  return pinned === false ? [] : cpus
}

function measuring(run: Run, block: Block): () => Promise<Attempted<Sample>> {
  const { request, host, cpus } = run
  const { benchmarks, metrics } = request.plan
  const benchmark = benchmarks.find(({ id }) => id === block.benchmarkId)
  const pilot = run.pilots.get(block.benchmarkId)
  if (benchmark === undefined || pilot === undefined) {
    throw new Error(`expected a benchmark of the plan, got a block of "${block.benchmarkId}"`)
  }
  const turn = block.round + benchmarks.indexOf(benchmark)
  const wanted = {
    benchmark,
    block,
    actors: actorsOf(
      run,
      benchmark,
      placementOf(turn, cpusFor(benchmark, cpus)),
      block.rebuild === true,
    ),
    cpus: Math.max(1, cpus.length),
    runStartedAtSeconds: run.startedAtSeconds,
  }
  const patient = patience(run, 'sample', benchmark.id)
  if (block.driver === 'suite') {
    const members = benchmarks.filter((one) => suiteKey(one) === suiteKey(benchmark))
    return async () => {
      const all = await attempt(patient, () => measureSuite({ ...wanted, members }, host))
      return all.ok ? keep(run, block, all.value) : keepFailure(run, block, all.failure, members)
    }
  }
  const driver = drivers[pilot.driver ?? block.driver]
  return () => attempt(patient, () => measureBlock({ ...wanted, driver, pilot, metrics }, host))
}

/** Keeps what a pair of processes yielded for the other rows of a suite. */
function keep(
  run: Run,
  block: Block,
  outcomes: ReadonlyMap<string, Attempted<Sample>>,
): Attempted<Sample> {
  // Nobody asks any more for what is left of an earlier pair: its rows have failed.
  run.kept.clear()
  for (const [id, outcome] of outcomes) run.kept.set(keyOf({ ...block, benchmarkId: id }), outcome)
  const own = taken(run, block)
  if (own === null) throw new Error(`expected a row for ${block.benchmarkId}, got none`)
  return own
}

/** A process that breaks breaks all its rows. */
function keepFailure(
  run: Run,
  block: Block,
  failure: Failure,
  members: readonly Benchmark[],
): Attempted<Sample> {
  const outcomes = members.map(({ id }): [string, Attempted<Sample>] => [
    id,
    { ok: false, failure: { ...failure, benchmarkId: id } },
  ])
  return keep(run, block, new Map(outcomes))
}

/** What was kept for a block; each is given out once. */
function taken(run: Run, block: Block): Attempted<Sample> | null {
  const key = keyOf(block)
  const outcome = run.kept.get(key)
  run.kept.delete(key)
  if (outcome?.ok !== true) return outcome ?? null
  // The block is counted by its own place in the round.
  return { ok: true, value: { ...outcome.value, block } }
}

function keyOf({ benchmarkId, round, control, rebuild }: Block): string {
  return JSON.stringify([benchmarkId, round, control, rebuild])
}

/**
 * Measures a block, and once more when the machine disturbed it. The first try stays in the journal,
 * as an entry that nobody judges.
 */
async function undisturbed(
  run: Run,
  { benchmarkId, round }: Block,
  measure: () => Promise<Attempted<Sample>>,
): Promise<Attempted<Sample>> {
  const { samples, repeated, request } = run
  const first = await measure()
  if (!first.ok || round === 0 || !isDisturbed(first.value.machine)) return first
  const measured = samples.filter(({ block }) => block.benchmarkId === benchmarkId).length
  const before = repeated.filter((id) => id === benchmarkId).length
  if (before >= measured * disturbedShare) return first
  repeated.push(benchmarkId)
  await note(run, { type: 'disturbed', sample: first.value })
  const text = `${benchmarkId} was disturbed by other work on this machine and is measured again`
  request.onProgress({ kind: 'note', text })
  return measure()
}

function actorsOf(
  { request, host }: Run,
  benchmark: Benchmark,
  placement: Placement,
  rebuild = false,
): Actors {
  const seats = request.seatsOf(benchmark, rebuild)
  return {
    start: (side) => startHarness(benchmark, seats[side], placement, host),
    command: (side) => runCommand(benchmark, seats[side], request.hyperfine, host),
    count: (side) => countCommand(benchmark, seats[side], request.counters ?? null, host),
    serve: (side) => startServing(benchmark, seats[side], placement, host),
    begin: (side) => startSlicing(benchmark, seats[side], placement, request.hyperfine, host),
    suite: (side) => runSuite(benchmark, seats[side], host),
  }
}

function patience({ request }: Run, stage: 'pilot' | 'sample', benchmarkId: string): Patience {
  return {
    stage,
    benchmarkId,
    repeats: stage === 'pilot' ? pilotRepeats : blockRepeats,
    cancelled: request.cancelled,
    onRepeat: ({ side, message }) => {
      const text = `${benchmarkId} broke on ${String(side)} and is tried again: ${message}`
      request.onProgress({ kind: 'note', text })
    },
  }
}

/** Whatever sat in head's place was base. */
function ownFailure(failure: Failure, { rebuild }: Block): Failure {
  return rebuild === true ? { ...failure, side: 'base' } : failure
}

/** @returns `false` when it is no failure, because it was cancelled */
async function fail(run: Run, failure: Failure): Promise<boolean> {
  // Whoever cancels ends the processes too; that is no trouble of theirs.
  if (run.request.cancelled()) return false
  run.failures.push(failure)
  await note(run, { type: 'failure', failure })
  run.request.onProgress({ kind: 'failure', failure })
  return true
}

function hasFailed({ failures }: Run, benchmarkId: string): boolean {
  return failures.some((failure) => failure.benchmarkId === benchmarkId)
}

async function note({ request, host }: Run, entry: JournalEntry): Promise<void> {
  await record(entry, request.journalPath, host.files)
}

function secondsSince({ host, startedAtSeconds }: Run): number {
  return host.clock.monotonicSeconds() - startedAtSeconds
}
