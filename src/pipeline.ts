import { foresightNotes } from './analysis/foresight-notes.ts'
import { standingOf } from './analysis/live-benchmarks.ts'
import { refuseTooFewPairs } from './analysis/refuse-too-few-pairs.ts'
import { resultOf } from './analysis/result-of.ts'
import { buildBoth } from './build/build-both.ts'
import { findHistory } from './build/history-file.ts'
import type { Built } from './build/build-side.ts'
import { keepLogs } from './build/keep-logs.ts'
import { layBenchmarks } from './build/lay-benchmarks.ts'
import { removeSides } from './build/remove-sides.ts'
import { openResults } from './build/open-results.ts'
import { resolveSides } from './build/resolve-sides.ts'
import { resolveRuntime } from './build/runtime.ts'
import { findSettingsFile } from './build/settings-file.ts'
import { uncommittedNote } from './build/uncommitted-note.ts'
import { forgetWorkFolder, makeWorkFolder, removeLeftovers } from './build/work-folder.ts'
import type { Host } from './host/host.ts'
import { findHyperfine, type HyperfineFound } from './host/hyperfine.ts'
import type { LockHold } from './host/lock-types.ts'
import { readYaml } from './host/read-yaml.ts'
import { metrics } from './metrics/index.ts'
import type { Build } from './model/build.ts'
import type { Failure } from './model/failure.ts'
import type { HistoryRow } from './model/history.ts'
import { journalFormat, type JournalEntry } from './model/journal.ts'
import { parseJournal } from './model/parse-journal.ts'
import type { Plan } from './model/plan.ts'
import type { OnProgress } from './model/progress.ts'
import type { Result } from './model/result.ts'
import type { Revision } from './model/revision.ts'
import type { Sample } from './model/sample.ts'
import type { Selection } from './model/selection.ts'
import { sides, type BySide } from './model/side.ts'
import { UnmeasurableError } from './model/unmeasurable-error.ts'
import { UsageError } from './model/usage-error.ts'
import { benchmarksOf, type PlannedBenchmarks } from './plan/benchmarks-of.ts'
import { settingsFromConfig } from './plan/config.ts'
import { benchmarkFolders, discover } from './plan/discover.ts'
import { earlierRunOf, isFinished, type EarlierRun } from './plan/earlier-run.ts'
import { foundText } from './plan/found-text.ts'
import { nothingToMeasure } from './plan/nothing-to-measure.ts'
import { planOf } from './plan/plan-of.ts'
import { refuseOtherRun, type AskedNow } from './plan/refuse-other-run.ts'
import { blocksOfRound } from './plan/schedule.ts'
import type { GivenSettings } from './plan/settings.ts'
import { collect } from './sample/collect.ts'
import { describeBoth } from './sample/describe-both.ts'
import { record } from './sample/journal.ts'
import { machineOf } from './sample/machine-of.ts'
import { reopenJournal } from './sample/reopen-journal.ts'
import { takeSeat } from './sample/seat.ts'
import { version } from './version.ts'

/** All that a comparison needs to know before it starts. */
export interface ComparisonRequest {
  readonly selection: Selection
  /** What was given by hand; it wins over the settings file. */
  readonly given: GivenSettings
  /** Whose settings file counts: the one on the disk, or the base's, which a change cannot touch. */
  readonly settingsOf: 'disk' | 'base'
  /** Top folder of the repository; `null` when there is none. */
  readonly repository: string | null
  /** Where the user stands. */
  readonly origin: string
  readonly resultsDirectory: string
  readonly cacheDirectory: string
  readonly harnessPath: string
  /** Every coin and order is drawn from it, unless a run goes on that has a seed. */
  readonly seed: number
  /** Go on with the run whose journal lies in the results folder. */
  readonly resume?: boolean
  /** Leave the built trees where they are. */
  readonly keep: boolean
  readonly cancelled: () => boolean
  readonly onProgress: OnProgress
}

/** What a comparison yields. */
export interface Compared {
  readonly result: Result
  /** Every block as it happened, warm-up and control blocks included. */
  readonly samples: readonly Sample[]
}

const defaultBuildTimeoutSeconds = 3600

