// The stages of a run in order: a request becomes a plan, two builds, blocks, a judged result. It decides nothing
// itself.
import { resultOf } from './analysis/result-of.ts'
import { runTimeOf } from './analysis/run-time-of.ts'
import type { Host } from './host/host.ts'
import { refusedPlatform } from './model/machine/refused-platform.ts'
import { UsageError } from './model/usage-error.ts'
import { withoutRoom, UnmeasurableError } from './model/unmeasurable-error.ts'
import type { Plan } from './model/run/plan.ts'
import { type JournalEntry, samplesIn } from './model/run/journal.ts'
import type { ComparedRun } from './parts/part-command.ts'
import type { Schedule } from './measure/schedule.ts'
import { askedOf, parts } from './parts/index.ts'
import type { PartRun } from './parts/part.ts'
import { isFinished } from './plan/earlier-run.ts'
import { withSnapshots, type Snapshots } from './revision/snapshots.ts'
import { checkRequest } from './session/check-request.ts'
import { readJournal } from './model/run/read-journal.ts'
import { findPrograms, settleBoundary } from './session/build/find-programs.ts'
import { openSession, cleanUp, waitForTurn, openResults } from './session/open-session.ts'
import { buildSides } from './session/build/build-sides.ts'
import { checkMachine, checkMachineAgain } from './session/machine/check-machine.ts'
import { blockSecondsOf } from './model/run/block-seconds-of.ts'
import { collectBlocks } from './session/record/collect-blocks.ts'
import { planSession } from './session/plan/plan-session.ts'
import type { PlannedTrial } from './plan/init/after-trial.ts'
import { trialOf } from './session/list/trial-of.ts'
import { learningSecondsOf, prepareSides } from './session/stage/prepare-sides.ts'
import {
  wholeVariants,
  type ComparisonRequest,
  type Session,
  type ResolvedRequest,
  secondsSpent,
  stoppable,
  stopWhenCancelled,
} from './session/session.ts'
import { recordBuildFailures, unbuilt, createStageClock } from './session/record/record-run.ts'

/**
 * The whole run: two revisions in, one judged result out, a function of the journal. A UsageError when the request is
 * wrong, an UnmeasurableError when there is nothing that could be measured.
 */
export async function runComparison(request: ComparisonRequest, host: Host): Promise<ComparedRun> {
  const ask = askedOf(request)
  const run = await compareOnce(request, host)
  if (ask === null || !('goOn' in ask)) return run
  return ask.goOn({ request, run, parts, compare: compareOnce }, host)
}

function compareOnce(request: ComparisonRequest, host: Host): Promise<ComparedRun> {
  return inSession(request, host, async (session) => {
    const { earlier, settings } = session
    const isOver = earlier !== null && isFinished(earlier, settings.budget ?? null)
    if (!isOver) await measureStages(session)
    return judge(session)
  })
}

/**
 * Builds both sides and plans what would be measured, but measures nothing. The builds are stored, so that the runs
 * which measure the plan find them. A UsageError when something in the request is wrong; an UnmeasurableError when a
 * side does not build, or nothing could be measured.
 */
export function planComparison(request: ComparisonRequest, host: Host): Promise<Plan> {
  return inSession(request, host, async (session) => {
    const builtVariants = await buildSides(session)
    const whole = wholeVariants(builtVariants)
    if (whole.length === 0) {
      const failures = unbuilt(builtVariants)
      throw new UnmeasurableError(failures[0]?.message ?? 'a side does not build', failures)
    }
    const preparedVariants = await prepareSides(session, whole)
    return (await planSession(session, builtVariants, preparedVariants, parts)).plan
  })
}

/**
 * Builds head, and loads and calls every row of it once, untimed.
 *
 * @param secondsLeft - of what calling them may take
 * @throws UsageError when something in the request is wrong
 * @throws UnmeasurableError when nothing can be built or run here
 */
export async function tryComparison(
  request: ComparisonRequest,
  host: Host,
  secondsLeft = () => Infinity,
): Promise<PlannedTrial> {
  // A journal in the folder of results is that of another run.
  const resultsDirectory = await host.files.temporaryDirectory('trial')
  try {
    return await inSession({ ...request, resultsDirectory }, host, async (session) => {
      const builtVariants = await buildSides(session, { isHeadAlone: true })
      const whole = wholeVariants(builtVariants)
      // Suites are learnt within half of what the build has left.
      const budget = Math.min(session.settings.budget ?? Infinity, secondsLeft())
      const settings = Number.isFinite(budget) ? { ...session.settings, budget } : session.settings
      const rest = { ...session, settings }
      const prepared = whole.length === 0 ? [] : await prepareSides(rest, whole)
      return trialOf(rest, unbuilt(builtVariants), prepared, secondsLeft)
    })
  } finally {
    await host.files.remove(resultsDirectory)
  }
}

async function inSession<T>(
  request: ComparisonRequest,
  host: Host,
  act: (session: Session) => Promise<T>,
): Promise<T> {
  const refusal = refusedPlatform(host.processes.platform)
  if (refusal !== null) throw new UsageError(refusal)
  return withSnapshots(request, host, async (snapshots) => {
    const endingHost = stoppable({ request, earlier: null, host })
    // Programs that were ended cause all kinds of errors.
    const stop = (): void => stopWhenCancelled(request, null)
    const resolvedRequest = await resolve(request, snapshots, endingHost).finally(stop)
    const hold = await waitForTurn(request, host)
    try {
      return await actAlone(resolvedRequest, host, act)
    } catch (error) {
      throw withoutRoom(error, await keptBlocks(request, host))
    } finally {
      hold.release()
    }
  })
}

