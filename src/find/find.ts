import type { Adapter } from '../adapters/adapter.ts'
import { adapters } from '../adapters/index.ts'
import type { HarnessDescription } from '../adapters/reading/harness-description.ts'
import type { AdapterId } from '../model/adapter-id.ts'
import type { ServerSetting, Settings } from '../settings/settings.ts'
import type { ScriptText } from './script-facts.ts'
import { isPartOfAny, readScripts, toolOf } from './read-scripts.ts'

/** The scripts among which benchmarks are found. */
export interface SearchedScripts {
  /** Those of the folder, and those outside of it that they import. */
  readonly scripts: readonly ScriptText[]
  /** Name of the package that the folder is in. */
  readonly packageName?: string | undefined
  /** Whether somebody has named them, so that one which says nothing of itself is a whole process. */
  readonly areNamed?: boolean
}

/** Something that was found and can be measured. */
export type FoundBenchmark =
  | { readonly kind: 'module'; readonly path: string }
  | { readonly kind: 'command'; readonly name: string; readonly command: readonly string[] }
  | ({ readonly kind: 'server' } & ServerSetting)
  | SuiteFound

/** A suite of another tool; its rows are known only after it has run. */
export interface SuiteFound {
  readonly kind: 'suite'
  readonly name: string
  readonly adapter: AdapterId
  readonly command: readonly string[]
}

/** What the harness reports about a module. */
export interface Description extends Omit<HarnessDescription, 'question'> {
  readonly module: string
}

/** A script that is not measured by itself, and that nothing else uses. */
export interface LeftOutFile {
  readonly path: string
  /**
   * `silent`: it shows no export `run` and no known tool. `unread`: it is no JavaScript. `elsewhere`: a suite beyond
   * the folder of benchmarks, by its path in the package. `hidden`: a suite in a folder named `_…`.
   */
  readonly why: 'silent' | 'unread' | 'elsewhere' | 'hidden'
}

/** What there is to measure, and what is left out. */
export interface Findings {
  readonly foundBenchmarks: readonly FoundBenchmark[]
  readonly leftOut: readonly LeftOutFile[]
}

/** The same, with the tools that all scripts are written for, by their paths. */
export interface ReadFindings extends Findings {
  readonly tools: ReadonlyMap<string, Adapter | null>
}

/** Stands in a command for what takes types off, where a project has such a program. */
export const typeRunner = '{types}'

/** Folders that are searched by default. */
export const benchmarkFolders = [
  'benchmarks',
  'benchmark',
  'bench',
  '__benchmarks__',
  '__bench__',
] as const

/** The same in a package of that name; the examples of a tool that is known are suites of it. */
export function foldersToSearch(name = ''): readonly string[] {
  const isTool = Object.values(adapters).some(({ packageName }) => packageName === name)
  return isTool ? [...benchmarkFolders, 'examples'] : benchmarkFolders
}

/**
 * Finds what can be measured. A file is a benchmark if it exports `run`, or if it, or what it imports or starts as a
 * thread, imports a known tool (Node.js's own `common.js` among them); what it imports is a part of it. All else is
 * measured only if it is named, and what settings start is not found a second time. Tests, `node_modules`, and what
 * begins with `_` or `.` are passed over.
 */
