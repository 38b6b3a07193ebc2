// The stage between build and plan: benchmarks are staged, described and tried on both sides.
import { readManifest } from '../../build/install/read-manifest.ts'
import type { Host } from '../../host/host.ts'
import { foldersUpTo } from '../../build/stays-in-tree.ts'
import { type Files, absolutePath } from '../../host/files/files.ts'
import { describeBoth, describeModules } from '../../measure/targets/describe.ts'
import { suitePilots } from '../../measure/suites/suite-pilots.ts'
import { prepareTarget, type Target } from '../../measure/targets/target.ts'
import { type Build, idUnder } from '../../model/build/build.ts'
import { isPackageName } from '../../model/build/manifest.ts'
import { isTree } from '../../model/build/revision.ts'
import type { Difference } from '../../model/build/difference.ts'
import { sides, type BySide, type Side } from '../../model/build/side.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { type Benchmark, contestOf } from '../../model/run/benchmark.ts'
import type { LeftOut } from '../../model/run/plan.ts'
import type { Pilot } from '../../model/run/sample.ts'
import {
  benchmarksOf,
  type PlannedBenchmarks,
  refuseUnknownNames,
} from '../../plan/benchmarks-of.ts'
import { nameOfPath, pathsIn, type Description, type FoundBenchmark } from '../../find/find.ts'
import { choiceOf } from '../../find/matches-glob.ts'
import { coreSuite, suitePlace } from '../../find/suites.ts'
import { skippedNotes } from '../../find/found-text.ts'
import { variablesOf } from '../../model/run/start-of.ts'
import { findNode } from '../../toolchain/tools.ts'
import { isInside } from '../../sandbox/boundary.ts'
import { setParameters } from '../../settings/variable-schema.ts'
import { installSuite } from '../../workspace/install-suite.ts'
import type { StagedSuite } from '../../workspace/stage-benchmarks.ts'
import { differencesOf } from '../build/differences.ts'
import { explainFailure } from './explain-failure.ts'
import { findBenchmarks, findInPlace, visibleAround } from './find-benchmarks.ts'
import { replacedRows } from './left-behind.ts'
import { settleRows } from './settle-rows.ts'
import {
  areSpared,
  type Session,
  stoppable,
  type WholeVariant,
  stopWhenCancelled,
} from '../session.ts'
import { openRowTrials, type RowTrials } from '../plan/row-trials.ts'
import { trySuites } from './try-suites.ts'

/** One pair of built sides with its benchmarks staged and described. */
export interface PreparedVariant extends WholeVariant {
  readonly foundBenchmarks: readonly FoundBenchmark[]
  readonly targets: BySide<Target>
  readonly plannedBenchmarks: PlannedBenchmarks
  /** Of head. */
  readonly descriptions: readonly Description[]
  readonly failures: readonly Failure[]
  /** Suites that the budget has no room for. */
  readonly leftOut: readonly LeftOut[]
  readonly differences: readonly Difference[]
  /** Of the suites that were tried, by benchmark id. */
  readonly pilots: ReadonlyMap<string, Pilot>
  /** Untimed looks at its rows; `null` where nothing is followed. */
  readonly rowTrials: RowTrials | null
  /** What it took to learn those suites. */
  readonly learningSeconds: number
  /** What the whole run may take; `null` for no limit. */
  readonly budgetSeconds: number | null
}

/** Stages the benchmarks of every variant and describes them on both sides. */
export async function prepareSides(
  session: Session,
  variants: readonly WholeVariant[],
): Promise<readonly PreparedVariant[]> {
  noteDropped(session)
  const stoppableSession = { ...session, host: stoppable(session) }
  const suite = await installSuiteFor(stoppableSession)
  const preparedVariants: PreparedVariant[] = []
  for (const variant of variants) {
    preparedVariants.push(await prepare(stoppableSession, variant, suite, variants.length))
  }
  // A module whose process was cancelled looks like one that cannot be loaded.
  stopWhenCancelled(session.request, session.earlier)
  return preparedVariants
}

const fewestLoadSeconds = 30

/** Packages decide by it what they do, and who sets it in a shell means to measure that. */
function noteDropped({ host, settings, request }: Session): void {
  const value = host.processes.environment['NODE_ENV'] ?? ''
  if (value === '' || 'NODE_ENV' in variablesOf(settings.environment)) return
  const text = `NODE_ENV=${value} of this shell is not passed on: to measure so, write "environment: NODE_ENV=${value}" into deadheat.yml`
  request.onProgress({ kind: 'note', text })
}

/** What all of them took of the run's time. */
export function learningSecondsOf(
  variants: readonly Pick<PreparedVariant, 'learningSeconds'>[],
): number {
  return variants.reduce((sum, entry) => sum + entry.learningSeconds, 0)
}

