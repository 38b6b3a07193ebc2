import { suitePlace } from '../plan/suite-place.ts'
import { foresightNotes, assertEnoughPairs } from '../analysis/stopping/foresight.ts'
import { activeBenchmarksOf } from '../analysis/stopping/active-benchmarks.ts'
import { installBenchmarks } from '../build/install/install-benchmarks.ts'
import { installSuite } from '../workspace/install-suite.ts'
import {
  stageBenchmarks,
  type StagedBenchmarks,
  type StagedSuite,
} from '../workspace/stage-benchmarks.ts'
import { keepSuiteTime } from '../workspace/suite-times.ts'
import { absolutePath } from '../host/files/absolute-path.ts'
import { findHyperfine, type HyperfineFound } from '../host/tools/hyperfine.ts'
import { metrics } from '../metrics/index.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Build } from '../model/build/build.ts'
import type { Difference } from '../model/build/difference.ts'
import type { Failure } from '../model/judging/failure.ts'
import { idUnder } from '../model/run/variant.ts'
import { nothingLeft, type JournalEntry } from '../model/run/journal.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Plan } from '../model/run/plan.ts'
import type { BySide } from '../model/build/side.ts'
import { benchmarksOf, mergedBenchmarks, type PlannedBenchmarks } from '../plan/benchmarks-of.ts'
import {
  benchmarkFolders,
  discover,
  nameOfPath,
  type Description,
  type Found,
} from '../plan/discover.ts'
import { differenceNotes } from '../plan/differences-between.ts'
import { foundText, skippedNotes, nothingToMeasure } from '../plan/found-text.ts'
import { looksUpTo } from '../settings/policy.ts'
import { ownMetrics } from '../plan/own-metrics.ts'
import { blocksOfRound } from '../plan/blocks-of-round.ts'
import { collect, type Collected } from '../measure/collect.ts'
import { describeBoth } from '../measure/describe-both.ts'
import { findCounters } from '../measure/find-counters.ts'
import { prepareTarget, type Target } from '../measure/target.ts'
import { differencesOf } from './differences.ts'
import { suitePilots } from '../measure/suite-pilots.ts'
import { isControlBase, openPlacing, type Opened } from './placing.ts'
import { plannedBy } from './planned-by.ts'
import { profileBenchmarks } from './profile-benchmarks.ts'
import { recordFailures, recordRun, unbuilt } from './record-run.ts'
import { assertSameSession } from './assert-same-session.ts'
import { wholeVariants, type Session, type BuiltVariant, type WholeVariant } from './session.ts'
import { withRunners } from './with-runners.ts'
import { searchScript } from './search-script.ts'
import { scriptInFolder } from './script-in-folder.ts'
import { stopWhenCancelled } from './stop-when-cancelled.ts'
import { probeMachine } from './probe-machine.ts'
import { trySuites } from './try-suites.ts'

// As many as a journal takes.
const mostDifferences = 10_000

/**
 * Finds the benchmarks, asks both sides what they are, and measures them.
 *
 * @throws UsageError and UnmeasurableError when there is nothing to measure
 */
