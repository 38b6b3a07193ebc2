import type { Host } from '../host/host.ts'
import type { Block } from '../model/run/block.ts'
import type { Failure } from '../model/judging/failure.ts'
import { nothingLeft } from '../model/run/journal.ts'
import { measuredIn } from '../model/run/measured-in.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Sample } from '../model/run/sample.ts'
import type { CollectRequest } from './collect-request.ts'
import {
  beginCollecting,
  fail,
  hasFailed,
  appendEntry,
  secondsSince,
  type Collecting,
} from './collecting.ts'
import { measuring, tried } from './measuring.ts'
import { reportBlock } from './report-block.ts'
import { SideError } from './actors/side-error.ts'
import { undisturbed } from './undisturbed.ts'

/** What was collected. The same stands in the journal. */
export interface Collected {
  readonly pilots: readonly Pilot[]
  readonly samples: readonly Sample[]
  readonly failures: readonly Failure[]
  readonly seconds: number
  /** Why it ended. */
  readonly reason: string
}

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
  const run = await beginCollecting(request, host)
  const reason = (await runPilots(run)) ? await runRounds(run) : 'cancelled'
  const seconds = secondsSince(run)
  await appendEntry(run, { type: 'end', seconds, reason })
  const { samples, failures } = run
  return { pilots: [...run.pilots.values()], samples, failures, seconds, reason }
}

/** @returns `false` when it was cancelled */
async function runPilots(run: Collecting): Promise<boolean> {
  const { request, past } = run
  const benchmarks = measuredIn(request.plan)
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
      await appendEntry(run, { type: 'pilot', pilot: ready })
      continue
    }
    await request.between?.()
    if (request.cancelled()) return false
    request.onProgress({ kind: 'pilot', benchmarkId: id, done, total: benchmarks.length })
    const attempted = await tried(run, benchmark, done)
    if (attempted.ok) {
      run.pilots.set(id, attempted.value)
      await appendEntry(run, { type: 'pilot', pilot: attempted.value })
    } else if (!(await fail(run, attempted.failure))) return false
  }
  return true
}

/** @returns why it ended */
async function runRounds(run: Collecting): Promise<string> {
  const { request, past, samples, failures } = run
  const { budgetSeconds } = request.plan
  let live: readonly string[] = measuredIn(request.plan).map(({ id }) => id)
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
async function runBlock(run: Collecting, block: Block, live: readonly string[]): Promise<boolean> {
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
  const staged = await stage(run, block)
  if (staged !== null) return fail(run, ownFailure(staged, block))
  const measure = measuring(run, block)
  const measured =
    run.turns.take(block) ?? (disturbed ? await measure() : await undisturbed(run, block, measure))
  if (!measured.ok) return fail(run, ownFailure(measured.failure, block))
  samples.push(measured.value)
  await appendEntry(run, { type: 'sample', sample: measured.value })
  const going = live.filter((id) => !hasFailed(run, id))
  const { plan, onProgress } = request
  const seconds = secondsSince(run)
  onProgress(reportBlock(block, { plan, pilots, samples, inRound: live.length, going, seconds }))
  return true
}

/** @returns why the sides could not be laid where the block wants them; `null` when they are */
async function stage({ request }: Collecting, block: Block): Promise<Failure | null> {
  try {
    if (block.placement !== undefined) await request.place?.(block)
    return null
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    return error.failure('sample', block.benchmarkId)
  }
}

/** Whatever sat in head's place was base. */
function ownFailure(failure: Failure, { kind }: Block): Failure {
  return kind === 'rebuild' ? { ...failure, side: 'base' } : failure
}
