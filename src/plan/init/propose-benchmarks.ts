import {
  benchmarkFolders,
  find,
  isCandidate,
  nameOfPath,
  type FoundBenchmark,
} from '../../find/find.ts'
import type { ScriptText } from '../../find/script-facts.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import { someOf } from '../../model/text.ts'
import { benchScriptOf, foundInScript } from './bench-script-of.ts'

/** What a package holds that may be benchmarks. Strangers may have written all of it. */
export interface PackageTexts {
  /** Scripts whose paths speak of benchmarks, and the files that the benchmark script of package.json may name. */
  readonly scripts: readonly ScriptText[]
  readonly manifest: Pick<Manifest, 'name' | 'scripts'> | null
  /** Whether Node.js can load the folder as it is or after a build: it has an `index.js`, or names its main file. */
  readonly canLoad: boolean
}

/** Settings that would measure something. */
export interface BenchmarkProposal {
  /** As in `deadheat.yml`; empty where only a person can tell. */
  readonly lines: readonly string[]
  readonly reason: string
}

/**
 * What could be measured in a package in which the finder finds nothing. It guesses, by names and by what
 * scripts look like: a person reads it before anything is measured.
 */
export function proposeBenchmarks(texts: PackageTexts): BenchmarkProposal {
  return (
    byScript(texts) ??
    byTool(texts) ??
    byName(texts) ??
    byLoading(texts) ?? {
      lines: [],
      reason:
        'nothing to measure was found, nor a package that Node.js could load (by its index.js, or by "main" in package.json): add benchmarks/NAME.js that exports a function "run", or name "commands"',
    }
  )
}

/** The script of package.json that runs its benchmarks. */
function byScript({ manifest, scripts }: PackageTexts): BenchmarkProposal | null {
  if (manifest === null) return null
  const script = benchScriptOf(manifest, (word) => scriptNamed(word, scripts)?.path)
  if (script === null) return null
  const file = script.file === null ? undefined : scriptNamed(script.file, scripts)
  const foundBenchmark = foundInScript(
    script,
    file === undefined ? null : toolOfFile(file.path, scripts),
  )
  return {
    lines: commandLines([foundBenchmark]),
    reason: `what the script "${script.name}" of package.json runs`,
  }
}

const endings = ['', '.js', '.mjs', '.cjs', '/index.js', '.ts', '/index.ts']

function scriptNamed(word: string, scripts: readonly ScriptText[]): ScriptText | undefined {
  const path = word.replace(/^(?:\.\/)+/, '').replace(/\/$/, '')
  return scripts.find((script) => endings.some((suffix) => script.path === `${path}${suffix}`))
}

function toolOfFile(path: string, scripts: readonly ScriptText[]): AdapterId | null {
  const { found: foundBenchmarks } = find({ scripts }, { commands: [], servers: [] })
  const suite = foundBenchmarks.find(
    (foundBenchmark) =>
      foundBenchmark.kind === 'suite' && foundBenchmark.command.at(-1) === `{benchmarks}/${path}`,
  )
  return suite?.kind === 'suite' ? suite.adapter : null
}

