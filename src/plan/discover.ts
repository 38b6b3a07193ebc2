import type { Parameters } from '../model/benchmark.ts'
import type { OwnMetric } from '../model/own-metric.ts'
import type { GivenSettings, ServerSetting } from './settings.ts'

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

/** What can be said of a harness module after asking it. */
export interface Description {
  readonly module: string
  readonly parameters: readonly Parameters[]
  /** Combinations that make no sense on this machine, and why. */
  readonly skipped?:
    | readonly { readonly parameters: Parameters; readonly reason: string }[]
    | undefined
  readonly pinned?: boolean | undefined
  readonly reference?: Parameters | undefined
  readonly scaling?: string | undefined
  readonly series?: number | undefined
  readonly gates?: readonly string[] | undefined
  readonly metrics?: Readonly<Record<string, OwnMetric>> | undefined
}

/** Folders that are searched when none is named. */
export const benchmarkFolders = ['benchmarks', 'benchmark', 'bench'] as const

/**
 * What can be measured: the commands and servers that were asked for, then every script of the benchmark folder.
 *
 * A script that exports `run` is a benchmark for the harness; any other is measured as a whole
 * process. It is told by its text alone, because running it to find out would cost a whole run.
 * Files and folders that begin with `_` or `.`, `node_modules`, and `harness.cjs` are left out.
 */
export function discover(
  files: readonly BenchmarkFile[],
  given: Pick<GivenSettings, 'commands' | 'servers'>,
): readonly Found[] {
  const commands = (given.commands ?? []).map((one): Found => ({ kind: 'command', ...one }))
  const servers = (given.servers ?? []).map((one): Found => ({ kind: 'server', ...one }))
  const scripts = files
    .filter(({ path }) => isScript(path))
    .map(({ path, text }): Found =>
      exportsRun(text)
        ? { kind: 'module', path }
        : { kind: 'command', name: nameOfPath(path), command: ['node', `{benchmarks}/${path}`] },
    )
  return [...commands, ...servers, ...scripts]
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
