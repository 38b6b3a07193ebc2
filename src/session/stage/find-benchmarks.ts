import { installBenchmarks } from '../../build/install/install-benchmarks.ts'
import { lendPackages } from '../../build/install/lend-packages.ts'
import { type FoundBenchmark, namedBy, typeRunner } from '../../find/find.ts'
import { foundText, leftOutNotes } from '../../find/found-text.ts'
import type { Build } from '../../model/build/build.ts'
import type { BySide } from '../../model/build/side.ts'
import { someOf } from '../../model/text.ts'
import { UsageError } from '../../model/usage-error.ts'
import {
  stageBenchmarks,
  type StageRequest,
  type StagedBenchmarks,
  type StagedSuite,
} from '../../workspace/stage-benchmarks.ts'
import type { Session, Versus } from '../session.ts'
import {
  findAt,
  findUnbuilt,
  nowhere,
  packageSource,
  type PackageSource,
  scriptPathOf,
  type SearchedPackage,
} from '../find/find-at.ts'
import { type FoundOnBase, leftBehind, noneOnBase } from './left-behind.ts'
import type { Files } from '../../host/files/files.ts'
import { isInside } from '../../sandbox/boundary.ts'
import { foldersUpTo } from '../../build/stays-in-tree.ts'

/** The benchmarks of two builds. */
export interface FoundBenchmarks {
  readonly foundBenchmarks: readonly FoundBenchmark[]
  /** Absolute path of the folder of benchmarks in each side. */
  readonly directories: BySide<string>
  /** What was copied into both sides; `null` where nothing was. */
  readonly copies: StagedBenchmarks | null
  readonly left: FoundOnBase
}

/** Copies the benchmarks of head's tree to both sides and finds out what there is to measure. `folder` has both trees. */
export async function findBenchmarks(
  session: Session,
  builds: BySide<Build>,
  suite: StagedSuite | null,
  folder: string,
): Promise<FoundBenchmarks> {
  const { request, settings, host } = session
  const tree = host.files.join(folder, 'head')
  const { packageDirectory, directory } = builds.head
  const note = (text: string): void => request.onProgress({ kind: 'note', text })
  const source = packageSource(session, tree, host.files)
  const inHead = session.found ?? (await findUnbuilt(source, settings, host))
  const { place } = inHead
  const left = await leftBehind(session, builds, host.files.join(folder, 'base'), inHead)
  const isCopied = place.folder !== null && place.folder !== ''
  const copies = isCopied ? await stageInto(session, builds, suite, { ...source, ...place }) : null
  const copy = copies?.directories.head
  const searched = { tree, directory, packageDirectory, copy }
  const { foundBenchmarks: unplaced, leftOut } = await findAt(place, searched, settings, host)
  const foundBenchmarks = await withPrograms(unplaced, searched, copy ?? directory, host.files)
  assertOnlyBenchmarks(copies, foundBenchmarks, place.folder ?? '')
  for (const text of leftOutNotes(leftOut, place.folder ?? '')) note(text)
  note(foundText(foundBenchmarks))
  const trees = { base: builds.base.directory, head: directory }
  return { foundBenchmarks, directories: copies?.directories ?? trees, copies, left }
}

/** @throws UsageError where code of head has replaced base's, which would be measured on both sides */
function assertOnlyBenchmarks(
  copies: StagedBenchmarks | null,
  foundBenchmarks: readonly FoundBenchmark[],
  folder: string,
): void {
  const paths = new Set(foundBenchmarks.map(scriptPathOf))
  const code = copies?.replacedPaths.find((path) => !paths.has(path))
  if (code === undefined) return
  throw new UsageError(
    `expected a folder that holds benchmarks alone, got "${folder}", in which head changes ${code}: it would be measured on both sides; move the benchmarks to a folder of their own, with "bench" in its name`,
  )
}

/** What competes where it lies; a UsageError when a script does not exist, or cannot be measured on its own. */
export async function findInPlace(
  { request, host }: Session,
  { folder, around, scripts }: Versus & { readonly kind: 'in-place' },
): Promise<FoundBenchmarks> {
  const inFolder = { tree: around, directory: folder, packageDirectory: folder }
  const foundBenchmarks: FoundBenchmark[] = []
  for (const path of scripts) {
    if (!(await host.files.exists(host.files.join(folder, path))))
      throw new UsageError(`expected a script at "${path}", got none`)
    // One at a time: a contender that another one imports is still a contender.
    const place = { ...nowhere, folder: '', paths: [path], areNamed: true, text: path }
    const findings = await findAt(place, inFolder, { commands: [], servers: [] }, host)
    const [foundBenchmark] = await withPrograms(
      findings.foundBenchmarks,
      inFolder,
      folder,
      host.files,
    )
    if (foundBenchmark === undefined || foundBenchmark.kind === 'suite')
      throw refusedScript(path, foundBenchmark?.kind)
    foundBenchmarks.push(foundBenchmark)
  }
  foundBenchmarks.push(...namedBy({ commands: request.inputs.commands ?? [], servers: [] }))
  request.onProgress({ kind: 'note', text: foundText(foundBenchmarks) })
  const directories = { base: folder, head: folder }
  return { foundBenchmarks, directories, copies: null, left: noneOnBase }
}

