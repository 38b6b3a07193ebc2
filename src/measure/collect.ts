// The loop of a run: pilots, then block after block, each kept before the next. For pipeline and tests; it judges
// nothing itself.
import type { Host } from '../host/host.ts'
import { type Benchmark, bearsCompany } from '../model/run/benchmark.ts'
import { type Block, isLinked, type Sample, type Pilot } from '../model/run/sample.ts'
import { faultOf, type Failure } from '../model/judging/failure.ts'
import { gatesIn, hasValues } from '../model/judging/gating.ts'
import { nothingLeft, type Stage } from '../model/run/journal.ts'
import { someOf } from '../model/text.ts'
import { sides } from '../model/build/side.ts'
import { percent } from '../model/percent.ts'
import { SideError } from './actors/side-error.ts'
import { mostAwake } from './measure-block.ts'
import type { CollectRequest } from './collect-request.ts'
import {
  beginCollecting,
  roomFailure,
  fail,
  hasFailed,
  appendEntry,
  secondsSince,
  takeOutcome,
  type CollectRun,
} from './collecting.ts'
import { inShareOfTime, outOfShare } from './in-share-of-time.ts'
import { measuringLinks } from './measuring-links.ts'
import { blamed, failureOnBase, tryBlock } from './measure-attempt.ts'
import { reportBlock, tallyBlocks } from './report-block.ts'
import type { SharedWork } from './schedule.ts'
import { untilUndisturbed } from './undisturbed.ts'

/** What was collected. The journal contains the same. */
export interface CollectedRun {
  readonly pilots: readonly Pilot[]
  readonly samples: readonly Sample[]
  readonly failures: readonly Failure[]
  readonly seconds: number
  /** Why it ended. */
  readonly reason: string
  /** Seconds of this session by what they were spent on. */
  readonly stages: Readonly<Record<Extract<Stage, 'pilots' | 'blocks' | 'judge'>, number>>
}

/**
 * Runs the pilot of every benchmark, then measures block after block, round after round, until
 * nothing is left to measure. Every entry is in the journal, on disk, before the next block starts.
 *
 * A resumed run takes the same steps again. Steps whose outcome is in its journal cost nothing and
 * restore the state of the run; the first missing one is measured next.
 *
 * @throws UsageError when the journal is that of a different run
 * @throws UnmeasurableError when the journal cannot be written
 */
export async function collect(request: CollectRequest, host: Host): Promise<CollectedRun> {
  const run = await beginCollecting(request, host)
  const now = (): number => host.clock.monotonicSeconds()
  const begunAtSeconds = now()
  const isTried = await runPilots(run)
  const triedAtSeconds = now()
  const reason = isTried ? await runAll(run) : 'cancelled'
  const seconds = secondsSince(run)
  const judge = run.lookSeconds.sum
  const stages = {
    pilots: triedAtSeconds - begunAtSeconds,
    blocks: now() - triedAtSeconds - judge,
    judge,
  }
  await appendEntry(run, { type: 'end', seconds, reason })
  const { samples, failures } = run
  return { pilots: [...run.pilots.values()], samples, failures, seconds, reason, stages }
}

/** @returns `false` when it was cancelled */
async function runPilots(run: CollectRun): Promise<boolean> {
  const { past } = run
  const { plan } = run.request
  const benchmarks = plan.benchmarks
  const outcomesById = past.pilots(benchmarks.map(({ id }) => id))
  const openPilots: OpenPilot[] = []
  for (const [position, benchmark] of benchmarks.entries()) {
    const { id } = benchmark
    const outcome = outcomesById.get(id)
    if (outcome === undefined) openPilots.push({ position, benchmark })
    else if ('stage' in outcome) run.failures.push(outcome)
    else run.pilots.set(id, outcome)
  }
  const [first] = openPilots
  if (first !== undefined && !past.isOver()) {
    // Rows that the first budget had no time to try: its rounds were drawn without them.
    if (plan.budgetSeconds === null) past.refusePilot(first.benchmark.id)
    tellLeftOut(
      run,
      openPilots.map(({ benchmark }) => benchmark.id),
      earlierReason,
    )
    return true
  }
  const isReady = ({ benchmark }: OpenPilot): boolean =>
    run.request.pilots?.has(benchmark.id) === true
  for (const { benchmark } of openPilots.filter(isReady)) {
    const pilot = run.request.pilots?.get(benchmark.id)
    if (pilot !== undefined) await keepPilot(run, pilot)
  }
  const lateIds: string[] = []
  const isGoing = await inTurn(run, {
    items: openPilots.filter((pilot) => !isReady(pilot)),
    keyOf: ({ benchmark }) => benchmark.id,
    isShared: ({ benchmark }) => bearsCompany(benchmark),
    isDue: ({ benchmark }) => {
      if (isInTime(run)) return true
      lateIds.push(benchmark.id)
      return false
    },
    work: tryOne,
  })
  tellLeftOut(run, lateIds, lateReason)
  return isGoing
}

