import { type Files, absolutePath } from '../host/files/files.ts'
import { describeBoth } from '../measure/targets/describe.ts'
import { suitePilots } from '../measure/suites/suite-pilots.ts'
import { prepareTarget, type Target } from '../measure/targets/target.ts'
import { type Build, idUnder } from '../model/build/build.ts'
import type { Difference } from '../model/build/difference.ts'
import { sides, type BySide, type Side } from '../model/build/side.ts'
import type { Failure } from '../model/judging/failure.ts'
import { type Benchmark, type Contest, contestOf } from '../model/run/benchmark.ts'
import type { LeftOut } from '../model/run/plan.ts'
import type { Pilot } from '../model/run/pilot.ts'
import { benchmarksOf, type PlannedBenchmarks } from '../plan/benchmarks-of.ts'
import type { Description, FoundBenchmark } from '../find/find.ts'
import { coreSuite, suitePlace } from '../find/suites.ts'
import { skippedNotes } from '../find/found-text.ts'
import { refuseUnknownNames } from '../plan/refuse-unknown-names.ts'
import { findNode } from '../toolchain/tools.ts'
import { setParameters } from '../settings/build-variables.ts'
import { installSuite } from '../workspace/install-suite.ts'
import type { StagedSuite } from '../workspace/stage-benchmarks.ts'
import { differencesOf } from './building/differences.ts'
import { explainMissing } from './benchmarks/explain-missing.ts'
import { findBenchmarks, findInPlace, visibleAround } from './benchmarks/find-benchmarks.ts'
import { type Session, type WholeVariant, stopWhenCancelled } from './session.ts'
import { trySuites } from './benchmarks/try-suites.ts'

/** One pair of built sides with its benchmarks staged and described. */
export interface PreparedVariant extends WholeVariant {
  readonly found: readonly FoundBenchmark[]
  readonly targets: BySide<Target>
  readonly planned: PlannedBenchmarks
  /** Of head. */
  readonly descriptions: readonly Description[]
  readonly failures: readonly Failure[]
  /** Suites that the budget has no room for. */
  readonly leftOut: readonly LeftOut[]
  readonly differences: readonly Difference[]
  /** Of the suites that were tried, by benchmark id. */
  readonly pilots: ReadonlyMap<string, Pilot>
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
  const suite = await installSuiteFor(session)
  const preparedVariants: PreparedVariant[] = []
  for (const variant of variants) {
    const spentSeconds = learningSecondsOf(preparedVariants)
    preparedVariants.push(await prepare(session, variant, suite, spentSeconds))
  }
  // A module whose process was cancelled looks like one that cannot be loaded.
  stopWhenCancelled(session)
  return preparedVariants
}

/** What all of them took of the run's time. */
export function learningSecondsOf(
  preparedEntries: readonly Pick<PreparedVariant, 'learningSeconds'>[],
): number {
  return preparedEntries.reduce((sum, entry) => sum + entry.learningSeconds, 0)
}

async function prepare(
  session: Session,
  variant: WholeVariant,
  suite: StagedSuite | null,
  spentSeconds: number,
): Promise<PreparedVariant> {
  const { host, settings } = session
  const { runtime, folder, builds } = variant
  session.request.onProgress({ kind: 'doing', what: 'finding benchmarks' })
  const { versus } = session.request
  const place = versus?.kind === 'in-place' ? versus : null
  if (versus?.kind === 'revisions') {
    for (const side of sides) await linkContender(builds[side], host.files)
  }
  const {
    foundBenchmarks,
    directories,
    isStaged,
    editedFiles: editedNames,
  } = place === null
    ? await findBenchmarks(session, builds, suite, host.files.join(folder, 'head'))
    : await findInPlace(session, builds, place)
  const { request } = session
  const around =
    place === null
      ? []
      : await visibleAround(
          place.around,
          {
            secludedPaths: [request.origin],
            ownPaths: [request.resultsDirectory, request.cacheDirectory],
          },
          host.files,
        )
  const ownTargets = await targetsFor(session, variant, {
    directories,
    suite,
    neededPlaces: [...neededBy(foundBenchmarks, session, suite), ...around],
  })
  const targets = place === null ? ownTargets : inFolder(ownTargets, place.folder)
  const modules = foundBenchmarks.flatMap((foundBenchmark) =>
    foundBenchmark.kind === 'module' ? [foundBenchmark.path] : [],
  )
  const preset = settings.preset ?? null
  const set = coreSuite(settings) === null ? setParameters(settings.set) : {}
  const { descriptions, failures } = await describeBoth({ targets, modules, preset, set }, host)
  refuseUnknownNames(set, descriptions.head)
  const suites = await trySuites({ foundBenchmarks, targets, spentSeconds }, session)
  for (const text of skippedNotes(descriptions.head)) {
    session.request.onProgress({ kind: 'note', text })
  }
  const describedSides = { modules: descriptions, suites: suites.descriptions }
  const plannedParts = {
    ...benchmarksOf(foundBenchmarks, { describedSides, givenSettings: settings, runtime }),
    edited: editedNames,
  }
  const roots = { base: host.files.join(folder, 'base'), head: host.files.join(folder, 'head') }
  const loadingFailures = await explainMissing(
    [...failures, ...suites.failures],
    {
      base: { build: targets.base.build, tree: roots.base },
      head: { build: targets.head.build, tree: roots.head },
    },
    host,
  )
  return {
    ...variant,
    found: foundBenchmarks,
    targets,
    planned: plannedParts,
    descriptions: descriptions.head,
    // Contenders may differ in anything.
    differences:
      versus === undefined ? await differencesOf(session, { targets, roots, isStaged }) : [],
    failures: loadingFailures.map((failure) => failureUnder(failure, runtime)),
    leftOut: suites.leftOut.map(({ id, cause }) => ({
      id: runtime === null ? id : idUnder(id, runtime),
      cause,
    })),
    pilots: suitePilots(plannedParts, suites),
    learningSeconds: suites.learningSeconds,
    budgetSeconds: suites.budgetSeconds,
  }
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
  const moved = (target: Target): Target => ({
    ...target,
    build: { ...target.build, directory: folder, packageDirectory: folder },
  })
  return { base: moved(base), head: moved(head) }
}

