// Where a run looks for benchmarks, in trees and in built sides. Nothing of a package runs here.
import { readManifest } from '../../build/install/read-manifest.ts'
import { foldersUpTo, readPlain } from '../../build/stays-in-tree.ts'
import { benchScriptOf, pathsInScript } from '../../find/bench-script-of.ts'
import {
  benchmarkFolders,
  find,
  foldersToSearch,
  isCandidate,
  namedBy,
  type FoundBenchmark,
  type ReadFindings,
} from '../../find/find.ts'
import {
  type BenchmarkPlace,
  type FoundInPlace,
  placeOfSuites,
} from '../../find/place-of-suites.ts'
import { matchesGlob } from '../../find/matches-glob.ts'
import { configurationOf, coreSuite } from '../../find/suites.ts'
import { scriptFactsOf, type ScriptText } from '../../find/script-facts.ts'
import { pathEndings, relativeImportsOf } from '../../find/read-scripts.ts'
import { absolutePath } from '../../host/files/files.ts'
import type { Host } from '../../host/host.ts'
import { isTree } from '../../model/build/revision.ts'
import { benchmarksAmong, isScriptPath } from '../../model/benchmarks-among.ts'
import type { Settings } from '../../settings/settings.ts'
import type { OpenSuite } from '../../workspace/open-suite.ts'
import type { CheckedRequest } from '../session.ts'

type FoundSettings = Parameters<typeof find>[1]

/** A package of a side. */
export interface SearchedPackage {
  /** Absolute path of the top of the side that it is in. */
  readonly tree: string
  /** Absolute path of the folder that commands call `{directory}`. */
  readonly directory: string
  /** Absolute path of the package that is measured. */
  readonly packageDirectory: string
  /** Absolute path of the folder that its benchmarks were copied to, if they do not lie there themselves. */
  readonly copy?: string | undefined
}

/** What benchmarks are taken from. */
export interface PackageSource {
  /** Absolute path of the package, and of the top of the tree that it is in. */
  readonly top: string
  readonly tree: string
  /** Whether it is head, and not the folder where a comparison of published versions was started. */
  readonly isHead: boolean
  /** The suite that is measured instead. */
  readonly suite: OpenSuite | null
}

/** What benchmarks are taken from: head, or what the request or the person has in its place. */
export function packageSource(
  { request, revisions, settings, suite }: CheckedRequest,
  headTree: string,
  files: Host['files'],
): PackageSource {
  const { origin, benchmarkTree: tree = headTree } = request
  const isHead = isTree(revisions.head)
  if (!isHead) return { tree: origin, top: origin, isHead, suite }
  return { tree, top: files.join(tree, settings['working-directory'] ?? '.'), isHead, suite }
}

/** No place. */
export const nowhere = {
  folder: null,
  paths: null,
  areNamed: false,
  program: null,
  elsewhere: [],
  beside: null,
}

/**
 * What there is to measure in files as they are, before anything is installed or built: in the folder that settings
 * name, or the first usual one in which any is found; else it is what the package's script for benchmarks runs, or suites
 * that lie elsewhere. The run, a listing and `init` find by this and {@link findAt} alone, so that they agree.
 */
export async function findUnbuilt(
  { top, tree, isHead, suite }: PackageSource,
  settings: Settings,
  host: Host,
): Promise<FoundInPlace> {
  const { files } = host
  const inTop = { tree, directory: top, packageDirectory: top }
  const findIn = async (some: Partial<BenchmarkPlace>, text: string) => {
    const place = { ...nowhere, ...some, text }
    return { place, ...(await findAt(place, inTop, settings, host)) }
  }
  const core = coreSuite(settings)
  if (core !== null)
    return findIn({ program: core }, `the benchmarks of Node.js in ${core.command[1] ?? ''}`)
  if (suite !== null) {
    const text =
      suite.digest === null ? `the bundled suite ${suite.name}` : `the suite ${suite.pinned}`
    const folder = files.join(suite.folder, '..')
    return findIn({ folder, paths: suite.scripts, areNamed: true }, text)
  }
  const { benchmarks } = settings
  if (benchmarks !== undefined) return findIn({ folder: benchmarks }, benchmarks)
  const { name, scripts = {} } = (await readManifest(top, host)) ?? {}
  const isNamed = namedBy(settings).length > 0
  const text = isNamed ? 'the settings' : benchmarkFolders.join(', ')
  // There are thousands of Node.js's own, which are measured where commands name them.
  const isNode = await files.exists(files.join(top, 'node.gyp'))
  let usual: FoundInPlace | null = null
  for (const folder of foldersToSearch(name)) {
    if ((await files.list(files.join(top, folder))).length === 0) continue
    if (isNode) return findIn({ folder, paths: [] }, text)
    const inFolder = await findIn({ folder }, folder)
    if (usual === null || inFolder.foundBenchmarks.length > 0) usual = inFolder
    if (usual.foundBenchmarks.length > 0) break
  }
  if (!isHead || isNamed || isNode) return usual ?? findIn({}, text)
  const mentions = new Set(pathsInScript(scripts))
  const paths = await likelyPaths({ top, tree }, [...mentions], host)
  const inPackage = await findIn({ folder: '', paths }, text)
  const { tools } = inPackage
  const suites = inPackage.foundBenchmarks.filter(({ kind }) => kind === 'suite').map(scriptPathOf)
  if (usual !== null && usual.foundBenchmarks.length > 0) {
    const { text: folder } = usual.place
    // What the script starts is measured as that, even if another file imports it.
    const started = paths.filter((path) => mentions.has(path) && tools.get(path) != null)
    const elsewhere = [...new Set([...suites, ...started])].filter(
      (path) => !path.startsWith(`${folder}/`),
    )
    return findIn({ folder, elsewhere, beside: folderOf(elsewhere) }, folder)
  }
  const ownPaths = inPackage.foundBenchmarks
    .map(scriptPathOf)
    .filter((path) => benchmarkName.test(path))
  const program = benchScriptOf(scripts, tools)
  const suitePaths = [...new Set([...suites, ...ownPaths])].filter(
    (path) => program === null || !mentions.has(path),
  )
  if (program !== null) {
    const beside = folderOf(suitePaths)
    return findIn({ program, beside }, `the script "${program.name}" of package.json`)
  }
  if (suitePaths.length === 0) return usual ?? inPackage
  const place = placeOfSuites(suitePaths)
  const { folder } = place
  if (folder === '') return findIn(place, 'the package')
  const rest = paths.filter((path) => inBenchmarks.test(path) && !path.startsWith(`${folder}/`))
  return findIn({ ...place, beside: folderOf(rest) }, folder)
}