/**
 * The whole run: two revisions in, one judged result out. The result is a function of the journal,
 * which is on the disk block by block.
 *
 * @throws UsageError when something in the request has to change
 * @throws UnmeasurableError when there is nothing that could be measured
 */
export async function compare(request: ComparisonRequest, host: Host): Promise<Compared> {
  const asked = await ask(request, host)
  const hold = await waitForTurn(request, host)
  try {
    return await compareAlone(asked, host)
  } finally {
    await hold.release()
  }
}

/** Two runs on one machine measure each other, so builds and blocks of one keep those of others waiting. */
async function waitForTurn(
  { onProgress, cancelled }: ComparisonRequest,
  { lock }: Host,
): Promise<LockHold> {
  const onWaiting = (ahead: number): void =>
    onProgress({ kind: 'note', text: `queued: ${ahead} ahead on this machine` })
  const hold = await lock.acquire({ onWaiting, cancelled })
  if (hold === null) throw new UnmeasurableError('cancelled while queued: nothing was measured')
  if (hold.covers !== 'machine') {
    const text = `other runs on this machine cannot be kept waiting, only those of ${hold.covers === 'user' ? 'this user' : 'nobody'}`
    onProgress({ kind: 'note', text })
  }
  return hold
}

async function compareAlone(asked: Asked, host: Host): Promise<Compared> {
  const run = await begin(asked, host)
  try {
    if (run.earlier === null || !isFinished(run.earlier, run.settings.budget ?? null)) {
      await buildAndMeasure(run)
    }
    const entries = parseJournal((await host.files.read(run.journalPath)) ?? '', run.journalPath)
    const samples = entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample] : []))
    return { result: resultOf(entries), samples }
  } finally {
    await host.processes.endAll()
    await tidy(run)
  }
}

async function buildAndMeasure(run: Run): Promise<void> {
  const built = await build(run)
  await (built.base.ok && built.head.ok
    ? measure(run, { base: built.base.build, head: built.head.build })
    : tellUnbuilt(run, built))
}

/** What every stage of a run needs to know. */
interface Run {
  readonly request: ComparisonRequest
  readonly host: Host
  readonly settings: GivenSettings
  readonly history: readonly HistoryRow[]
  readonly revisions: BySide<Revision>
  /** The run that goes on; `null` for a new one. */
  readonly earlier: EarlierRun | null
  readonly seed: number
  readonly workDirectory: string
  readonly journalPath: string
}

/** What is settled before anybody has to wait, so that a mistake in the request is told at once. */
type Asked = Pick<Run, 'request' | 'settings' | 'history' | 'revisions'>

async function ask(request: ComparisonRequest, host: Host): Promise<Asked> {
  const { repository, resultsDirectory, onProgress } = request
  const revisions = await resolveSides(request.selection, repository, host)
  const settings = await settingsFor(request, revisions, host)
  const history = await historyFor(settings, request, revisions, host)
  await openResults(resultsDirectory, host.files)
  const leftOut = await uncommittedNote(revisions.head, repository, resultsDirectory, host)
  if (leftOut !== null) onProgress({ kind: 'note', text: leftOut })
  return { request, settings, history, revisions }
}

async function begin(asked: Asked, host: Host): Promise<Run> {
  const { request } = asked
  const { repository, resultsDirectory } = request
  await removeLeftovers(resultsDirectory, repository, host)
  const journalPath = host.files.join(resultsDirectory, 'journal.ndjson')
  const earlier = await earlierRun(request, journalPath, host)
  const seed = earlier?.run.plan.seed ?? request.seed
  const known = { ...asked, host, earlier, seed, journalPath }
  if (earlier === null) await host.files.remove(journalPath)
  // Here only what needs no build; the rest follows when both sides are built.
  else refuseOther(earlier, { plan: plannedBy(known, earlier.run.plan), builds: null })
  const workDirectory = await makeWorkFolder(resultsDirectory, host)
  return { ...known, workDirectory }
}

async function earlierRun(
  { resume, given, onProgress }: ComparisonRequest,
  journalPath: string,
  { files }: Host,
): Promise<EarlierRun | null> {
  if (resume !== true) return null
  const earlier = earlierRunOf(await reopenJournal(journalPath, files))
  if (earlier === null) {
    onProgress({ kind: 'note', text: `no run to go on with in ${journalPath}: this is a new one` })
    return null
  }
  const { seed } = earlier.run.plan
  if (given.seed !== undefined && given.seed !== seed) {
    throw new UsageError(
      `expected the seed of the run that is to go on, ${seed}, got ${given.seed}`,
    )
  }
  const blocks = earlier.entries.filter(({ type }) => type === 'sample').length
  onProgress({ kind: 'note', text: `going on with a run: ${blocks} blocks are there already` })
  return earlier
}