async function prepare(
  session: Session,
  variant: WholeVariant,
  suite: StagedSuite | null,
  variants: number,
): Promise<PreparedVariant> {
  const { host, settings, request, revisions } = session
  const { runtime, folder, builds } = variant
  const { versus, origin, resultsDirectory, cacheDirectory, onProgress } = request
  onProgress({ kind: 'doing', what: 'finding benchmarks' })
  const place = versus?.kind === 'in-place' ? versus : null
  if (versus?.kind === 'revisions') {
    for (const side of sides) await linkContender(builds[side], host.files)
  }
  const { foundBenchmarks, directories, copies, left } =
    place === null
      ? await findBenchmarks(session, builds, suite, folder)
      : await findInPlace(session, place)
  const isStaged = copies !== null
  const ownPaths = [resultsDirectory, cacheDirectory]
  const aroundPaths =
    place === null ? [] : await visibleAround(place.around, [origin], ownPaths, host.files)
  const neededPaths = [...neededBy(foundBenchmarks, session, suite), ...aroundPaths]
  const ownTargets = await targetsFor(session, variant, directories, neededPaths)
  const targets = place === null ? ownTargets : inFolder(ownTargets, place.folder)
  // Before anything of them runs: suites keep logs and results beside their files. Contenders may differ in anything.
  const differences =
    versus === undefined ? await differencesOf(session, { targets, isStaged }) : []
  const allModules = foundBenchmarks.flatMap((foundBenchmark) =>
    foundBenchmark.kind === 'module' ? [foundBenchmark.path] : [],
  )
  // What was not asked for is not loaded, and so cannot fail.
  const { mayChoose } = choiceOf(settings.only)
  const modules = allModules.filter((path) => mayChoose(nameOfPath(path, pathsIn(foundBenchmarks))))
  const preset = settings.preset ?? null
  const set = coreSuite(settings) === null ? setParameters(settings.set) : {}
  // One that never ends is tried twice, and would take many times the budget.
  const mostSeconds = Math.max(fewestLoadSeconds, (settings.budget ?? Infinity) / 2)
  const timeoutSeconds = Math.min(settings.timeout, mostSeconds)
  const limitName = mostSeconds < settings.timeout ? (request.limitName ?? 'budget') : 'timeout'
  const query = { modules, preset, set, timeoutSeconds, limitName }
  const { descriptions, failures } = await describeBoth(targets, query, host)
  const isKnown = (name: string): boolean =>
    descriptions.head.some(({ names = [] }) => names.includes(name))
  const rest = Object.keys(set).every(isKnown)
    ? []
    : allModules.filter((path) => !descriptions.head.some(({ module }) => module === path))
  const more = await describeModules(targets.head, { ...query, modules: rest }, host)
  refuseUnknownNames(set, [...descriptions.head, ...more.descriptions])
  // Another Node.js runs all rows otherwise, which no file of the sides shows.
  const isSameNode = builds.base.runtime.path === builds.head.runtime.path
  const inHead = (path: string): string => host.files.join(directories.head, path)
  const rowTrials =
    isSameNode && (await areFollowed(session, builds.head, directories.head))
      ? await openRowTrials(targets, (copies?.editedPaths ?? []).map(inHead), host)
      : null
  const follow = rowTrials?.follow
  const trialPlace = { runtime, variants, follow }
  const suites = await trySuites(foundBenchmarks, targets, trialPlace, session)
  for (const text of skippedNotes(descriptions.head)) onProgress({ kind: 'note', text })
  const describedSides = { modules: descriptions, suites: suites.descriptions }
  const listedRows = {
    plannedBenchmarks: benchmarksOf(foundBenchmarks, { describedSides, settings, runtime }),
    descriptions: descriptions.head,
    failures,
  }
  const settled =
    copies === null || versus !== undefined
      ? listedRows
      : await settleRows(listedRows, { session, targets, foundBenchmarks, copies, query, runtime })
  // Published versions may have other results by design.
  const { removed, failures: replaced } = [revisions.base, revisions.head].every(isTree)
    ? replacedRows(settled.plannedBenchmarks, foundBenchmarks, runtime)
    : { removed: settled.plannedBenchmarks.removed, failures: [] }
  const plannedBenchmarks = {
    ...settled.plannedBenchmarks,
    removed: [...removed, ...left.removed.map((name) => idUnder(name, runtime))],
    edited: [...left.edited, ...(copies?.editedPaths ?? [])],
  }
  const rowFailures = [...left.failures, ...replaced, ...settled.failures, ...suites.failures]
  const explanations = rowFailures.map(async (failure) =>
    failureUnder(await explainFailure(failure, targets, session), runtime),
  )
  const allFailures = await Promise.all(explanations)
  return {
    ...variant,
    foundBenchmarks,
    targets,
    plannedBenchmarks,
    descriptions: settled.descriptions,
    differences,
    failures: allFailures,
    leftOut: suites.leftOut.map(({ id, cause }) => ({ id: idUnder(id, runtime), cause })),
    pilots: suitePilots(plannedBenchmarks, suites),
    rowTrials,
    learningSeconds: suites.learningSeconds,
    budgetSeconds: suites.budgetSeconds,
  }
}