/** The folder with the most suites of known tools, or else suites beside package.json. */
function byTool({ scripts, manifest }: PackageTexts): BenchmarkProposal | null {
  const folders = new Map<string, number>()
  const suites: FoundBenchmark[] = []
  const { found: foundBenchmarks } = find(
    { scripts, packageName: manifest?.name },
    { commands: [], servers: [] },
  )
  for (const foundBenchmark of foundBenchmarks) {
    if (foundBenchmark.kind !== 'suite') continue
    const path = foundBenchmark.command.at(-1)?.replace('{benchmarks}/', '') ?? ''
    const folder = benchmarkFolder(path)
    if (folder === '')
      suites.push({ ...foundBenchmark, command: [...foundBenchmark.command.slice(0, -1), path] })
    else folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  const [first, ...otherFolders] = [...folders]
    .toSorted(
      ([name, count], [otherName, otherCount]) => otherCount - count || (name < otherName ? -1 : 1),
    )
    .map(([folder]) => folder)
  if (first === undefined)
    return suites.length === 0
      ? null
      : { lines: commandLines(suites), reason: 'the suites beside package.json' }
  const also = otherFolders.length === 0 ? '' : `; there are suites in ${someOf(otherFolders)}, too`
  return {
    lines: [`benchmarks: ${first}`],
    reason: `the folder with the most suites${also}`,
  }
}

const benchmarkWord = /bench|perf/i

/** The topmost folder that is named for benchmarks, or else the one that the script is in. */
function benchmarkFolder(path: string): string {
  const folders = path.split('/').slice(0, -1)
  const at = folders.findIndex((name) => benchmarkWord.test(name))
  return folders.slice(0, at < 0 ? folders.length : at + 1).join('/')
}

const mostCommands = 8
/** Names of what benchmarks use, or of what is run before them. */
const helperPattern =
  /(?:^|\/)(?:data|deps|fixtures?|helpers?|lib|utils?|vendor)\/|(?:^|\/)(?:gen|generate|prepare|download|fetch|update)[-_.]/i
const listenCall = /\.listen\s*\(|\b(?:app|server|service)\.start\s*\(|\bserve\s*\(/

/** Scripts that are named for benchmarks, as whole processes. */
function byName({ scripts }: PackageTexts): BenchmarkProposal | null {
  const { leftOut } = find({ scripts }, { commands: [], servers: [] })
  const names = new Set(leftOut.flatMap(({ path, why }) => (why === 'typed' ? [] : [path])))
  const likely = scripts.filter(
    ({ path, text }) =>
      names.has(path) &&
      isCandidate(path) &&
      /\.[cm]?js$/.test(path) &&
      !helperPattern.test(path) &&
      !listenCall.test(text),
  )
  const usual = likely.filter(({ path }) =>
    benchmarkFolders.some((folder) => path.startsWith(`${folder}/`)),
  )
  const picks = (usual.length > 0 ? usual : likely).slice(0, mostCommands)
  if (picks.length === 0) return null
  const commands = picks.map(({ path }): FoundBenchmark => ({
    kind: 'command',
    name: nameOfPath(path).replace(/^bench(?:mark)?s?\//, ''),
    command: ['node', path],
  }))
  return {
    lines: commandLines(commands),
    reason: 'scripts that export no "run" and use no known tool, as whole processes',
  }
}

function byLoading({ canLoad }: PackageTexts): BenchmarkProposal | null {
  if (!canLoad) return null
  const load: FoundBenchmark = { kind: 'command', name: 'load', command: ['node', '{package}'] }
  return {
    lines: commandLines([load]),
    reason: 'no benchmark was found, so it begins with loading the package',
  }
}

/** Commands as `deadheat.yml` lists them. */
function commandLines(benchmarks: readonly FoundBenchmark[]): readonly string[] {
  const entries = benchmarks.flatMap((entry) => {
    if (entry.kind === 'module') return []
    const adapter = entry.kind === 'suite' ? `, adapter: ${entry.adapter}` : ''
    const words = entry.command.map(inYaml).join(', ')
    return [`  - { name: ${inYaml(entry.name)}${adapter}, command: [${words}] }`]
  })
  return ['commands:', ...entries]
}

/** A text as YAML takes it for nothing else. */
export function inYaml(text: string): string {
  const isPlain = /^(?:[a-z]|\.{1,2}\/|--?[a-z])[\w./=-]*$/i.test(text)
  return isPlain && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text)
}

/** Settings on one line, for a sentence. */
export function onOneLine(lines: readonly string[]): string {
  const [first = '', ...entries] = lines
  return entries.length === 0
    ? first
    : `${first} [${entries.map((entry) => entry.replace(/^ *- /, '')).join(', ')}]`
}
