import { copyStrangers } from '../build/copy-strangers.ts'
import { staysInTree } from '../build/stays-in-tree.ts'
import type { Host } from '../host/host.ts'
import type { Build } from '../model/build/build.ts'
import {
  benchmarksAmong,
  isFolderOfCode,
  isScriptPath,
  speaksOfBenchmarks,
} from '../model/benchmarks-among.ts'
import { type BySide, eachSide, type Side, sides } from '../model/build/side.ts'
import { besideMark } from '../model/run/benchmark.ts'
import { UsageError } from '../model/usage-error.ts'
import type { OpenSuite } from './open-suite.ts'

/** Where benchmarks come from. */
export interface StageRequest {
  readonly builds: BySide<Build>
  /** The folder of benchmarks, relative or absolute; `null` without one. */
  readonly folder: string | null
  /** Absolute path of the user's folder, for relative names, when head is no commit; else `null`. */
  readonly origin: string | null
  /** Absolute path of the package whose benchmarks are taken, if it is not head. */
  readonly tree?: string
  /** A bundled suite instead of a folder. */
  readonly suite?: StagedSuite | null
}

/** What base has of its own benchmarks, which head's have replaced. */
export interface OwnBenchmarks {
  /** Texts of its scripts, by their paths. */
  readonly scripts: ReadonlyMap<string, string>
  /** Whether they lie beside head's in both sides, and not among code that stays. */
  readonly isKept: boolean
}

/** A bundled suite with what it needs. */
export interface StagedSuite extends Pick<OpenSuite, 'folder' | 'name'> {
  /** Absolute path of its packages' folder; `null` when it needs none. */
  readonly modules: string | null
}

/** The benchmarks as staged on both sides. */
export interface StagedBenchmarks {
  /** Absolute path of the folder in each side. */
  readonly directories: BySide<string>
  /** Every script of the folder, by its path relative to it, sorted. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  /** Those of head's benchmarks that base has otherwise, by path; none where they are not head's. */
  readonly editedScripts: readonly string[]
  /** Those, and what they may read: other files that base has otherwise, or under another ending. */
  readonly editedPaths: readonly string[]
  /** Files that base has otherwise, in a folder that no name tells from one of code; head's are on both sides now. */
  readonly replacedPaths: readonly string[]
  /** Base's own; `null` where they are the same, and where those of both sides are not head's. */
  readonly own: OwnBenchmarks | null
}

// The folder for benchmarks that come from outside the tree.
const benchmarksFolder = 'benchmarks'

/**
 * Copies the same benchmarks to both sides, over their own, so that they load each side's code: those of head, or
 * of an absolute folder; `null` without one. A UsageError when it does not exist or is not inside the tree.
 */
export async function stageBenchmarks(
  request: StageRequest,
  host: Host,
): Promise<StagedBenchmarks | null> {
  if (request.suite !== undefined && request.suite !== null) {
    return stageSuite(request.suite, request.builds, host)
  }
  const { builds, folder } = request
  if (folder === null) return null
  const source = folderSource(folder, request, host)
  if ((await host.files.list(source.path)).length === 0)
    throw new UsageError(
      `expected the folder of the benchmarks at "${folder}"${stagePlace(request)}, got none`,
    )
  const directories = eachSide((side) => host.files.join(builds[side].directory, source.place))
  for (const side of sides) await assertInTree(directories[side], builds[side], host)
  // Head's own files, not those of a trusted tree.
  const isHeads = source.path === directories.head
  const scriptsBefore = isHeads ? await scriptsIn(directories.base, host) : []
  const sourcePaths = await host.files.walk(source.path)
  const copiedPaths = benchmarksAmong(source.place, sourcePaths)
  const basePaths = isHeads ? await host.files.walk(directories.base) : []
  const differingPaths = await differingIn(directories, bothHave(copiedPaths, basePaths), host)
  const isWhole = copiedPaths === sourcePaths
  const beside = (side: Side): string => `${directories[side]}${besideMark}`
  const mayHoldCode = isHeads && isWhole && isFolderOfCode(source.place)
  const replacedPaths = mayHoldCode ? differingPaths : []
  for (const side of sides) {
    const target = directories[side]
    if (target === source.path) continue
    if (isWhole) {
      await host.files.remove(beside(side))
      if (scriptsBefore.length > 0) await host.files.move(target, beside(side))
      else await host.files.remove(target)
      await copyStrangers(source.path, target, host.files)
    } else await replaceAmongCode(copiedPaths, source.path, { ...builds[side], target }, host)
  }
  const files = await scriptsIn(directories.head, host)
  const isSame = JSON.stringify(scriptsBefore) === JSON.stringify(files)
  const isKept = isWhole && !isSame && scriptsBefore.length > 0
  await host.files.remove(beside(isKept ? 'head' : 'base'))
  if (isKept) await copyStrangers(beside('base'), beside('head'), host.files)
  const scripts = new Map(scriptsBefore.map(({ path, text }) => [path, text]))
  const editedFiles = files.filter(({ path, text }) => (scripts.get(path) ?? text) !== text)
  const editedScripts = editedFiles
    .map(({ path }) => path)
    .filter((path) => copiedPaths.includes(path))
  return {
    directories,
    files,
    editedScripts,
    editedPaths: [
      ...new Set([...editedScripts, ...editedAmong(copiedPaths, basePaths, differingPaths)]),
    ],
    replacedPaths,
    own: isHeads && !isSame ? { scripts, isKept } : null,
  }
}

