import type { Adapter } from '../adapters/adapter.ts'
import type { HarnessDescription } from '../adapters/harness-answer.ts'
import type { AdapterId } from '../model/adapter-id.ts'
import type { Parameters } from '../model/run/benchmark.ts'
import type { Metric } from '../model/judging/metric.ts'
import { adapterOf } from './adapter-of.ts'
import type { ServerSetting, Settings } from '../settings/settings.ts'

/** A file of the benchmark folder, or what is known of it before anything is run. */
export interface BenchmarkFile {
  /** Relative to the benchmark folder, with forward slashes. */
  readonly path: string
  readonly text: string
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

/** A suite of a foreign tool, whose rows are known only after it was run. */
export interface SuiteFound {
  readonly kind: 'suite'
  readonly name: string
  readonly adapter: AdapterId
  readonly command: readonly string[]
}

/** What one side's suite has shown of itself. */
export interface SuiteDescription {
  /** Name of what was found. */
  readonly suite: string
  readonly rows: readonly DescribedRow[]
}

/** One row of a suite, which becomes a benchmark of the plan. */
export interface DescribedRow {
  readonly name: string
  readonly parameters: Parameters
  /** That yields it; the same for all rows that come out of one process. */
  readonly command: readonly string[]
  readonly metrics: readonly Metric[]
}

/** What can be said of a harness module after asking it. */
export interface Description extends Omit<HarnessDescription, 'question'> {
  readonly module: string
}

/** Folders that are searched when none is named. */
export const benchmarkFolders = ['benchmarks', 'benchmark', 'bench'] as const

/**
 * What can be measured: the commands and servers that were asked for, then every script of the benchmark folder.
 *
 * A script that exports `run` is a benchmark for the harness, one that imports a tool we can read is a
 * suite of that tool, and any other is measured as a whole process. It is told by its text alone, because
 * running it to find out would cost a whole run.
 * Files and folders that begin with `_` or `.`, `node_modules`, and `harness.cjs` are left out.
 */
export function discover(
  files: readonly BenchmarkFile[],
  given: Pick<Settings, 'commands' | 'servers'>,
): readonly Found[] {
  const commands = (given.commands ?? []).map(({ adapter, ...one }): Found =>
    adapter === undefined
      ? { kind: 'command', ...one }
      : { kind: 'suite', name: one.name, adapter, command: one.command },
  )
  const servers = (given.servers ?? []).map((one): Found => ({ kind: 'server', ...one }))
  const scripts = files.filter(({ path }) => isScript(path))
  if (!isNodeCore(files)) return [...commands, ...servers, ...scripts.map(foundScript)]
  // Whoever names some of its thousands of configurations does not want the others.
  const chosen = commands.some((one) => one.kind === 'suite' && one.adapter === 'node-core')
  return [...commands, ...servers, ...(chosen ? [] : [wholeNodeCore])]
}

const wholeNodeCore = {
  kind: 'suite',
  name: 'core',
  adapter: 'node-core',
  command: ['{benchmarks}'],
} as const

function foundScript({ path, text }: BenchmarkFile): Found {
  if (exportsRun(text)) return { kind: 'module', path }
  const adapter = adapterOf(text)
  const name = nameOfPath(path)
  const script = `{benchmarks}/${path}`
  if (adapter === null) return { kind: 'command', name, command: ['node', script] }
  return { kind: 'suite', name, adapter: adapter.id, command: scriptCommand(adapter, script) }
}

function scriptCommand({ id, nodeOptions }: Adapter, script: string): readonly string[] {
  return id === 'vitest'
    ? ['node', '{package}/node_modules/vitest/vitest.mjs', 'bench', script]
    : ['node', ...nodeOptions, script]
}

/** The folder of benchmarks of Node.js itself, told by the file that all of them require. */
function isNodeCore(files: readonly BenchmarkFile[]): boolean {
  return files.some(({ path, text }) => path === 'common.js' && text.includes('createBenchmark'))
}

/** `crypto/hash.cjs` is called `crypto/hash`. */
export function nameOfPath(path: string): string {
  return path.replace(/\.[cm]?js$/, '')
}

function isScript(path: string): boolean {
  const parts = path.split('/')
  if (parts.some((part) => part.startsWith('.') || part.startsWith('_') || part === 'node_modules'))
    return false
  const name = parts.at(-1) ?? ''
  return (
    /\.[cm]?js$/.test(name) && name !== 'harness.cjs' && !/\.(test|config)\.[cm]?js$/.test(name)
  )
}

function exportsRun(text: string): boolean {
  const common = /(?:module\.exports|exports)\.run\s*=/.test(text)
  const whole = /module\.exports\s*=/.test(text) && /\brun\s*(?::|\()/.test(text)
  const module = /export\s+(?:async\s+)?(?:function\s*\*?|const|let)\s*run\b/.test(text)
  const listed = /export\s*\{[^}]*\brun\b[^}]*\}/.test(text)
  return common || whole || module || listed
}
