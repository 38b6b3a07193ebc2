import type { Adapter } from '../../adapters/adapter.ts'
import { adapters } from '../../adapters/index.ts'
import type { HarnessDescription } from '../../adapters/reading/harness-description.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { Parameters } from '../../model/run/benchmark.ts'
import type { Metric } from '../../model/judging/metric.ts'
import { actsWhenLoaded } from './acts-when-loaded.ts'
import { adapterOf, type ScriptText } from './adapter-of.ts'
import { inHelperFolders } from './in-helper-folders.ts'
import { loadedByFolder } from './loaded-by-folder.ts'
import { otherRuntimeOf } from './other-runtime-of.ts'
import { startsFolder, startsProcesses } from './starts-folder.ts'
import type { ServerSetting, Settings } from '../../settings/settings.ts'

/** A file of the benchmark folder, as known before anything runs. */
export interface BenchmarkFile extends ScriptText {
  /**
   * The words that start it, before its own path, when `node` alone cannot strip its types. `null`
   * when nothing available can.
   */
  readonly runner?: readonly string[] | null
}

/** Something that was found and can be measured. */
export type Found =
  | { readonly kind: 'module'; readonly path: string }
  | {
      readonly kind: 'command'
      readonly name: string
      readonly command: readonly string[]
      readonly driver?: 'command' | 'sliced' | undefined
    }
  | ({ readonly kind: 'server' } & ServerSetting)
  | SuiteFound

/** A suite of another tool; its rows are known only after it has run. */
export interface SuiteFound {
  readonly kind: 'suite'
  readonly name: string
  readonly adapter: AdapterId
  readonly command: readonly string[]
}

/** One side's results of running a suite once. */
export interface SuiteDescription {
  /** Name of the suite that was found. */
  readonly suite: string
  readonly rows: readonly DescribedRow[]
}

/** One row of a suite, which becomes a benchmark of the plan. */
export interface DescribedRow {
  readonly name: string
  readonly parameters: Parameters
  /** The command that yields it; the same for all rows of one process. */
  readonly command: readonly string[]
  readonly metrics: readonly Metric[]
}

/** What the harness reports about a module. */
export interface Description extends Omit<HarnessDescription, 'question'> {
  readonly module: string
}

/** A script of the benchmark folder that package.json says how to start. */
export interface ChosenScript {
  /** Name of the script in package.json. */
  readonly name: string
  /** Path relative to the benchmark folder. */
  readonly path: string
  /** The words before the path: `node` with its options. */
  readonly before: readonly string[]
  /** The words after the path. */
  readonly words: readonly string[]
}

/** Folders that are searched by default. */
export const benchmarkFolders = ['benchmarks', 'benchmark', 'bench'] as const

/**
 * Finds what can be measured: the configured commands and servers, then every script of the
 * benchmark folder.
 *
 * A script that exports `run` is a benchmark for the harness, one that imports a supported tool is
 * a suite of that tool, and any other is measured as a whole process. The script's text decides,
 * because running it to find out would cost a whole run. When package.json starts one of the
 * scripts, only that script is measured, unless it only starts all suites beside it, or some scripts
 * are written for the harness. What the settings start is not found a second time. Files and folders that begin with `_` or `.`, `node_modules`, and
 * `harness.cjs` are ignored.
 */