export function find(
  { scripts, packageName, areNamed = false }: SearchedScripts,
  settings: Pick<Settings, 'commands' | 'servers' | 'benchmarks'>,
): ReadFindings {
  const namedBenchmarks = namedBy(settings)
  const folderAdapter = Object.values(adapters).find(
    ({ folder }) => folder?.isSuite(scripts) === true,
  )
  if (folderAdapter?.folder !== undefined) {
    // A user who selects some of a folder's thousands of benchmarks does not want the rest.
    const isNamed = namedBenchmarks.some(
      (benchmark) => benchmark.kind === 'suite' && benchmark.adapter === folderAdapter.id,
    )
    const { name, command } = folderAdapter.folder
    const folderSuite: FoundBenchmark = { kind: 'suite', name, adapter: folderAdapter.id, command }
    const foundBenchmarks = isNamed ? namedBenchmarks : [...namedBenchmarks, folderSuite]
    return { foundBenchmarks, leftOut: [], tools: new Map() }
  }
  const scriptsByPath = readScripts(scripts, packageName)
  const startedPaths = suiteStartedBy(settings)
  const paths = scripts.map(({ path }) => path)
  const tools = new Map(paths.map((path) => [path, toolOf(path, scriptsByPath)]))
  // In a folder `_…`, too.
  const all = paths.filter(
    (path) => isCandidate(path.replaceAll(/(^|\/)_+(?=[^/]*\/)/g, '$1')) && !startedPaths.has(path),
  )
  const candidates = all.filter(isCandidate)
  const allBenchmarks = [...namedBenchmarks]
  const leftOut: LeftOutFile[] = []
  for (const path of all) {
    const isHidden = !candidates.includes(path)
    const { facts, tool: ownTool = null } = scriptsByPath.get(path) ?? {}
    const isModule = facts?.exportsRun === true && ownTool === null
    const tool = isModule ? null : (tools.get(path) ?? null)
    const users = (isHidden ? all : candidates).filter(
      (user) => tool === null || tools.get(user) !== null,
    )
    const isMeasured = isModule || (areNamed && !isHidden)
    if ((tool !== null || !isMeasured) && isPartOfAny(path, users, scriptsByPath)) continue
    if (isHidden) {
      if (isModule || tool !== null) leftOut.push({ path, why: 'hidden' })
    } else if (isModule) allBenchmarks.push({ kind: 'module', path })
    else if (tool === null && !areNamed)
      leftOut.push({ path, why: facts?.isRead === false ? 'unread' : 'silent' })
    else allBenchmarks.push(programFor(path, tool, candidates))
  }
  return { foundBenchmarks: allBenchmarks, leftOut, tools }
}

function programFor(path: string, tool: Adapter | null, paths: readonly string[]): FoundBenchmark {
  const name = nameOfPath(path, paths)
  const file = `{benchmarks}/${path}`
  const runner = /\.[cm]?ts$/.test(path) ? [typeRunner] : []
  const command = ['node', ...(tool?.nodeOptions ?? []), ...runner, file]
  if (tool === null) return { kind: 'command', name, command }
  return { kind: 'suite', name, adapter: tool.id, command: tool.scriptCommand?.(file) ?? command }
}

/** The commands and servers that settings name. */
export function namedBy({
  commands,
  servers,
}: Pick<Settings, 'commands' | 'servers'>): readonly FoundBenchmark[] {
  return [
    ...commands.map(({ adapter, ...command }): FoundBenchmark =>
      adapter === undefined
        ? { kind: 'command', ...command }
        : { kind: 'suite', name: command.name, adapter, command: command.command },
    ),
    ...servers.map((server): FoundBenchmark => ({ kind: 'server', ...server })),
  ]
}

/** Scripts of the folder that settings start as they are to be started, by path. */
function suiteStartedBy({
  commands,
  servers,
  benchmarks,
}: Pick<Settings, 'commands' | 'servers' | 'benchmarks'>): ReadonlySet<string> {
  const folders = benchmarks === undefined ? benchmarkFolders : [benchmarks.replace(/\/+$/, '')]
  const words = [...commands, ...servers].flatMap(({ command }) => command)
  return new Set(
    words.flatMap((word) => {
      const path = word.replace(/^(?:\.\/|\{(?:package|directory)\}\/)+/, '')
      const folder = ['{benchmarks}', ...folders].find((name) => path.startsWith(`${name}/`))
      return folder === undefined ? [] : [path.slice(folder.length + 1)]
    }),
  )
}

/** The name of `crypto/hash.cjs` among such paths: `crypto/hash`, unless there is a `crypto/hash.mjs`. */
export function nameOfPath(path: string, paths: readonly string[] = []): string {
  const name = path.replace(/\.[cm]?[jt]s$/, '')
  const isTwice = paths.some((other) => other !== path && nameOfPath(other) === name)
  return isTwice ? path : name
}

/** Paths of what was found as a script, and the names of the rest. */
export function pathsIn(foundBenchmarks: readonly FoundBenchmark[]): readonly string[] {
  return foundBenchmarks.map((benchmark) =>
    benchmark.kind === 'module' ? benchmark.path : benchmark.name,
  )
}

/** Whether a path is one at which a benchmark may lie. */
export function isCandidate(path: string): boolean {
  const parts = path.split('/')
  const isHidden = parts.some((part) => /^(?:[._](?!_bench(?:marks)?__$)|node_modules$)/.test(part))
  return (
    !isHidden &&
    /\.[cm]?[jt]s$/.test(path) &&
    parts.at(-1) !== 'harness.cjs' &&
    !/\.(?:test|spec|config|d)\.[cm]?[jt]s$/.test(path)
  )
}