function refuseOther({ run }: EarlierRun, now: Pick<AskedNow, 'plan' | 'builds'>): void {
  refuseOtherRun(run, { ...now, version })
}

function plannedBy(
  { settings, revisions, history, seed }: Omit<Run, 'workDirectory'>,
  planned: PlannedBenchmarks,
): Plan {
  return planOf(settings, { revisions, planned, metrics, history, seed })
}

async function settingsFor(
  { given, settingsOf, repository, origin }: ComparisonRequest,
  { base }: BySide<Revision>,
  host: Host,
): Promise<GivenSettings> {
  const commit = settingsOf === 'base' ? base.sha : null
  // A published package brings none, and what is checked out is the change itself.
  if (settingsOf === 'base' && commit === null) return given
  const named = given.config ?? null
  const file = await findSettingsFile({ named, repository, origin, commit }, host)
  if (file === null) return given
  const { name, content } = file
  return { ...settingsFromConfig(await readYaml(content, name), name), ...given }
}

async function historyFor(
  { history: named }: GivenSettings,
  { given, settingsOf, repository, origin, onProgress }: ComparisonRequest,
  { base }: BySide<Revision>,
  host: Host,
): Promise<readonly HistoryRow[]> {
  if (named === undefined) return []
  // In a settings file it is written as seen from the top, by hand as seen from where the user stands.
  const directory = given.history === undefined ? (repository ?? origin) : origin
  const from = settingsOf === 'base' ? { repository, commit: base.sha } : { directory }
  const history = await findHistory(named, from, host)
  if (history === null) onProgress({ kind: 'note', text: `base has no history ${named} yet` })
  return history?.rows ?? []
}

async function build(run: Run): Promise<BySide<Built>> {
  const { request, host, settings, revisions, workDirectory } = run
  const { repository, cacheDirectory } = request
  const runtime = await resolveRuntime(
    nodeOf(settings.node, request.origin, host),
    host,
    cacheDirectory,
  )
  const built = await buildBoth(
    {
      revisions,
      runtimes: { base: runtime, head: runtime },
      repository,
      workDirectory,
      cacheDirectory,
      recipe: settings.recipe ?? null,
      commands: settings.build ?? [],
      directory: settings.directory ?? null,
      timeoutSeconds: settings['build-timeout'] ?? defaultBuildTimeoutSeconds,
    },
    host,
    request.onProgress,
  )
  return keepLogs(built, request.resultsDirectory, host.files)
}

/** A path may be written as it is seen from where the user stands. */
function nodeOf(node: string | undefined, origin: string, { files }: Host): string {
  return node?.startsWith('.') === true ? files.join(origin, node) : (node ?? 'path')
}

async function measure(run: Run, builds: BySide<Build>): Promise<void> {
  const { request, host, settings, workDirectory, journalPath } = run
  const { origin, harnessPath, onProgress, cancelled } = request
  const laid = await layBenchmarks(
    { builds, folder: settings.benchmarks ?? null, candidates: benchmarkFolders, origin },
    host,
  )
  const found = discover(laid?.files ?? [], settings)
  onProgress({ kind: 'note', text: foundText(found) })
  const directories = laid?.directories ?? {
    base: builds.base.directory,
    head: builds.head.directory,
  }
  const seatOf = (side: keyof typeof builds) =>
    takeSeat(
      builds[side],
      { benchmarkDirectory: directories[side], harnessPath, workDirectory },
      host,
    )
  const seats = { base: await seatOf('base'), head: await seatOf('head') }
  const modules = found.flatMap((one) => (one.kind === 'module' ? [one.path] : []))
  const { descriptions, failures } = await describeBoth(seats, modules, host)
  const planned = benchmarksOf(found, descriptions, settings)
  if (planned.benchmarks.length === 0) throw nothingToMeasure(found, failures, settings)
  const asked = plannedBy(run, planned)
  refuseTooFewPairs(asked)
  if (run.earlier !== null) refuseOther(run.earlier, { plan: asked, builds })
  // How samples are judged was settled before the first one; only the time for more may be another.
  const plan = run.earlier?.run.plan ?? asked
  for (const text of foresightNotes(plan)) onProgress({ kind: 'note', text })
  const hyperfine = await hyperfineFor(plan, run)
  const { pinning } = await recordRun(run, plan, builds, hyperfine)
  const past = await recordFailures(run, failures)
  await collect(
    {
      plan: { ...plan, budgetSeconds: asked.budgetSeconds },
      seats,
      journalPath,
      past,
      hyperfine,
      pinning,
      blocksOf: (round, live) => blocksOfRound(plan, round, live),
      liveAfter: (samples, broken, pilots) => {
        const { live, decided, rows } = standingOf({ plan, pilots, samples, failures: broken })
        onProgress({ kind: 'look', pairs: samples.length, decided, rows })
        return live
      },
      onProgress,
      cancelled,
    },
    host,
  )
}