export function discover(
  files: readonly BenchmarkFile[],
  given: Pick<Settings, 'commands' | 'servers' | 'benchmarks'>,
  chosen: ChosenScript | null = null,
): readonly Found[] {
  const commands = (given.commands ?? []).map(({ adapter, ...one }): Found =>
    adapter === undefined
      ? { kind: 'command', ...one }
      : { kind: 'suite', name: one.name, adapter, command: one.command },
  )
  const servers = (given.servers ?? []).map((one): Found => ({ kind: 'server', ...one }))
  const every = files.filter(({ path }) => isScript(path))
  const own = every.filter(({ text, runner }) => runner !== null && otherRuntimeOf(text) === null)
  const threads = threadsOf(own)
  const started = own.find(({ path }) => path === chosen?.path)
  if (chosen !== null && started !== undefined && !own.some(isModule)) {
    const behind = scriptBehind(started, own, threads)
    const hidesSuites = startsProcesses(started) && adapterOf(behind) === null && own.some(isSuite)
    // One that starts suites as processes shows none of their results.
    if (!hidesSuites)
      return [...commands, ...servers, startedAs(foundScript(started, behind), chosen)]
  }
  const serving = new Set([
    ...threads.values(),
    ...helpersOf(every),
    ...loadedIn(every),
    ...helpersByFolder(every),
    ...besideNamedSuites(every),
    ...idleScripts(every),
    ...preparingScripts(every),
    ...listenersIn(own),
    ...own.filter((file) => startsFolder(file, own)).map(({ path }) => path),
  ])
  const listed = listedIn(given)
  const scripts = own.filter(({ path }) => !serving.has(path) && !listed.has(path))
  const whole = Object.values(adapters).find(({ folder }) => folder?.isSuite(files) === true)
  if (whole?.folder === undefined)
    return [
      ...commands,
      ...servers,
      ...scripts.map((one) => foundScript(one, scriptBehind(one, own, threads))),
    ]
  // A user who selects some of a folder's thousands of benchmarks does not want the rest.
  const isNamed = commands.some((one) => one.kind === 'suite' && one.adapter === whole.id)
  const { name, command } = whole.folder
  const all: Found = { kind: 'suite', name, adapter: whole.id, command }
  return [...commands, ...servers, ...(isNamed ? [] : [all])]
}

/** Scripts of the folder that settings start as they are to be started, by path. */
function listedIn({
  commands,
  servers,
  benchmarks,
}: Pick<Settings, 'commands' | 'servers' | 'benchmarks'>): ReadonlySet<string> {
  const folders = benchmarks === undefined ? benchmarkFolders : [benchmarks.replace(/\/+$/, '')]
  const words = [...(commands ?? []), ...(servers ?? [])].flatMap(({ command }) => command)
  return new Set(
    words.flatMap((word) => {
      const path = word.replace(/^(?:\.\/|\{(?:package|directory)\}\/)+/, '')
      const folder = ['{benchmarks}', ...folders].find((name) => path.startsWith(`${name}/`))
      return folder === undefined ? [] : [path.slice(folder.length + 1)]
    }),
  )
}

/** With the options and arguments of the script in package.json. */
function startedAs(found: Found, { path, before, words }: ChosenScript): Found {
  if (found.kind !== 'suite' && found.kind !== 'command') return found
  const at = found.command.indexOf(`{benchmarks}/${path}`)
  const missing = found.command
    .slice(0, at)
    .filter((word) => word.startsWith('-') && !before.includes(word))
  const node = before.indexOf('node') + 1
  const command = [
    ...before.slice(0, node),
    ...missing,
    ...before.slice(node),
    ...found.command.slice(at),
    ...words,
  ]
  return { ...found, command }
}

/**
 * Scripts that others start as a thread or a process, by the path of the script that starts them.
 * They wait for messages and do nothing on their own.
 */
function threadsOf(files: readonly BenchmarkFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ path, text }) => {
      if (!/\bnew\s+Worker\s*\(|\bfork\s*\(/.test(text)) return []
      const others = files.filter((one) => one.path !== path)
      const named = (before: string): BenchmarkFile | undefined =>
        others.find(({ path: at }) =>
          new RegExp(`${before}['"\`/]${escaped(baseOf(at))}['"\`]`).test(text),
        )
      // Other files may be named beside it.
      const thread = named(String.raw`(?:\bnew\s+Worker|\bfork)\s*\([^;]*`) ?? named('')
      return thread === undefined ? [] : [[path, thread.path] as const]
    }),
  )
}

/**
 * Scripts that other scripts of the folder import, and that are no suites themselves; and those whose
 * suites another one starts, or that only start what are suites by themselves.
 */
function helpersOf(files: readonly BenchmarkFile[]): readonly string[] {
  const imported = new Set(files.flatMap((file) => importsOf(file)))
  return files.flatMap((file) => {
    if (isModule(file)) return []
    const isImported = namesOf(file.path).some((name) => imported.has(name))
    const onlyOffers = offersSuites(file, files) || onlyDefines(file)
    if (adapterOf(file) !== null) return isImported && onlyOffers ? [file.path] : []
    if (startsItself(file) && usesSuite(file, files)) return []
    const own = importsOf(file)
    const others = files.filter((one) => namesOf(one.path).some((name) => own.includes(name)))
    if (others.some((one) => startsItself(one) && usesSuite(one, files))) return [file.path]
    const started = suitesIn(file, files)
    return isImported || (started.length > 0 && !started.some(exportsAny)) ? [file.path] : []
  })
}