/** The folder of suites that has a name of its own; `null` where they lie in none. */
function folderOf(paths: readonly string[]): string | null {
  const folder = paths.length === 0 ? '' : placeOfSuites(paths).folder
  return folder === '' ? null : folder
}

const inBenchmarks = /(?:^|\/)[^/]*(?:bench|perf)[^/]*\//i

/** A path whose folder, or whose file, is named for benchmarks by itself. */
const benchmarkName = /(?:^|\/)_*bench(?:mark)?s?_*\/|\.bench\.\w+$/i

/** The path of what was found in a file of a folder of benchmarks, relative to it; empty for what is in none. */
export function scriptPathOf(benchmark: FoundBenchmark): string {
  if (benchmark.kind === 'module') return benchmark.path
  return benchmark.command.at(-1)?.replace('{benchmarks}/', '') ?? ''
}

const mostTexts = 500
const mostBytes = 200_000
/** What others wrote, what a build writes, and what hides. */
export const skippedFolder = /^(?:node_modules|dist|build|coverage|target|\..*)$/

/** Plain scripts that are named, by a tool's settings too, or whose paths speak of benchmarks; no more than a look takes. */
async function likelyPaths(
  { top, tree }: Pick<PackageSource, 'top' | 'tree'>,
  mentions: readonly string[],
  { files }: Host,
): Promise<readonly string[]> {
  const patterns: string[] = []
  // Tools look above for their settings, and take them for the folder in which they run.
  for (const folder of foldersUpTo(tree, top, files))
    for (const { name } of await files.list(folder)) {
      const configuration = configurationOf(name)
      const path = files.join(folder, name)
      const text = configuration === null ? null : await readPlain(path, tree, files)
      patterns.push(...(configuration?.scripts(text ?? '') ?? []))
    }
  const below = await files.walk(top, skippedFolder)
  const speaking = below.filter(
    (path) => /bench|perf/i.test(path) || patterns.some((pattern) => matchesGlob(path, pattern)),
  )
  const plainPaths: string[] = []
  for (const path of new Set([...mentions, ...speaking].filter(isScriptPath)))
    // A stranger chose what lies there, and a link may lead to a device.
    if (
      plainPaths.length < mostTexts &&
      (await readPlain(files.join(top, path), top, files, mostBytes)) !== null
    )
      plainPaths.push(path)
  return plainPaths
}

/** What there is to measure in a place. Nothing is run. */
export async function findAt(
  { folder: place, paths, areNamed, program, elsewhere }: BenchmarkPlace,
  searchedPackage: SearchedPackage,
  settings: FoundSettings,
  host: Host,
): Promise<ReadFindings> {
  const { files } = host
  const { packageDirectory, directory, tree } = searchedPackage
  const folder = searchedPackage.copy ?? absolutePath(place ?? '', directory, files)
  const among = async (): Promise<readonly string[]> =>
    benchmarksAmong(files.relative(directory, folder), await files.walk(folder))
  const searchedPaths = (paths ?? (place === null ? [] : await among())).filter(isScriptPath)
  const texts = await Promise.all(
    searchedPaths.map(async (path) => ({
      path,
      text: (await files.read(files.join(folder, path))) ?? '',
    })),
  )
  const manifest = await readManifest(packageDirectory, host)
  const scripts = [...texts, ...(await outsideScripts(texts, folder, tree, files))]
  const read = find({ scripts, packageName: manifest?.name, areNamed }, settings)
  const { foundBenchmarks, leftOut } = read
  return {
    ...read,
    foundBenchmarks: program === null ? foundBenchmarks : [...foundBenchmarks, program],
    leftOut: [...leftOut, ...elsewhere.map((path) => ({ path, why: 'elsewhere' as const }))],
  }
}

/** What scripts of a folder import from outside of it, as `../common.js`, but in the tree: a tool may be there. */
async function outsideScripts(
  scripts: readonly ScriptText[],
  folder: string,
  tree: string,
  files: Host['files'],
): Promise<readonly ScriptText[]> {
  const names = new Set(
    scripts
      .filter(({ path }) => isCandidate(path))
      .flatMap((script) => relativeImportsOf(script, scriptFactsOf(script)))
      .filter((name) => name.startsWith('..')),
  )
  const scriptTexts: ScriptText[] = []
  for (const name of names) {
    for (const path of pathEndings.map((suffix) => name + suffix).filter(isScriptPath)) {
      const text = await readPlain(files.join(folder, path), tree, files, mostBytes)
      if (text === null) continue
      // A file without exports cannot hand a tool to its importers.
      if (/\bexports?\b/.test(text)) scriptTexts.push({ path, text })
      break
    }
  }
  return scriptTexts
}
