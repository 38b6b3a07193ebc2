import {
  benchmarkFolders,
  find,
  nameOfPath,
  type Findings,
  type FoundBenchmark,
  type SuiteFound,
} from '../../find/find.ts'
import type { ScriptText } from '../../find/script-facts.ts'
import type { AdapterId } from '../../model/adapter-id.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { someOf } from '../../model/text.ts'
import { benchScriptOf } from './bench-script-of.ts'

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
  /** Whether its commands have what the script sets. */
  readonly isScript?: true
}

/** What paths of benchmarks say. */
export const benchmarkWord = /bench|perf/i

/** What may stand at the end of a path that a command or an import leaves out. */
export const scriptEndings = ['', '.js', '.mjs', '.cjs', '/index.js', '.ts', '/index.ts']

/**
 * What could be measured in a package in which the finder finds nothing in the usual places: what it finds elsewhere,
 * or else what names say. A person reads it before anything is measured.
 */
export function proposeBenchmarks(texts: PackageTexts): BenchmarkProposal {
  const { scripts, manifest } = texts
  const findings = find({ scripts, packageName: manifest?.name }, { commands: [], servers: [] })
  return (
    byScript(texts, findings) ??
    byTool(findings) ??
    byName(texts, findings) ??
    byLoading(texts) ?? {
      lines: [],
      reason:
        'nothing to measure was found, nor a package that Node.js could load (by its index.js, or by "main" in package.json): add benchmarks/NAME.js that exports a function "run", or name "commands"',
    }
  )
}

/** The script of package.json that runs its benchmarks. */
function byScript(
  { manifest, scripts }: PackageTexts,
  { found: foundBenchmarks }: Findings,
): BenchmarkProposal | null {
  const fileOf = (word: string): string | undefined => {
    const path = word.replace(/^(?:\.\/)+/, '').replace(/\/$/, '')
    return scripts.find((script) =>
      scriptEndings.some((ending) => script.path === `${path}${ending}`),
    )?.path
  }
  const foundBenchmark = benchScriptOf(manifest?.scripts ?? {}, fileOf, (word) => {
    const path = fileOf(word)
    return foundBenchmarks.filter(isSuite).find((suite) => pathOf(suite) === path)?.adapter
  })
  if (foundBenchmark === null) return null
  return {
    lines: commandLines([foundBenchmark]),
    reason: `what the script "${foundBenchmark.name}" of package.json runs`,
    isScript: true,
  }
}

function isSuite(foundBenchmark: FoundBenchmark): foundBenchmark is SuiteFound {
  return foundBenchmark.kind === 'suite'
}

/** The path of a suite's file in the package. */
function pathOf({ command }: SuiteFound): string {
  return command.at(-1)?.replace('{benchmarks}/', '') ?? ''
}

/** The folder with the most suites of known tools, or else suites beside package.json. */
function byTool({ found: foundBenchmarks }: Findings): BenchmarkProposal | null {
  const suitesByFolder = groupedBy(foundBenchmarks.filter(isSuite), (suite) =>
    benchmarkFolder(pathOf(suite)),
  )
  const beside = suitesByFolder.get('') ?? []
  suitesByFolder.delete('')
  const [first, ...otherFolders] = [...suitesByFolder]
    .toSorted(
      ([name, suites], [otherName, otherSuites]) =>
        otherSuites.length - suites.length || (name < otherName ? -1 : 1),
    )
    .map(([folder]) => folder)
  if (first === undefined) {
    const commands = beside.map((suite) => ({
      ...suite,
      command: [...suite.command.slice(0, -1), pathOf(suite)],
    }))
    return commands.length === 0
      ? null
      : { lines: commandLines(commands), reason: 'the suites beside package.json' }
  }
  const also = otherFolders.length === 0 ? '' : `; there are suites in ${someOf(otherFolders)}, too`
  return {
    lines: [`benchmarks: ${first}`],
    reason: `the folder with the most suites${also}`,
  }
}

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
function byName({ scripts }: PackageTexts, { leftOut }: Findings): BenchmarkProposal | null {
  const names = new Set(leftOut.flatMap(({ path, why }) => (why === 'typed' ? [] : [path])))
  const likely = scripts.filter(
    ({ path, text }) =>
      names.has(path) &&
      /\.[cm]?js$/.test(path) &&
      !helperPattern.test(path) &&
      !listenCall.test(text),
  )
  const usual = likely.filter(({ path }) =>
    benchmarkFolders.some((folder) => path.startsWith(`${folder}/`)),
  )
  const picks = (usual.length > 0 ? usual : likely).slice(0, mostCommands)
  if (picks.length === 0) return null
  const commands = picks.map(({ path }) => ({
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
  return {
    lines: commandLines([{ name: 'load', command: ['node', '{package}'] }]),
    reason: 'no benchmark was found, so it begins with loading the package',
  }
}

/** Commands as `deadheat.yml` lists them. */
function commandLines(
  benchmarks: readonly (Pick<SuiteFound, 'name' | 'command'> & { readonly adapter?: AdapterId })[],
): readonly string[] {
  const entries = benchmarks.map(({ name, adapter, command }) => {
    const how = adapter === undefined ? '' : `, adapter: ${adapter}`
    return `  - { name: ${inYaml(name)}${how}, command: [${command.map(inYaml).join(', ')}] }`
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