const noData =
  /(?:^|\/)(?:\.[^/]*|node_modules\/.*|(?:readme|changelog|history|licen[cs]e)\b[^/]*)$/i

/** Paths behind which a script may load something else than on base: other content, or a name with another ending. */
function editedAmong(
  headPaths: readonly string[],
  basePaths: readonly string[],
  differingPaths: readonly string[],
): readonly string[] {
  return [
    ...differingPaths,
    ...namedLike(basePaths, headPaths),
    ...namedLike(headPaths, basePaths),
  ].filter((path) => !noData.test(path))
}

function bothHave(headPaths: readonly string[], basePaths: readonly string[]): readonly string[] {
  const inBase = new Set(basePaths)
  return headPaths.filter((path) => inBase.has(path))
}

/** Those of some paths that are not among others, and are called like one of them but for the ending. */
function namedLike(otherPaths: readonly string[], paths: readonly string[]): readonly string[] {
  const [sameNames, stems] = [new Set(otherPaths), new Set(otherPaths.map(requiredName))]
  return paths.filter((path) => !sameNames.has(path) && stems.has(requiredName(path)))
}

/** As a script may require it. */
function requiredName(path: string): string {
  return path.replace(/(?:\/index)?\.[^./]+$/, '')
}

/** @param paths - that both sides have; @returns those with other content */
async function differingIn(
  { base, head }: BySide<string>,
  paths: readonly string[],
  { files }: Host,
): Promise<readonly string[]> {
  const trees = { base, head }
  const differing: string[] = []
  for (const path of paths) {
    const pair = { base: files.join(base, path), head: files.join(head, path) }
    if (!(await files.isSameContent(pair, trees))) differing.push(path)
  }
  return differing
}

async function replaceAmongCode(
  paths: readonly string[],
  from: string,
  { target, ...build }: Pick<Build, 'directory' | 'side'> & { readonly target: string },
  host: Host,
): Promise<void> {
  const { files } = host
  for (const path of (await files.walk(target)).filter(speaksOfBenchmarks))
    await files.remove(files.join(target, path))
  for (const path of paths) {
    const copy = files.join(target, path)
    await assertInTree(copy, build, host)
    await files.copy(files.join(from, path), copy)
  }
}

/** A suite keeps its folder name, because that is part of its benchmarks' names. */
async function stageSuite(
  { name, folder, modules }: StagedSuite,
  builds: BySide<Build>,
  host: Host,
): Promise<StagedBenchmarks> {
  const { files } = host
  const directories = eachSide((side) => files.join(builds[side].directory, benchmarksFolder))
  for (const side of sides) {
    await files.remove(directories[side])
    await assertInTree(directories[side], builds[side], host)
    const target = files.join(directories[side], name)
    await files.copy(folder, target)
    if (modules === null) continue
    const link = files.join(target, 'node_modules')
    await files.remove(link)
    await files.link(modules, link)
  }
  const scripts = await scriptsIn(directories.head, host)
  return {
    directories,
    files: scripts,
    editedScripts: [],
    editedPaths: [],
    replacedPaths: [],
    own: null,
  }
}

interface BenchmarkSource {
  /** Absolute path of the folder that is copied. */
  readonly path: string
  /** Relative path of its copy in each side. */
  readonly place: string
}

function folderSource(folder: string, request: StageRequest, host: Host): BenchmarkSource {
  if (/^(?:\/|[a-z]:[\\/])/i.test(folder)) return { path: folder, place: benchmarksFolder }
  const parts = folder.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
  if (parts.length === 0 || parts.includes('..') || parts[0] === 'node_modules') {
    throw new UsageError(`expected a folder inside the package for benchmarks, got "${folder}"`)
  }
  const { builds, origin, tree = builds.head.directory } = request
  return origin === null
    ? { path: host.files.join(tree, ...parts), place: parts.join('/') }
    : { path: host.files.join(origin, ...parts), place: benchmarksFolder }
}

function stagePlace({ folder, origin }: StageRequest): string {
  if (folder?.startsWith('/') === true) return ''
  return origin === null ? ' in head' : ` in ${origin}`
}

/** @throws UsageError when a link in the tree leads elsewhere, where nothing is to be read nor replaced */
async function assertInTree(
  path: string,
  { directory, side }: Pick<Build, 'directory' | 'side'>,
  { files }: Host,
): Promise<void> {
  if (await staysInTree(path, directory, files)) return
  throw new UsageError(
    `expected the benchmarks of ${side} inside its tree, got a link out of it at ${path}`,
  )
}

async function scriptsIn(folder: string, host: Host): Promise<StagedBenchmarks['files']> {
  const scripts = (await host.files.walk(folder)).filter(isScriptPath)
  const texts = scripts.map(async (path) => ({
    path,
    text: (await host.files.read(host.files.join(folder, path))) ?? '',
  }))
  return Promise.all(texts)
}