/** Whether it asks if it was started itself, or imported by another script. */
function startsItself({ text }: ScriptText): boolean {
  return /\brequire\.main\s*={2,3}\s*module\b|\bimport\.meta\.main\b|\bimport\.meta\.(?:url|filename)\b.*\bprocess\.argv\[1\]|\bprocess\.argv\[1\].*\bimport\.meta\.(?:url|filename)\b/.test(
    text,
  )
}

/** Whether a script gets its suites from one that it imports. */
function usesSuite(file: BenchmarkFile, files: readonly BenchmarkFile[]): boolean {
  return suitesIn(file, files).some(exportsAny)
}

/** Whether a script only defines what others can use. A tool's own program may load it as a suite. */
function onlyDefines(file: BenchmarkFile): boolean {
  const isLoaded = adapterOf(file)?.programCommand !== undefined
  return !isLoaded && exportsAny(file) && !actsWhenLoaded(file.text)
}

/**
 * Scripts that export something and do nothing by themselves, by path: something starts them that is not
 * known. People are told.
 */
export function idleScripts(files: readonly BenchmarkFile[]): readonly string[] {
  const scripts = files.filter(({ path }) => isScript(path))
  const known = new Set([
    ...threadsOf(scripts).values(),
    ...helpersOf(scripts),
    ...loadedIn(scripts),
    ...helpersByFolder(scripts),
    ...besideNamedSuites(scripts),
  ])
  return scripts.flatMap((file) =>
    isModule(file) || known.has(file.path) || !onlyDefines(file) ? [] : [file.path],
  )
}

/**
 * Scripts beside suites that use no tool, and whose names say that they make something: what the suites
 * read, or documents. By path; people are told.
 */
export function preparingScripts(files: readonly BenchmarkFile[]): readonly string[] {
  const scripts = files.filter(({ path }) => isScript(path))
  if (!scripts.some(isSuite)) return []
  const known = new Set([...helpersOf(scripts), ...loadedIn(scripts), ...helpersByFolder(scripts)])
  return scripts.flatMap((file) => {
    const isNamed = /^(?:gen|generate|prepare|download|fetch|update)[-_.]\w/i.test(
      nameOfPath(baseOf(file.path)),
    )
    const isLeft = isNamed && !isSuite(file) && !isModule(file)
    return isLeft && !known.has(file.path) ? [file.path] : []
  })
}

function loadedIn(files: readonly BenchmarkFile[]): readonly string[] {
  const modules = new Set(files.filter(isModule).map(({ path }) => path))
  const loaded = loadedByFolder(files).filter((path) => !modules.has(path))
  // What a suite of a tool calls is not written for us, whatever it exports.
  return [...loaded, ...loadedByFolder(files, files.filter(isSuite))]
}

/**
 * Scripts that are left out because of the folder they lie in, by path; people are told, because nothing
 * but its name speaks against them.
 */
export function helpersByFolder(files: readonly BenchmarkFile[]): readonly string[] {
  const scripts = files.filter(({ path }) => isScript(path))
  const known = new Set([...helpersOf(scripts), ...loadedByFolder(scripts)])
  return inHelperFolders(scripts, isModule).filter((path) => !known.has(path))
}

/**
 * Scripts that use no tool where suites have names like `parse.bench.js`, by path; people are told,
 * because nothing but their names speaks against them.
 */
export function besideNamedSuites(files: readonly BenchmarkFile[]): readonly string[] {
  const scripts = files.filter(({ path }) => isScript(path))
  const isNamed = ({ path }: BenchmarkFile): boolean => /[-._]bench\.[cm]?[jt]s$/.test(path)
  if (!scripts.some((file) => isNamed(file) && isSuite(file))) return []
  const known = new Set([...helpersOf(scripts), ...loadedByFolder(scripts)])
  return scripts.flatMap((file) =>
    isNamed(file) || isModule(file) || known.has(file.path) || isSuite(file) ? [] : [file.path],
  )
}