/** Whether reads are followed: where unchanged rows are wanted apart, or may load a published copy of the package. */
async function areFollowed(
  { request, settings, earlier, host }: Session,
  build: Build,
  benchmarks: string,
): Promise<boolean> {
  // Of several machines that share a table none would know what another one has left out.
  const isDealt = settings.shard !== undefined
  if (earlier !== null || request.versus !== undefined || isDealt) return false
  // What of a pull request is measured is told also where all of it is.
  const isWanted = request.rows === 'changed' || areSpared({ settings, request })
  return isWanted || hasPublishedCopy(build, benchmarks, host)
}

/** Whether a benchmark finds a copy of the package by its own name, installed in a folder between the two. */
async function hasPublishedCopy(
  { packageDirectory }: Build,
  benchmarks: string,
  host: Host,
): Promise<boolean> {
  const { files } = host
  const name = (await readManifest(packageDirectory, host))?.name
  if (name === undefined || !isPackageName(name)) return false
  if (!isInside(benchmarks, packageDirectory)) return false
  for (const folder of foldersUpTo(packageDirectory, benchmarks, files)) {
    const place = await files.realPath(files.join(folder, 'node_modules', name))
    if (place !== null) return !isInside(packageDirectory, place)
  }
  return false
}

/** Packages that compete have different names, so benchmarks find each by the same one. */
async function linkContender({ directory, packageDirectory }: Build, files: Files): Promise<void> {
  const modules = files.join(directory, 'node_modules')
  const path = files.join(modules, 'contender')
  if (await files.exists(path)) return
  await files.makeDirectory(modules)
  await files.link(packageDirectory, path)
}

/** Both contenders run where they lie, and can change nothing there. */
function inFolder({ base, head }: BySide<Target>, folder: string): BySide<Target> {
  const movedTarget = (target: Target): Target => ({
    ...target,
    build: { ...target.build, directory: folder, packageDirectory: folder },
  })
  return { base: movedTarget(base), head: movedTarget(head) }
}

async function targetsFor(
  { request, settings, workDirectory, suite, host }: Session,
  { builds, folder }: WholeVariant,
  directories: BySide<string>,
  neededPaths: readonly string[],
): Promise<BySide<Target>> {
  // Its real place, because a link to it may lie in a folder that measured code cannot see.
  const program = suite === null ? null : await findNode(host)
  const clientNode = program === null ? null : await host.files.realPath(program)
  const { harnessPath } = request
  const { network, environment, 'node-flags': nodeFlags } = settings
  const startFacts = { variables: variablesOf(environment), nodeFlags }
  const common = { harnessPath, workDirectory, neededPaths, network, clientNode, ...startFacts }
  const targetOf = (side: Side): Promise<Target> => {
    const tree = host.files.join(folder, side)
    return prepareTarget(
      builds[side],
      { ...common, tree, benchmarkDirectory: directories[side] },
      host,
    )
  }
  const head = await targetOf('head')
  return { base: builds.base === builds.head ? head : await targetOf('base'), head }
}

/** The targets of a benchmark: in a contest, of its seats, whichever build each of them runs on. */
export function targetsOf(
  benchmark: Benchmark,
  preparedVariants: readonly PreparedVariant[],
): BySide<Target> {
  const contest = contestOf(benchmark)
  const targetOf = (place: Side): Target => {
    const ownPlace = { side: place, runtime: benchmark.runtime ?? null, further: null }
    const { side, runtime, further } = contest?.seats[place] ?? ownPlace
    const variant = preparedVariants.find(
      (each) => each.runtime === runtime && (contest === null || each.further === further),
    )
    if (variant === undefined) throw new Error(`expected targets for ${benchmark.id}, got none`)
    return side === place ? variant.targets[side] : { ...variant.targets[side], side: place }
  }
  return { base: targetOf('base'), head: targetOf('head') }
}

/** Paths outside both sides that measured code needs: packages of a suite, benchmarks of Node.js itself. */
function neededBy(
  foundBenchmarks: readonly FoundBenchmark[],
  { request: { origin }, host: { files } }: Session,
  suite: StagedSuite | null,
): readonly string[] {
  const trees = foundBenchmarks.map((benchmark) =>
    benchmark.kind === 'suite' ? suitePlace(benchmark).tree : null,
  )
  const paths = trees.map((tree) => (tree === null ? null : absolutePath(tree, origin, files)))
  return [...paths, suite?.modules ?? null].filter((path) => path !== null)
}

function failureUnder(failure: Failure, runtime: string | null): Failure {
  const { benchmarkId } = failure
  return benchmarkId === null ? failure : { ...failure, benchmarkId: idUnder(benchmarkId, runtime) }
}

async function installSuiteFor({ suite, request, host }: Session): Promise<StagedSuite | null> {
  if (suite === null) return null
  const modules = await installSuite(suite, request.cacheDirectory, host, (text) => {
    request.onProgress({ kind: 'note', text })
  })
  return { name: suite.name, folder: suite.folder, modules }
}