/** Half of the time is for those that are known by then. */
function isInTime(run: CollectRun): boolean {
  const { budgetSeconds } = run.request
  const isLate = budgetSeconds !== null && secondsSince(run) > budgetSeconds / 2
  return !isSpent(run) && !(isLate && run.pilots.size > 0)
}

function tellLeftOut(run: CollectRun, ids: readonly string[], reason: string): void {
  if (ids.length === 0) return
  const countText = ids.length === 1 ? '1 benchmark' : `${String(ids.length)} benchmarks`
  const text = `${countText} left out (${someOf(ids)}), ${reason}`
  run.request.onProgress({ kind: 'note', text })
}

async function keepPilot(run: CollectRun, pilot: Pilot): Promise<void> {
  run.pilots.set(pilot.benchmarkId, pilot)
  await appendEntry(run, { type: 'pilot', pilot })
}

/** A benchmark and its place in the plan. */
interface OpenPilot {
  readonly position: number
  readonly benchmark: Benchmark
}

/** @returns `false` when it was cancelled */
async function tryOne(run: CollectRun, { benchmark, position }: OpenPilot): Promise<boolean> {
  const { request } = run
  const { id } = benchmark
  if (request.isCancelled()) return false
  const total = request.plan.benchmarks.length
  request.onProgress({ kind: 'pilot', benchmarkId: id, done: position, total })
  const limitedBenchmark = inShareOfTime(run, benchmark, 0)
  const isShare = limitedBenchmark.timeoutSeconds < benchmark.timeoutSeconds
  const startedAtSeconds = secondsSince(run)
  // One that hung is looked into for as long again, and one that asked often and then failed no longer.
  const isLate = (): boolean =>
    isShare && secondsSince(run) - startedAtSeconds > 2 * limitedBenchmark.timeoutSeconds
  const attempt = await tryBlock(run, limitedBenchmark, { position, isShare, isLate })
  if (!attempt.ok) {
    const ownFailure = isShare ? outOfShare(attempt.failure, limitedBenchmark) : attempt.failure
    const failure = await blamed(run, limitedBenchmark, {
      position,
      failure: ownFailure,
      isLate,
    })
    const isPair = faultOf([ownFailure]) === 'head' && !('contest' in benchmark)
    const onBase = isPair ? await failureOnBase(run, limitedBenchmark, position) : null
    // What base cannot end in the share that one run has says nothing about base.
    if (onBase !== null && !(isShare && onBase.timedOut)) await fail(run, onBase)
    return fail(run, failure)
  }
  const seconds = secondsSince(run) - startedAtSeconds
  await keepPilot(run, { ...attempt.value, ran: { startedAtSeconds, seconds } })
  return true
}

const lateReason =
  'because half of the budget was used before their turn: raise "budget", or choose with "only"'

const earlierReason =
  'because the run had no time for them when it began: start again without --resume, with a larger "budget" or fewer benchmarks'

/** @returns why it ended */
async function runAll(run: CollectRun): Promise<string> {
  const { request, past, samples, failures } = run
  let live: readonly string[] = request.plan.benchmarks.map(({ id }) => id)
  for (let round = 0; ;) {
    live = live.filter((id) => run.pilots.has(id) && !hasFailed(run, id))
    if (live.length === 0) return nothingLeft
    // A round that the journal contains was within the budget.
    if (isSpent(run) && past.isOver()) return budgetUsed
    const rounds = roundsTogether(run, round, live)
    if (!(await runRounds(run, rounds.flat(), live))) return 'cancelled'
    round += rounds.length
    const lookedAtSeconds = run.host.clock.monotonicSeconds()
    const secondsLeft = past.isOver() ? secondsLeftOf(run) : Infinity
    const next = request.liveAfter(samples, failures, [...run.pilots.values()], secondsLeft)
    if (round === rounds.length || next === null) tellWaiting(run, live, next ?? [])
    run.lookSeconds.sum += run.host.clock.monotonicSeconds() - lookedAtSeconds
    if (next === null) return budgetUsed
    live = next
  }
}

const budgetUsed = 'the budget is used up'

/** Names what the budget cannot bring to the first look at which something can be called. */
function tellWaiting(run: CollectRun, live: readonly string[], next: readonly string[]): void {
  const waitingIds = live.filter((id) => !next.includes(id) && !hasFailed(run, id))
  if (run.request.plan.budgetSeconds === null || waitingIds.length === 0) return
  const text = `the budget has no room now for the fewest pairs that can decide ${someOf(waitingIds)}: raise it, or choose with "only"`
  run.request.onProgress({ kind: 'note', text })
}