export async function measure(run: Session, built: readonly BuiltVariant[]): Promise<void> {
  const { request, host, settings, journalPath } = run
  const { onProgress, cancelled } = request
  const suite = await installed(run)
  const prepared: Prepared[] = []
  for (const variant of wholeVariants(built)) prepared.push(await prepare(run, variant, suite))
  // A module whose process was ended looks like one that cannot be loaded.
  stopWhenCancelled(run)
  const planned = mergedBenchmarks(prepared.map((one) => one.planned))
  const failures = [...unbuilt(built), ...prepared.flatMap((one) => one.failures)]
  if (planned.benchmarks.length === 0) {
    const found = prepared.flatMap((one) => one.found)
    throw nothingToMeasure(found, failures, settings)
  }
  const descriptions = prepared.flatMap((one) => one.descriptions)
  const own = [...ownMetrics(descriptions, metrics), ...(planned.metrics ?? [])]
  const opened = await placingFor(run, prepared)
  const placing = opened !== null && 'place' in opened ? opened : null
  const asked = inLayouts(plannedBy(run, { ...planned, metrics: own }), opened, settings.layouts)
  assertEnoughPairs(asked)
  const builds = prepared[0]?.builds ?? null
  if (run.earlier !== null) assertSameSession(run.earlier, { plan: asked, builds })
  // How samples are judged was settled before the first one; only the time for more may be another.
  const plan = run.earlier?.run.plan ?? asked
  for (const text of foresightNotes(plan)) onProgress({ kind: 'note', text })
  const hyperfine = await hyperfineFor(plan, run)
  const differences = distinct(prepared.flatMap((one) => one.differences))
  for (const text of differenceNotes(differences)) onProgress({ kind: 'note', text })
  const { pinning } = await recordRun(run, { plan, built, hyperfine, differences })
  const past = await recordFailures(run, failures)
  const target = prepared[0]?.targets.base ?? null
  await probeMachine(run, 'before', { target, pinning, isThere: hasNoiseProbe(past, 'before') })
  const collected = await collect(
    {
      plan: { ...plan, budgetSeconds: asked.budgetSeconds },
      targetsOf: (benchmark, block) => targetsOf(benchmark, block, prepared),
      journalPath,
      past,
      pilots: new Map(prepared.flatMap(({ pilots }) => [...pilots])),
      hyperfine,
      counters: hyperfine.ok ? await findCounters(host) : null,
      pinning,
      blocksOf: (round, live) => blocksOfRound(plan, round, live),
      liveAfter: (samples, broken, pilots) => {
        const { live, decided, rows } = activeBenchmarksOf({
          plan,
          pilots,
          samples,
          failures: broken,
        })
        onProgress({ kind: 'look', pairs: samples.length, decided, rows })
        return live
      },
      onProgress,
      ...(request.between !== undefined && { between: request.between }),
      ...(placing !== null && {
        place: async (block) => {
          const benchmark = plan.benchmarks.find(({ id }) => id === block.benchmarkId)
          if (benchmark === undefined || block.placement === undefined) return
          const targets = targetsOf(benchmark, { rebuild: block.kind === 'rebuild' }, prepared)
          await placing.place(targets, block.placement)
        },
      }),
      cancelled,
    },
    host,
  )
  await profileBenchmarks(run, {
    benchmarks: plan.benchmarks.filter(({ id }) =>
      collected.samples.some(({ block }) => block.benchmarkId === id),
    ),
    targetsOf: (benchmark) => targetsOf(benchmark, { rebuild: false }, prepared),
    past,
  })
  // A run that had come to its end measured nothing new.
  const nothingNew = past.filter(isSample).length === collected.samples.length
  const isThere = nothingNew && hasNoiseProbe(past, 'after')
  await probeMachine(run, 'after', { target, pinning, isThere })
  await keepTime(run, collected)
}

async function placingFor(run: Session, prepared: readonly Prepared[]): Promise<Opened> {
  const note = (text: string): void => run.request.onProgress({ kind: 'note', text })
  for (const { builds, controlBuild } of prepared) {
    if (controlBuild === null || !isControlBase(builds.base, controlBuild)) continue
    note(
      'both builds of base are the same bit for bit: they show nothing but where their code lies',
    )
  }
  const all = prepared.map(({ targets, controlTarget }) => ({
    ...targets,
    controlBuild: controlTarget,
  }))
  const opened = await openPlacing(run, all)
  if (opened !== null) {
    const linked = 'place' in opened
    note(
      linked
        ? `addons are linked anew for every round, by ${opened.placements.by}`
        : `addons stay as they were linked: ${opened.refused}`,
    )
  }
  return opened
}

/** A layout that came back would be the unit of evidence, so the plan ends with the last one. */
function inLayouts(plan: Plan, opened: Opened, layouts: number | undefined): Plan {
  if (opened === null) return plan
  if ('refused' in opened) return { ...plan, placements: opened }
  const { placements } = opened
  const pairs = plan.policy.looks.at(-1) ?? 1
  if (layouts === undefined || layouts >= pairs) return { ...plan, placements }
  return { ...plan, placements, policy: { ...plan.policy, looks: [...looksUpTo(layouts)] } }
}