/** Names of the scripts that one imports by their paths. */
function importsOf({ path, text }: ScriptText): readonly string[] {
  return [
    ...text.matchAll(/(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"](\.[^'"]+)['"]/g),
  ].map(([, specifier = '']) => nameOfPath(joined(path, specifier)))
}

/** The suites that a script, itself none, imports. */
export function suitesIn<T extends ScriptText>(file: T, files: readonly T[]): readonly T[] {
  if (adapterOf(file) !== null) return []
  const imported = importsOf(file)
  return files.filter(
    (one) => namesOf(one.path).some((name) => imported.includes(name)) && adapterOf(one) !== null,
  )
}

/** Whether a script exports suites that another one starts: by itself it would do nothing. */
function offersSuites(file: BenchmarkFile, files: readonly BenchmarkFile[]): boolean {
  return exportsAny(file) && files.some((one) => suitesIn(one, files).includes(file))
}

/** Whether a script exports anything. */
export function exportsAny({ text }: ScriptText): boolean {
  return /^\s*export\b|\bmodule\.exports\b|\bexports\.\w+\s*=/m.test(text)
}

const serves =
  /\.listen\s*\(|\b(?:app|server|service)\.start\s*\(|\bserve\s*\(\s*(?:app\b|\{[\s\S]*?\bport\s*[:,])/

/**
 * Scripts that serve, by path: as a whole process such a one never ends. They are measured when settings
 * list them as servers.
 */
export function listenersIn(files: readonly BenchmarkFile[]): readonly string[] {
  return files.flatMap((file) => {
    const { path, text } = file
    const listens = isScript(path) && serves.test(text)
    return listens && adapterOf(file) === null && !isModule(file) ? [path] : []
  })
}

/** `a/b.js` and `../c.js` give `c.js`. */
function joined(path: string, specifier: string): string {
  const parts = path.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/**
 * The script that shows which tool another one runs: itself, the thread that it starts, or what it
 * imports.
 */
function scriptBehind(
  file: BenchmarkFile,
  files: readonly BenchmarkFile[],
  threads: ReadonlyMap<string, string>,
): ScriptText {
  if (adapterOf(file) !== null) return file
  const thread = files.find((one) => one.path === threads.get(file.path))
  return thread ?? suitesIn(file, files).find(exportsAny) ?? file
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

function foundScript(file: BenchmarkFile, behind: ScriptText): Found {
  const { path, runner } = file
  if (isModule(file)) return { kind: 'module', path }
  const adapter = adapterOf(behind)
  const name = nameOfPath(path)
  const script = `{benchmarks}/${path}`
  const words = runner ?? ['node']
  if (adapter === null) return { kind: 'command', name, command: [...words, script] }
  return {
    kind: 'suite',
    name,
    adapter: adapter.id,
    command: scriptCommand(adapter, script, words),
  }
}

function scriptCommand(
  adapter: Adapter,
  script: string,
  [node = 'node', ...words]: readonly string[],
): readonly string[] {
  return adapter.scriptCommand?.(script) ?? [node, ...adapter.nodeOptions, ...words, script]
}

/** The name of `crypto/hash.cjs` is `crypto/hash`. */
export function nameOfPath(path: string): string {
  return path.replace(/\.[cm]?[jt]s$/, '')
}

/** The names by which other scripts import one: `cases/index.js` is `cases`, too. */
function namesOf(path: string): readonly string[] {
  const name = nameOfPath(path)
  return name.endsWith('/index') ? [name, name.slice(0, -'/index'.length)] : [name]
}

function isScript(path: string): boolean {
  const parts = path.split('/')
  if (parts.some((part) => part.startsWith('.') || part.startsWith('_') || part === 'node_modules'))
    return false
  const name = parts.at(-1) ?? ''
  return (
    /\.[cm]?[jt]s$/.test(name) &&
    name !== 'harness.cjs' &&
    !/\.(test|spec|config|d)\.[cm]?[jt]s$/.test(name)
  )
}

function isSuite(file: BenchmarkFile): boolean {
  return adapterOf(file) !== null
}

/** Whether a script is written for the harness, and not a suite that also exports how it is run. */
function isModule(file: BenchmarkFile): boolean {
  const runsItself = /\.run\s*\(|^(?:await\s+)?run\s*\(/m.test(file.text)
  return exportsRun(file.text) && !(runsItself && isSuite(file))
}

function exportsRun(text: string): boolean {
  const common = /(?:module\.exports|exports)\.run\s*=/.test(text)
  // `suite.run()` is a call.
  const whole = /module\.exports\s*=/.test(text) && /(?<![.\w$])run\s*(?::|\()/.test(text)
  const module = /export\s+(?:async\s+)?(?:function\s*\*?|const|let)\s*run\b/.test(text)
  const listed = /export\s*\{[^}]*\brun\b[^}]*\}/.test(text)
  return common || whole || module || listed
}