/** Blocks that may be measured in any order; within a budget those of one round, whose times decide about the next. */
function roundsTogether(
  { request, samples }: CollectRun,
  first: number,
  live: readonly string[],
): readonly (readonly Block[])[] {
  const isLimited = request.plan.budgetSeconds !== null
  const most = isLimited ? null : (request.pairsTogether?.(samples, live) ?? null)
  if (most === null) return [request.blocksOf(first, live)]
  const pairs = new Map(live.map((id) => [id, 0]))
  const rounds: (readonly Block[])[] = []
  while (Math.max(...pairs.values()) < most) {
    const blocks = request.blocksOf(first + rounds.length, live)
    for (const { benchmarkId, kind } of blocks) {
      if (kind === 'pair') pairs.set(benchmarkId, (pairs.get(benchmarkId) ?? 0) + 1)
    }
    rounds.push(blocks)
  }
  return rounds
}

function isSpent(run: CollectRun): boolean {
  return secondsLeftOf(run) <= 0
}

function secondsLeftOf(run: CollectRun): number {
  return (run.request.budgetSeconds ?? Infinity) - secondsSince(run)
}

/**
 * Measures what the journal lacks of the blocks of one or several rounds, one at a time, but those that bear company,
 * which a schedule deals to CPUs, where there is one. When the budget is used up, no further round begins. Returns
 * `false` when it was cancelled.
 */
async function runRounds(
  run: CollectRun,
  blocks: readonly Block[],
  live: readonly string[],
): Promise<boolean> {
  const { outcomes, measuredBlocks, disturbedBlocks } = run.past.blocks(blocks)
  for (const outcome of outcomes) {
    if ('stage' in outcome) run.failures.push(outcome)
    else run.samples.push(outcome)
  }
  for (const { benchmarkId } of disturbedBlocks) run.repeatedBenchmarks.push(benchmarkId)
  const [first] = blocks
  const begunRounds = new Set(
    [...measuredBlocks, ...(first === undefined ? [] : [first])].map(({ round }) => round),
  )
  const mayBegin = ({ round }: Block): boolean => {
    if (!begunRounds.has(round) && isSpent(run)) return false
    begunRounds.add(round)
    return true
  }
  const openBlocks = blocks
    .filter((block) => !measuredBlocks.has(block))
    .map((block) => ({ block, live, isDisturbed: disturbedBlocks.has(block) }))
  const inCompany = new Set(run.request.plan.benchmarks.filter(bearsCompany).map(({ id }) => id))
  return inTurn(run, {
    items: openBlocks,
    keyOf: ({ block }) => block.benchmarkId,
    isShared: ({ block }) => inCompany.has(block.benchmarkId) && !isLinked(block),
    // It may have failed in another of these blocks.
    isDue: ({ block }) => !hasFailed(run, block.benchmarkId) && mayBegin(block),
    work: collectBlock,
  })
}

/** A block that is to be measured. */
interface OpenBlock {
  readonly block: Block
  /** Ids of the benchmarks that were active when its round began. */
  readonly live: readonly string[]
  /** Whether it was measured before, and disturbed. */
  readonly isDisturbed: boolean
}

// Each pause costs half a block of everything that runs at once.
const pauseSeconds = 15

/** Pilots or blocks that are still to come. */
interface OpenWork<Item> extends Pick<SharedWork<Item>, 'items' | 'keyOf'> {
  /** Whether others may run beside it, where a schedule deals them to CPUs. */
  readonly isShared: (item: Item) => boolean
  /** Asked just before it begins. */
  readonly isDue: (item: Item) => boolean
  /** @returns `false` when it was cancelled */
  readonly work: (run: CollectRun, item: Item) => Promise<boolean>
}

/** Does all that may run beside others, then the rest one at a time; `false` when it was cancelled. */
async function inTurn<Item>(
  run: CollectRun,
  { items, keyOf, isShared, isDue, work }: OpenWork<Item>,
): Promise<boolean> {
  const { schedule, between } = run.request
  const sharedItems = schedule === null ? [] : items.filter(isShared)
  const aloneItems = schedule === null ? items : items.filter((item) => !isShared(item))
  if (schedule !== null && sharedItems.length > 0) {
    const now = (): number => run.host.clock.monotonicSeconds()
    let pausedAt = Number.NEGATIVE_INFINITY
    const isGoing = await schedule.deal({
      items: sharedItems,
      keyOf,
      isPauseDue: () => between !== undefined && now() - pausedAt > pauseSeconds,
      pause: async () => {
        await between?.()
        pausedAt = now()
      },
      run: async (item, cpuSetOf) => !isDue(item) || work({ ...run, cpuSetOf }, item),
    })
    if (!isGoing) return false
  }
  for (const item of aloneItems) {
    if (!isDue(item)) continue
    await between?.()
    // One at a time: nothing else may run while something is measured.
    if (!(await work(run, item))) return false
  }
  return true
}