function isSample({ type }: JournalEntry): boolean {
  return type === 'sample'
}

function hasNoiseProbe(entries: readonly JournalEntry[], when: 'before' | 'after'): boolean {
  return entries.some((entry) => entry.type === 'trial' && entry.when === when)
}

/** One pair of built sides with its benchmarks staged and described. */
interface Prepared extends WholeVariant {
  readonly found: readonly Found[]
  readonly targets: BySide<Target>
  readonly controlTarget: Target | null
  readonly planned: PlannedBenchmarks
  /** Of head. */
  readonly descriptions: readonly Description[]
  readonly failures: readonly Failure[]
  readonly differences: readonly Difference[]
  /** Of the suites that were tried, by benchmark id. */
  readonly pilots: ReadonlyMap<string, Pilot>
}

async function prepare(
  run: Session,
  { runtime, folder, builds, controlBuild }: WholeVariant,
  suite: StagedSuite | null,
): Promise<Prepared> {
  const { request, host, settings, workDirectory } = run
  const { harnessPath, onProgress } = request
  const named = settings.benchmarks ?? null
  const origin = run.revisions.head.source === 'commit' ? null : request.origin
  const stage = async (both: BySide<Build>): Promise<StagedBenchmarks | null> => {
    const there = await stageBenchmarks(
      { builds: both, folder: named, candidates: benchmarkFolders, origin, suite },
      host,
    )
    // A bundled suite has its packages already.
    if (there !== null && suite === null) {
      const { directories } = there
      await installBenchmarks({ builds: both, directories }, host, (text) => {
        onProgress({ kind: 'note', text })
      })
    }
    return there
  }
  const staged = await stage(builds)
  // Those of Node.js itself have an adapter; as whole processes they would run for days.
  const ofNode = builds.head.recipe === 'node' && settings.benchmarks === undefined
  const files =
    staged === null || ofNode
      ? []
      : await withRunners(
          wantedFiles(staged.files, run),
          { builds, folder: staged.directories.head },
          host,
        )
  const typed = files.filter(({ runner }) => runner === null).map(({ path }) => path)
  if (typed.length > 0) onProgress({ kind: 'note', text: untypedNote(typed) })
  const chosen =
    staged === null || ofNode || named !== null || suite !== null
      ? null
      : await scriptInFolder(builds.head, staged.directories.head, host)
  const asked = discover(files, settings, chosen)
  const inScript = asked.length === 0 && staged === null && !ofNode
  const { found, refused } = inScript
    ? await searchScript(builds.head, host)
    : { found: asked, refused: null }
  onProgress({ kind: 'note', text: refused ?? foundText(found) })
  const directories = staged?.directories ?? {
    base: builds.base.directory,
    head: builds.head.directory,
  }
  const needed = neededBy(found, suite, run)
  const targetOf = (build: Build, benchmarkDirectory: string): Promise<Target> =>
    prepareTarget(
      build,
      {
        benchmarkDirectory,
        harnessPath,
        workDirectory,
        needed,
        network: settings.network,
      },
      host,
    )
  const targets = {
    base: await targetOf(builds.base, directories.base),
    head: await targetOf(builds.head, directories.head),
  }
  const controlTarget =
    controlBuild === null
      ? null
      : await targetOf(
          controlBuild,
          (await stage({ ...builds, base: controlBuild }))?.directories.base ??
            controlBuild.directory,
        )
  const modules = found.flatMap((one) => (one.kind === 'module' ? [one.path] : []))
  const preset = settings.preset ?? null
  const { descriptions, failures } = await describeBoth({ targets, modules, preset }, host)
  const suites = await trySuites(found, targets, run)
  for (const text of skippedNotes(descriptions.head)) onProgress({ kind: 'note', text })
  const described = { modules: descriptions, suites: suites.descriptions }
  const planned = benchmarksOf(found, { described, given: settings, runtime })
  const roots = { base: host.files.join(folder, 'base'), head: host.files.join(folder, 'head') }
  const differences = await differencesOf(run, { targets, roots, staged: staged !== null })
  return {
    runtime,
    folder,
    builds,
    controlBuild,
    found,
    targets,
    controlTarget,
    planned,
    descriptions: descriptions.head,
    differences,
    failures: [...failures, ...suites.failures].map((one) => failureUnder(one, runtime)),
    pilots: suitePilots(planned, suites),
  }
}

