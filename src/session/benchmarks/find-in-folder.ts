import { readManifest } from '../../build/install/read-manifest.ts'
import { staysInTree } from '../../build/stays-in-tree.ts'
import {
  find,
  isCandidate,
  type Findings,
  type FoundBenchmark,
  type Script,
} from '../../find/find.ts'
import { scriptFactsOf, type ScriptText } from '../../find/script-facts.ts'
import { relativeImportsOf } from '../../find/read-scripts.ts'
import type { Host } from '../../host/host.ts'
import { benchmarksAmong } from '../../model/benchmarks-among.ts'
import { isScriptPath } from '../../model/is-script-path.ts'
import type { Settings } from '../../settings/settings.ts'

/** A folder of benchmarks, and the tree that it is in. */
export interface SearchedFolder {
  /** Absolute path. */
  readonly folder: string
  /** Absolute path of the top of the side that it is in. */
  readonly tree: string
  /** Absolute path of the folder that commands call `{directory}`. */
  readonly directory: string
  /** Absolute path of the package that is measured. */
  readonly packageDirectory: string
  /** Whether the Node.js of both sides strips types. */
  readonly stripsTypes: boolean
  /** Whether dependencies are installed there; before, those that a package.json names count. */
  readonly isBuilt: boolean
  /** Paths of the scripts that somebody has named, which are the only ones then; `null` for all. */
  readonly named: readonly string[] | null
}

/**
 * Finds what there is to measure in a folder. The run, a listing and `init` find by this alone, so that they
 * agree. Nothing is run.
 */
export async function findInFolder(
  searchedFolder: SearchedFolder,
  settings: Pick<Settings, 'commands' | 'servers' | 'benchmarks'>,
  host: Host,
): Promise<Findings> {
  const { folder, named, packageDirectory, directory } = searchedFolder
  const { files } = host
  const place = files.relative(directory, folder)
  const paths = named ?? benchmarksAmong(place, await files.walk(folder)).filter(isScriptPath)
  const texts = await Promise.all(
    paths.map(async (path) => ({ path, text: (await files.read(files.join(folder, path))) ?? '' })),
  )
  const manifest = await readManifest(packageDirectory, host)
  const scripts = [
    ...(await withRunners(texts, searchedFolder, host)),
    ...(await outsideScripts(texts, searchedFolder, host)),
  ]
  const areNamed = named !== null
  const { found, leftOut } = find({ scripts, packageName: manifest?.name, areNamed }, settings)
  return { found: await withProgramsAbove(found, searchedFolder, host), leftOut }
}

const packageProgram = /^\{package\}\/(node_modules\/(?:@[^/]+\/)?[^/]+)\/(.+)$/

/**
 * The same with the programs of packages where they lie: in a workspace many lie above the measured package.
 */
export async function withProgramsAbove(
  foundBenchmarks: readonly FoundBenchmark[],
  { packageDirectory, tree }: Pick<SearchedFolder, 'packageDirectory' | 'tree'>,
  { files }: Host,
): Promise<readonly FoundBenchmark[]> {
  const levels = files.relative(tree, packageDirectory).split(/[\\/]/)
  const placeOf = async (word: string): Promise<string> => {
    const [, name, path] = packageProgram.exec(word) ?? []
    if (name === undefined || path === undefined || levels.includes('..')) return word
    for (const [depth] of ['', ...levels].entries()) {
      const above = [...levels.slice(0, depth).map(() => '..'), name].join('/')
      if (await files.exists(files.join(packageDirectory, above))) {
        return `{package}/${above}/${path}`
      }
    }
    return word
  }
  return Promise.all(
    foundBenchmarks.map(async (entry) =>
      entry.kind === 'module'
        ? entry
        : { ...entry, command: await Promise.all(entry.command.map(placeOf)) },
    ),
  )
}

const mostBytes = 200_000
const endings = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '/index.js', '/index.ts']

/**
 * The modules that scripts import from outside of their folder, such as `../common.js`: a tool may be there
 * that they use. Nothing outside of the tree is read.
 */
async function outsideScripts(
  scripts: readonly ScriptText[],
  { folder, tree }: SearchedFolder,
  { files }: Host,
): Promise<readonly ScriptText[]> {
  const names = new Set(
    scripts
      .filter(({ path }) => isCandidate(path))
      .flatMap((script) => relativeImportsOf(script, scriptFactsOf(script)))
      .filter((name) => name.startsWith('../')),
  )
  const scriptTexts: ScriptText[] = []
  for (const name of names) {
    for (const path of endings.map((suffix) => `${name}${suffix}`)) {
      const fullPath = files.join(folder, path)
      const isPlain =
        (await files.kindOf(fullPath)) === 'file' && (await files.sizeBytes(fullPath)) <= mostBytes
      if (!isPlain || !(await staysInTree(fullPath, tree, files))) continue
      const script = { path, text: (await files.read(fullPath)) ?? '' }
      // A file without exports cannot hand a tool to its importers.
      const { exports, isClear } = scriptFactsOf(script)
      if (exports.length > 0 || !isClear) scriptTexts.push(script)
      break
    }
  }
  return scriptTexts
}

/**
 * Adds to each TypeScript file how it is started: by the project's tsx if it has one, which also
 * finds imports without extensions, else by both sides' own Node.js if that strips types, else by the
 * project's ts-node.
 */
function withRunners(
  scripts: readonly ScriptText[],
  { folder, tree, directory, stripsTypes, isBuilt }: SearchedFolder,
  host: Host,
): Promise<readonly Script[]> {
  const { files } = host
  const runnerOf = async (path: string): Promise<readonly string[] | null> => {
    const parts = files.relative(tree, files.join(folder, path)).split(/[\\/]/).slice(0, -1)
    const above = parts.map((_, at) => parts.slice(0, parts.length - at)).concat([[]])
    const programOf = async (name: string, file: string): Promise<string | null> => {
      for (const level of above) {
        const program = files.join(tree, ...level, 'node_modules', name, file)
        const isThere = await files.exists(program)
        if (isThere || (!isBuilt && (await isDependency(name, files.join(tree, ...level), host))))
          return `{directory}/${files.relative(directory, program)}`
      }
      return null
    }
    const tsx = await programOf('tsx', 'dist/cli.mjs')
    if (tsx !== null) return ['node', tsx]
    if (stripsTypes) return ['node']
    const tsNode = await programOf('ts-node', 'dist/bin.js')
    // Types are not checked: that may need packages that are not installed.
    return tsNode === null ? null : ['node', tsNode, '--transpile-only']
  }
  return Promise.all(
    scripts.map(async (script) =>
      /\.[cm]?ts$/.test(script.path) ? { ...script, runner: await runnerOf(script.path) } : script,
    ),
  )
}

async function isDependency(name: string, folder: string, host: Host): Promise<boolean> {
  const manifest = await readManifest(folder, host)
  return manifest !== null && (name in manifest.dependencies || name in manifest.devDependencies)
}
