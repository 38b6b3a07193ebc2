import { readManifest } from '../../build/install/read-manifest.ts'
import { installBenchmarks } from '../../build/install/install-benchmarks.ts'
import { lendPackages } from '../../build/install/lend-packages.ts'
import type { Build } from '../../model/build/build.ts'
import type { BySide } from '../../model/build/side.ts'
import { benchmarkFolders, discover, nameOfPath, type Found } from '../../plan/finding/discover.ts'
import { contenderNote } from '../../plan/finding/contender-note.ts'
import { coreSuite } from '../../plan/finding/core-suite.ts'
import {
  argumentsNote,
  foundText,
  leftOutNotes,
  servingNote,
} from '../../plan/finding/found-text.ts'
import { otherRuntimeOf } from '../../plan/finding/other-runtime-of.ts'
import {
  stageBenchmarks,
  type StagedBenchmarks,
  type StagedSuite,
} from '../../workspace/stage-benchmarks.ts'
import { besideNote, onlySuites, othersNote, suitesElsewhere } from '../listing/suites-elsewhere.ts'
import { missingMain } from './missing-main.ts'
import { scriptInFolder } from './script-in-folder.ts'
import { searchScript } from './search-script.ts'
import type { Session } from '../session.ts'
import { withHelpers } from './with-helpers.ts'
import { withRunners } from './with-runners.ts'
import { someOf } from '../../model/some-of.ts'

/** The benchmarks of two builds. */
export interface FoundBenchmarks {
  readonly found: readonly Found[]
  /** Absolute path of the folder of benchmarks in each side. */
  readonly directories: BySide<string>
  /** Whether they were copied from head into both sides. */
  readonly isStaged: boolean
  /** Paths of the scripts of benchmarks that head has edited. */
  readonly edited: readonly string[]
}

/** Copies the benchmarks to both sides and finds out what there is to measure. */
export async function findBenchmarks(
  session: Session,
  builds: BySide<Build>,
  suite: StagedSuite | null,
): Promise<FoundBenchmarks> {
  const { settings, host } = session
  const core = coreSuite(settings)
  if (core !== null) {
    const found = [...discover([], settings), core]
    session.request.onProgress({ kind: 'note', text: foundText(found) })
    const own = { base: builds.base.directory, head: builds.head.directory }
    return { found, directories: own, isStaged: false, edited: [] }
  }
  const staged = await stageInto(session, builds, suite)
  // Node.js's own benchmarks have an adapter; as whole processes they would run for days.
  const ofNode = builds.head.recipe === 'node' && settings.benchmarks === undefined
  const files = staged === null || ofNode ? [] : await filesOf(session, builds, staged)
  const isOwn = staged !== null && !ofNode && settings.benchmarks === undefined && suite === null
  const chosen = isOwn ? await scriptInFolder(builds.head, staged.directories.head, host) : null
  const inFolder = discover(files, settings, chosen)
  const leftOut = chosen === null ? leftOutNotes(files) : []
  const beside =
    isOwn && chosen === null ? await besideOf(builds.head, staged.directories.head, host) : null
  const { request, revisions, further } = session
  const contenders = [revisions.base, revisions.head, ...further]
  const shared =
    request.versus === undefined
      ? null
      : contenderNote(
          files,
          contenders.map(({ packageName }) => packageName),
        )
  const packages = { base: builds.base.packageDirectory, head: builds.head.packageDirectory }
  const unmade =
    builds.head.recipe === 'package' && isOwn ? await missingMain(packages, host) : null
  for (const text of [unmade, ...leftOut, argumentsNote(files, inFolder), shared, beside])
    if (text !== null) session.request.onProgress({ kind: 'note', text })
  const inScript = inFolder.length === 0 && staged === null && !ofNode
  const { found, refused } = inScript
    ? await searchScript(builds.head, host)
    : { found: inFolder, refused: null }
  session.request.onProgress({ kind: 'note', text: refused ?? foundText(found) })
  const { base, head } = builds
  const directories = staged?.directories ?? { base: base.directory, head: head.directory }
  return { found, directories, isStaged: staged !== null, edited: staged?.edited ?? [] }
}

/**
 * Copies the benchmarks to both sides, with the packages that they need; `null` without a folder.
 */