/** What measured code needs that lies in neither side: packages of a suite, benchmarks of Node.js itself. */
function neededBy(
  found: readonly Found[],
  suite: StagedSuite | null,
  { request: { cacheDirectory, origin }, host: { files } }: Session,
): readonly string[] {
  const named = found.flatMap((one) => {
    if (one.kind !== 'suite') return []
    const { source } = suitePlace(one)
    return source?.kind === 'folder' ? [absolutePath(source.path, origin, files)] : []
  })
  const modules = suite === null || suite.modules === null ? [] : [suite.modules]
  return [...named, ...modules, files.join(cacheDirectory, 'node-core')]
}

function untypedNote(paths: readonly string[]): string {
  const shown = `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`
  return `${String(paths.length)} left out, because it is TypeScript: ${shown}: run it by Node.js 22.18 or newer, or install tsx beside it`
}

/** What several Node.js have in common is told once. */
function distinct(differences: readonly Difference[]): readonly Difference[] {
  const one = new Map(differences.map((each) => [JSON.stringify(each), each]))
  return [...one.values()].slice(0, mostDifferences)
}

function failureUnder(failure: Failure, runtime: string | null): Failure {
  const { benchmarkId } = failure
  if (runtime === null || benchmarkId === null) return failure
  return { ...failure, benchmarkId: idUnder(benchmarkId, runtime) }
}

/** @param rebuild - with base's control build in the place of head */
function targetsOf(
  { id, runtime }: Benchmark,
  { rebuild }: { readonly rebuild: boolean },
  prepared: readonly Prepared[],
): BySide<Target> {
  const own = prepared.find((one) => one.runtime === (runtime ?? null))
  if (own === undefined) throw new Error(`expected targets for ${id}, got none`)
  if (!rebuild) return own.targets
  if (own.controlTarget === null)
    throw new Error(`expected a second build of base for ${id}, got none`)
  return { base: own.targets.base, head: own.controlTarget }
}

/** Says next time how long this takes here. */
async function keepTime(
  { suite, settings, earlier, request, host }: Session,
  { reason, seconds }: Collected,
): Promise<void> {
  if (suite === null || suite.wanted !== suite.name || settings.preset === undefined) return
  if (earlier !== null || settings.only !== undefined || reason !== nothingLeft) return
  const { name } = suite
  await keepSuiteTime({ name, preset: settings.preset, seconds }, request.cacheDirectory, host)
}

async function installed({ suite, request, host }: Session): Promise<StagedSuite | null> {
  if (suite === null) return null
  const modules = await installSuite(suite, {
    cacheDirectory: request.cacheDirectory,
    host,
    onNote: (text) => {
      request.onProgress({ kind: 'note', text })
    },
  })
  return { name: suite.name, folder: suite.folder, modules }
}

function wantedFiles(
  files: StagedBenchmarks['files'],
  { suite }: Session,
): StagedBenchmarks['files'] {
  if (suite === null || suite.wanted === suite.name) return files
  return files.filter(({ path }) => nameOfPath(path) === suite.wanted)
}

async function hyperfineFor({ benchmarks }: Plan, run: Session): Promise<HyperfineFound> {
  const { cacheDirectory, onProgress } = run.request
  if (!benchmarks.some(({ driver }) => driver === 'command' || driver === 'sliced')) {
    return { ok: false, message: 'no command is measured' }
  }
  if (run.hyperfine !== null) return run.hyperfine
  onProgress({ kind: 'note', text: 'looking for hyperfine' })
  const given = run.settings.hyperfine ?? null
  return findHyperfine({ given, cacheDirectory }, run.host)
}