/** A side that does not build is a result that is shown. */
async function tellUnbuilt(run: Run, built: BySide<Built>): Promise<void> {
  const broken = sides.flatMap((side) => (built[side].ok ? [] : [built[side].failure]))
  if (run.earlier !== null) {
    const message = broken[0]?.message ?? ''
    throw new UnmeasurableError(`${message}; what was measured before is kept`, broken)
  }
  const plan = plannedBy(run, { benchmarks: [], added: [], removed: [] })
  const builds = {
    base: built.base.ok ? built.base.build : null,
    head: built.head.ok ? built.head.build : null,
  }
  await recordRun(run, plan, builds, null)
  for (const failure of broken) await recordFailure(run, failure)
  await note(run, { type: 'end', seconds: 0, reason: 'a side does not build' })
}

async function hyperfineFor({ benchmarks }: Plan, run: Run): Promise<HyperfineFound> {
  const { cacheDirectory, onProgress } = run.request
  if (!benchmarks.some(({ driver }) => driver === 'command')) {
    return { ok: false, message: 'no command is measured' }
  }
  onProgress({ kind: 'note', text: 'looking for hyperfine' })
  const given = run.settings.hyperfine ?? null
  return findHyperfine({ given, cacheDirectory, mayBuild: true }, run.host)
}

async function recordRun(
  run: Run,
  plan: Plan,
  builds: BySide<Build | null>,
  hyperfine: HyperfineFound | null,
): Promise<{ readonly pinning: boolean }> {
  const { clock } = run.host
  run.request.onProgress({ kind: 'note', text: `the seed is ${plan.seed}` })
  const machine = await machineOf(hyperfine, run.host)
  if (run.earlier !== null) return machine
  const startedAt = clock.now()
  await note(run, { type: 'run', format: journalFormat, version, startedAt, plan, machine, builds })
  return machine
}

/**
 * Records what was found broken before the first pilot, unless the journal has it.
 *
 * @returns what the journal holds beyond
 */
async function recordFailures(
  run: Run,
  failures: readonly Failure[],
): Promise<readonly JournalEntry[]> {
  const past = run.earlier?.entries.slice(1) ?? []
  for (const failure of failures) {
    const first = past[0]
    const isThere = first?.type === 'failure' && isAlike(first.failure, failure)
    if (isThere) past.shift()
    else await recordFailure(run, failure)
  }
  return past
}

function isAlike(one: Failure, other: Failure): boolean {
  return one.side === other.side && one.benchmarkId === other.benchmarkId
}

async function recordFailure(run: Run, failure: Failure): Promise<void> {
  run.request.onProgress({ kind: 'failure', failure })
  await note(run, { type: 'failure', failure })
}

async function note({ host, journalPath }: Run, entry: JournalEntry): Promise<void> {
  await record(entry, journalPath, host.files)
}

async function tidy({ request, host, workDirectory }: Run): Promise<void> {
  if (request.keep) {
    request.onProgress({ kind: 'note', text: `the built trees are in ${workDirectory}` })
  } else {
    await removeSides(request.repository, workDirectory, host)
    await host.files.remove(workDirectory)
  }
  await forgetWorkFolder(request.resultsDirectory, host)
}