function refusedScript(path: string, kind: 'suite' | undefined): UsageError {
  const why =
    kind === undefined
      ? 'one that is no benchmark (its name begins with _ or ., or it is a test)'
      : 'a suite of another tool, whose results share one process: export run from a file for each'
  return new UsageError(`expected a script that can be measured on its own, got "${path}": ${why}`)
}

/** Copies the benchmarks to both sides, with the packages that they need; `null` without a folder. */
async function stageInto(
  { request, host }: Session,
  builds: BySide<Build>,
  suite: StagedSuite | null,
  { folder, top, isHead }: Pick<StageRequest, 'folder'> & Pick<PackageSource, 'top' | 'isHead'>,
): Promise<StagedBenchmarks | null> {
  const stageRequest = { builds, folder, tree: top, origin: isHead ? null : request.origin, suite }
  const stagedBenchmarks = await stageBenchmarks(stageRequest, host)
  // A bundled suite has its packages already.
  if (stagedBenchmarks === null || suite !== null) return stagedBenchmarks
  const { cacheDirectory, trustScope } = request
  const { directories } = stagedBenchmarks
  let isInstalled = false
  await installBenchmarks({ builds, directories, cacheDirectory, trustScope }, host, {
    onFolder: (name) => {
      isInstalled = true
      request.onProgress({ kind: 'doing', what: `installing the packages of ${name}` })
    },
    onNote: (text) => {
      // What was cancelled looks like one that failed.
      if (!request.isCancelled()) request.onProgress({ kind: 'note', text })
    },
  })
  if (isInstalled) request.onProgress({ kind: 'doing', what: 'finding benchmarks' })
  if (!isHead) return stagedBenchmarks
  const lentNames = await lendPackages({ builds, ...stagedBenchmarks }, host)
  if (lentNames.length > 0) {
    const text = `benchmarks import what only head has installed: ${someOf(lentNames)}: ${lentNames.length === 1 ? 'it is' : 'they are'} taken from head on both sides`
    request.onProgress({ kind: 'note', text })
  }
  return stagedBenchmarks
}

/**
 * What contenders see, read-only, of the folder that they and their packages lie in: everything but names that begin
 * with a dot (git's own files, secrets) and the folders of this program. All paths are absolute.
 *
 * @param secludedPaths - not shown as a whole; what lies beside them is
 * @param ownPaths - not shown at all
 */
export async function visibleAround(
  folder: string,
  secludedPaths: readonly string[],
  ownPaths: readonly string[],
  files: Pick<Files, 'join' | 'list'>,
): Promise<readonly string[]> {
  const visible: string[] = []
  for (const { name, directory } of await files.list(folder)) {
    const path = files.join(folder, name)
    if (name.startsWith('.') || ownPaths.some((each) => isInside(path, each))) continue
    const isWhole = [...secludedPaths, ...ownPaths].every((each) => !isInside(each, path))
    if (isWhole) visible.push(path)
    else if (directory) visible.push(...(await visibleAround(path, secludedPaths, ownPaths, files)))
  }
  return visible
}

const packageProgram = /^\{package\}\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/

/**
 * What was found in a built side, with the programs of packages where they lie: in a workspace many lie above the measured
 * package. TypeScript is started by the project's tsx if it has one, which also finds imports without extensions.
 *
 * @param folder - absolute path of that of the benchmarks
 */
export function withPrograms(
  foundBenchmarks: readonly FoundBenchmark[],
  { tree, directory, packageDirectory }: SearchedPackage,
  folder: string,
  files: Files,
): Promise<readonly FoundBenchmark[]> {
  /** A file of an installed package as a folder's modules find it; `null` where they find none. */
  const above = async (from: string, file: string): Promise<string | null> => {
    const levels = foldersUpTo(tree, from, files)
    for (const path of levels.map((level) => files.join(level, 'node_modules', file)))
      if (await files.exists(path)) return path
    return null
  }
  const placeOf = async (word: string): Promise<string> => {
    const [, name = '', file = ''] = packageProgram.exec(word) ?? []
    if (name === '') return word
    // Of the packages of the folder itself, and what base was lent.
    const own = `node_modules/${name}/${file}`
    const isApart = folder !== directory
    if (isApart && (await files.exists(files.join(folder, own)))) return `{benchmarks}/${own}`
    const program = await above(packageDirectory, `${name}/${file}`)
    // Vite+ brings vitest, which a strict installer keeps beside it.
    const plus = program === null ? await above(packageDirectory, 'vite-plus/package.json') : null
    const realPlus = plus === null ? null : await files.realPath(plus)
    const beside = realPlus === null ? null : files.join(realPlus, '../..', name, file)
    const path = program ?? beside
    return path === null ? word : `{package}/${files.relative(packageDirectory, path)}`
  }
  const placed = foundBenchmarks.map(async (each): Promise<FoundBenchmark> => {
    if (each.kind === 'module') return each
    const words = await Promise.all(each.command.map(placeOf))
    if (!words.includes(typeRunner)) return { ...each, command: words }
    const tsx = await above(files.join(folder, scriptPathOf(each), '..'), 'tsx/dist/cli.mjs')
    const runner = tsx === null ? [] : [`{directory}/${files.relative(directory, tsx)}`]
    return { ...each, command: words.flatMap((word) => (word === typeRunner ? runner : [word])) }
  })
  return Promise.all(placed)
}