export async function stageInto(
  { request, settings, revisions, host }: Session,
  builds: BySide<Build>,
  suite: StagedSuite | null,
): Promise<StagedBenchmarks | null> {
  const tree =
    request.benchmarkTree === undefined
      ? builds.head.directory
      : host.files.join(request.benchmarkTree, settings.directory ?? '.')
  const isTree = ['commit', 'folder'].includes(revisions.head.source)
  const from = {
    builds,
    folder: settings.benchmarks ?? null,
    candidates: benchmarkFolders,
    tree,
    origin: isTree ? null : request.origin,
    suite,
  }
  const usual = await stageBenchmarks(from, host)
  const elsewhere =
    usual === null && (await isLeftToFind(settings, builds, host))
      ? await suitesElsewhere(from.origin ?? tree, host)
      : []
  const [folder] = elsewhere
  const staged =
    folder === undefined ? usual : await stageBenchmarks({ ...from, folder: folder.path }, host)
  // A bundled suite has its packages already.
  if (staged !== null && suite === null) {
    const { cacheDirectory, trustScope } = request
    const wanted = {
      builds,
      directories: staged.directories,
      cacheDirectory,
      trustScope,
      // Below a folder of tests there are packages that nobody wants to be installed.
      levels: folder?.isNamed === false ? 0 : 2,
    }
    let isInstalled = false
    await installBenchmarks(wanted, host, {
      onFolder: (name) => {
        isInstalled = true
        request.onProgress({ kind: 'doing', what: `installing the packages of ${name}` })
      },
      onNote: (text) => {
        // What was cancelled looks like one that failed.
        if (!request.cancelled()) request.onProgress({ kind: 'note', text })
      },
    })
    if (isInstalled) request.onProgress({ kind: 'doing', what: 'finding benchmarks' })
  }
  if (staged !== null && suite === null && isTree) {
    const lent = await lendPackages({ builds, ...staged }, host)
    if (lent.length > 0) request.onProgress({ kind: 'note', text: lentNote(lent) })
  }
  if (folder === undefined || staged === null) return staged
  const others = othersNote(elsewhere)
  if (others !== null) request.onProgress({ kind: 'note', text: others })
  return { ...staged, files: onlySuites(staged.files) }
}

function besideOf(
  { packageDirectory }: Build,
  folder: string,
  host: Session['host'],
): Promise<string | null> {
  const taken = host.files.relative(packageDirectory, folder)
  return taken === '' || taken.startsWith('..')
    ? Promise.resolve(null)
    : besideNote(packageDirectory, taken, host)
}

/** Whether nothing is named, nor found where it is looked for first. */
async function isLeftToFind(
  settings: Session['settings'],
  { head }: BySide<Build>,
  host: Session['host'],
): Promise<boolean> {
  const { commands, servers } = settings
  if (head.recipe === 'node' || coreSuite(settings) !== null) return false
  if ((commands ?? []).length > 0 || (servers ?? []).length > 0) return false
  const { found } = await searchScript(head, host)
  return found.length === 0
}

async function filesOf(
  session: Session,
  builds: BySide<Build>,
  { files, directories }: StagedBenchmarks,
): Promise<Parameters<typeof discover>[0]> {
  const wanted = wantedFiles(files, session)
  const manifest = await readManifest(builds.head.packageDirectory, session.host)
  const named = wanted.map((file) => ({ ...file, packageName: manifest?.name }))
  const folder = directories.head
  const around = { folder, tree: builds.head.packageDirectory }
  const complete = await withHelpers(named, around, session.host)
  const runnable = await withRunners(complete, { builds, folder }, session.host)
  const typed = runnable.filter(({ runner }) => runner === null).map(({ path }) => path)
  if (typed.length > 0) session.request.onProgress({ kind: 'note', text: untypedNote(typed) })
  for (const runtime of ['Bun', 'Deno'] as const) {
    const its = runnable.filter(({ text }) => otherRuntimeOf(text) === runtime)
    const paths = its.map(({ path }) => path)
    if (paths.length > 0)
      session.request.onProgress({ kind: 'note', text: runtimeNote(runtime, paths) })
  }
  const serving = servingNote(runnable)
  if (serving !== null) session.request.onProgress({ kind: 'note', text: serving })
  return runnable
}

function wantedFiles(
  files: StagedBenchmarks['files'],
  { suite }: Session,
): StagedBenchmarks['files'] {
  if (suite === null || suite.wanted === suite.name) return files
  return files.filter(({ path }) => nameOfPath(path) === suite.wanted)
}

function lentNote(names: readonly string[]): string {
  const it = names.length === 1 ? 'it is' : 'they are'
  return `benchmarks import what only head has installed: ${someOf(names)}: ${it} taken from head on both sides`
}

function runtimeNote(runtime: string, paths: readonly string[]): string {
  const what = paths.length === 1 ? 'it needs' : 'they need'
  return `${String(paths.length)} left out, because ${what} ${runtime}: ${someOf(paths)}: benchmarks run by Node.js`
}

function untypedNote(paths: readonly string[]): string {
  const [is, them] = paths.length === 1 ? ['it is', 'it'] : ['they are', 'them']
  return `${String(paths.length)} left out, because ${is} TypeScript: ${someOf(paths)}: run ${them} by Node.js 22.18 or newer, or install tsx beside ${them}`
}