interface Surroundings {
  readonly directories: BySide<string>
  readonly suite: StagedSuite | null
  readonly neededPlaces: readonly string[]
}

async function targetsFor(
  session: Session,
  { builds, folder }: WholeVariant,
  { directories, suite, neededPlaces }: Surroundings,
): Promise<BySide<Target>> {
  const { request, settings, workDirectory, host } = session
  const { harnessPath } = request
  const { network } = settings
  // Its real place, because a link to it may lie in a folder that measured code cannot see.
  const program = suite === null ? null : await findNode(host)
  const clientNode = program === null ? null : await host.files.realPath(program)
  const targetIn = (place: string, build: Build, benchmarkDirectory: string): Promise<Target> => {
    const tree = host.files.join(folder, place)
    return prepareTarget(
      build,
      {
        tree,
        benchmarkDirectory,
        harnessPath,
        workDirectory,
        needed: neededPlaces,
        network,
        clientNode,
      },
      host,
    )
  }
  const base = await targetIn('base', builds.base, directories.base)
  const head = await targetIn('head', builds.head, directories.head)
  return { base, head }
}

/** The targets of a benchmark. */
export function targetsOf(
  benchmark: Benchmark,
  preparedVariants: readonly PreparedVariant[],
): BySide<Target> {
  const { id, runtime } = benchmark
  const contest = contestOf(benchmark)
  if (contest !== null) return seatsOf(id, contest, preparedVariants)
  const own = preparedVariants.find((one) => one.runtime === (runtime ?? null))
  if (own === undefined) throw new Error(`expected targets for ${id}, got none`)
  return own.targets
}

/** The reference sits as base and the contender as head, whichever build each of them runs on. */
function seatsOf(
  id: string,
  contest: Contest,
  preparedVariants: readonly PreparedVariant[],
): BySide<Target> {
  const seat = (place: Side): Target => {
    const { side, runtime, further } = contest.seats[place]
    const own = preparedVariants.find((one) => one.runtime === runtime && one.further === further)
    if (own === undefined) throw new Error(`expected targets for ${id}, got none`)
    return side === place ? own.targets[side] : { ...own.targets[side], side: place }
  }
  return { base: seat('base'), head: seat('head') }
}

/**
 * Paths outside both sides that measured code needs: packages of a suite, benchmarks of Node.js
 * itself.
 */
function neededBy(
  foundBenchmarks: readonly FoundBenchmark[],
  { request: { origin }, host: { files } }: Session,
  suite: StagedSuite | null,
): readonly string[] {
  const namedNames = foundBenchmarks.flatMap((foundBenchmark) => {
    if (foundBenchmark.kind !== 'suite') return []
    const { tree } = suitePlace(foundBenchmark)
    return tree === null ? [] : [absolutePath(tree, origin, files)]
  })
  const packages = suite?.modules ?? null
  const ofSuite = packages === null ? [] : [packages]
  return [...namedNames, ...ofSuite]
}

function failureUnder(failure: Failure, runtime: string | null): Failure {
  const { benchmarkId } = failure
  if (runtime === null || benchmarkId === null) return failure
  return { ...failure, benchmarkId: idUnder(benchmarkId, runtime) }
}

async function installSuiteFor({ suite, request, host }: Session): Promise<StagedSuite | null> {
  if (suite === null) return null
  const modules = await installSuite(suite, request.cacheDirectory, host, (text) => {
    request.onProgress({ kind: 'note', text })
  })
  return { name: suite.name, folder: suite.folder, modules }
}