async function resolve(
  request: ComparisonRequest,
  snapshots: Snapshots,
  host: Host,
): Promise<ResolvedRequest> {
  const checkedRequest = await checkRequest(request, snapshots, host)
  for (const part of parts) await part.check?.(checkedRequest, host)
  // Before any program of the change is started, and before the job waits for anything.
  await settleBoundary(request, checkedRequest.settings, host)
  const resolvedRequest = await findPrograms(checkedRequest, host)
  // A request that is refused leaves no folder behind.
  await openResults(request, host.files)
  return resolvedRequest
}

/** Says what a run that ends early has left. */
async function keptBlocks(
  { resultsDirectory }: ComparisonRequest,
  { files }: Host,
): Promise<string> {
  const path = files.join(resultsDirectory, 'journal.ndjson')
  let blocks = 0
  for await (const lines of files.lines(path)) {
    blocks += lines.filter((line) => line.startsWith('{"type":"sample"')).length
  }
  return blocks === 0 ? '' : `${blocks} measured blocks are kept in ${path}: continue with --resume`
}

async function actAlone<T>(
  resolvedRequest: ResolvedRequest,
  host: Host,
  act: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await openSession(resolvedRequest, host)
  try {
    return await act(session)
  } finally {
    try {
      await host.processes.endAll()
    } finally {
      await cleanUp(session)
    }
  }
}

async function judge(session: Session): Promise<ComparedRun> {
  const stages = createStageClock(session)
  const judgement = await stages.during('judge', () => judgeJournal(session))
  return timed(judgement, await stages.record())
}

/** A result with the samples that it is from, and what the stages took. */
function timed({ entries, result }: Judgement, stages: readonly JournalEntry[]): ComparedRun {
  const time = runTimeOf([...entries, ...stages]) ?? undefined
  return { result: { ...result, time }, ...samplesIn(entries) }
}

type Judgement = Awaited<ReturnType<typeof judgeJournal>>

async function judgeJournal({ journalPath, host }: Session) {
  const entries = await readJournal(host.files.lines(journalPath), journalPath)
  return { entries, result: resultOf(entries, parts) }
}

async function measureStages(session: Session): Promise<void> {
  const stages = createStageClock(session)
  const builtVariants = await stages.during('build', () => buildSides(session))
  const whole = wholeVariants(builtVariants)
  if (whole.length === 0) {
    await recordBuildFailures(session, builtVariants)
    return
  }
  const { preparedVariants, plannedSession } = await stages.during('prepare', async () => {
    const variants = await prepareSides(session, whole)
    const plan = await planSession(session, builtVariants, variants, parts)
    return { preparedVariants: variants, plannedSession: plan }
  })
  const { budgetSeconds } = plannedSession
  const spentSeconds = accountOf(session, learningSecondsOf(preparedVariants), budgetSeconds)
  const machine = await stages.during('probe', () =>
    checkMachine(session, builtVariants, preparedVariants, plannedSession),
  )
  const schedule = await stages.during('probe', () =>
    scheduleOf({ ...machine, session, plan: plannedSession.plan }),
  )
  await stages.record()
  const collectedRun = await collectBlocks(session, preparedVariants, plannedSession, {
    ...machine,
    schedule,
    budgetSeconds: budgetSeconds === null ? null : blockSecondsOf(budgetSeconds),
    spentSeconds: spentSeconds(),
  })
  const { samples, seconds } = collectedRun
  const measuredAtSeconds = spentSeconds()
  stages.add(collectedRun.stages)
  let judgement = await stages.during('judge', () => judgeJournal(session))
  const isProbed = await stages.during('probe', () =>
    checkMachineAgain(session, machine, samples.length, judgement.result),
  )
  if (isProbed) judgement = await stages.during('judge', () => judgeJournal(session))
  // What explains the table does not keep anybody waiting for it.
  const { result, ...measured } = timed(judgement, await stages.record())
  await session.request.onTable?.(result, measured)
  await stages.during('profiles', async () => {
    const secondsLeft = (budgetSeconds ?? Infinity) - seconds - (spentSeconds() - measuredAtSeconds)
    const measuredRun = { session, preparedVariants, seconds, secondsLeft, ...judgement }
    for (const part of parts) await part.after?.(measuredRun)
  })
  await stages.record()
}

/** A budget that counts from the command leaves at least this share for measuring. */
const measuringShare = 0.5

/** Begins a budget's account, from the first pilot on, and returns seconds spent by now, without an earlier run's. */
function accountOf(
  session: Session,
  learningSeconds: number,
  budgetSeconds: number | null,
): () => number {
  const { clock } = session.host
  const mostSeconds = measuringShare * (budgetSeconds ?? Infinity)
  const begunAtSeconds =
    clock.monotonicSeconds() - secondsSpent(session, learningSeconds, mostSeconds)
  return () => clock.monotonicSeconds() - begunAtSeconds
}

/** How the blocks of a run are dealt to CPUs, where a part has several measured at once. */
async function scheduleOf(run: PartRun): Promise<Schedule | null> {
  let schedule: Schedule | null = null
  for (const part of parts) schedule ??= (await part.before?.(run)) ?? null
  return schedule
}