/** @returns `false` when it was cancelled */
async function collectBlock(
  run: CollectRun,
  { block, live, isDisturbed }: OpenBlock,
): Promise<boolean> {
  const { request, samples } = run
  if (request.isCancelled()) return false
  // A first block may take minutes, and trying out is over.
  if (run.tally.blockCount === 0) tellBlock(run, block, live)
  const failure =
    roomFailure(run, 'sample', block.benchmarkId) ??
    awakeFailure(run, block.benchmarkId) ??
    (block.kind === 'pair' ? voidFailure(run, block.benchmarkId) : null)
  if (failure !== null) return fail(run, failure)
  const measure = measuringLinks({ ...run, live }, block)
  const attempt =
    takeOutcome(run, block) ??
    (isDisturbed ? await measure() : await untilUndisturbed(run, block, measure))
  if (!attempt.ok) {
    // Another of its blocks may have failed meanwhile.
    if (hasFailed(run, block.benchmarkId)) return true
    const { benchmarks } = request.plan
    const position = benchmarks.findIndex(({ id }) => id === block.benchmarkId)
    const benchmark = benchmarks[position]
    const isOfBoth = benchmark !== undefined && block.kind !== 'control'
    const { failure: ownFailure } = attempt
    const blame = { position, failure: ownFailure, isLate: () => isSpent(run) }
    return fail(run, isOfBoth ? await blamed(run, benchmark, blame) : ownFailure)
  }
  samples.push(attempt.value)
  await appendEntry(run, { type: 'sample', sample: attempt.value })
  tellBlock(run, block, live)
  return true
}

// A signal takes effect late, and honest programs send some: fewer pairs say nothing about a side.
const mostAwakePairs = 3

/** Why a row ends of which a side ran in the turns of the other one; `null` while it goes on. */
function awakeFailure({ samples }: CollectRun, benchmarkId: string): Failure | null {
  const ownSamples = samples.filter(({ block }) => block.benchmarkId === benchmarkId)
  const [side, otherSide] = sides.filter((each) => {
    const shares = ownSamples.map(({ machine }) => machine.awakeShare?.[each] ?? 0)
    return shares.filter((share) => share > mostAwake).length >= mostAwakePairs
  })
  if (side === undefined) return null
  const message = `expected a side to stand while the other one has its turn, got over ${percent(mostAwake)} of the time of its turns in ${String(mostAwakePairs)} pairs: a timer, shell or debugger of its own wakes it with SIGCONT, or the kernel still works for it`
  return new SideError(otherSide === undefined ? side : null, message).failure(
    'sample',
    benchmarkId,
  )
}

// After the first it is told, after the last the row ends: more would only take the time of others.
const [voidTold, voidEnd] = [3, 10]

/** Why a row ends of which pair after pair has no value on both sides; `null` while it goes on. */
function voidFailure({ samples, request }: CollectRun, benchmarkId: string): Failure | null {
  const { benchmarks, metrics } = request.plan
  const benchmark = benchmarks.find(({ id }) => id === benchmarkId)
  const main = metrics.find((metric) => benchmark !== undefined && gatesIn(benchmark, metric))
  if (benchmark === undefined || main === undefined) return null
  let count = 0
  for (let at = samples.length - 1; at >= 0 && count < voidEnd; at -= 1) {
    const sample = samples[at]
    if (sample?.block.benchmarkId !== benchmarkId || sample.block.kind !== 'pair') continue
    if (hasValues(sample, benchmark, metrics)) break
    count += 1
  }
  const message = `${String(count)} pairs in a row have no ${main.label} above 0 on both sides: nothing was finished within a block, or its threads and children waited for a CPU; try it alone with "only", or on a quieter machine`
  if (count === voidTold)
    request.onProgress({ kind: 'note', text: `${benchmarkId}: no usable pair yet: ${message}` })
  if (count < voidEnd) return null
  return { ...new SideError(null, message).failure('sample', benchmarkId), ours: 'void' }
}

function tellBlock(run: CollectRun, block: Block, live: readonly string[]): void {
  const { pilots, cpuSetOf, tally, request, samples, failures } = run
  const { plan, budgetSeconds, onProgress } = request
  tallyBlocks(tally, samples)
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  onProgress(
    reportBlock(block, {
      plan,
      budgetSeconds,
      pilots,
      tally,
      inRound: live.length,
      activeIds: live.filter((id) => !failedIds.has(id)),
      seconds: secondsSince(run),
      atOnce: cpuSetOf === null ? 1 : (request.schedule?.count ?? 1),
    }),
  )
}
