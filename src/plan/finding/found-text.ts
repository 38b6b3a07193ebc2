import {
  nameOfPath,
  benchmarkFolders,
  besideNamedSuites,
  helpersByFolder,
  idleScripts,
  listenersIn,
  preparingScripts,
  type BenchmarkFile,
  type Found,
  type Description,
} from './discover.ts'
import type { HarnessDescription } from '../../adapters/reading/harness-description.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { GivenSettings } from '../../settings/settings.ts'
import { someOf } from '../../model/some-of.ts'

const namesAtMost = 8

/** Describes a discovered benchmark and its kind in one line. */
export function foundText(found: readonly Found[]): string {
  const modules = found.flatMap((one) => (one.kind === 'module' ? [one.path] : []))
  const commands = found.flatMap((one) => (one.kind === 'command' ? [one.name] : []))
  const suites = found.flatMap((one) =>
    one.kind === 'suite' ? [`${one.name}: ${one.adapter}`] : [],
  )
  const servers = found.flatMap((one) => (one.kind === 'server' ? [one.name] : []))
  return [
    `found ${counted(modules.length, 'in-process benchmark file')}${named(modules)}`,
    `${counted(commands.length, 'command')}${named(commands)}`,
    ...(servers.length === 0 ? [] : [`${counted(servers.length, 'server')}${named(servers)}`]),
    ...(suites.length === 0 ? [] : [`${counted(suites.length, 'suite')}${named(suites, ', ')}`]),
  ].join(', ')
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function named(names: readonly string[], between = ' '): string {
  if (names.length === 0) return ''
  const more = names.length > namesAtMost ? ' …' : ''
  return ` (${names.slice(0, namesAtMost).join(between)}${more})`
}

/** What modules skip on this machine, one line per reason: `execute: 3 left out: no such CPU`. */
export function skippedNotes(described: readonly Description[]): readonly string[] {
  return described.flatMap(({ module, skipped = [] }) =>
    leftOutTexts(skipped).map((text) => `${nameOfPath(module)}: ${text}`),
  )
}

/** What one module skips, one text per reason: `3 left out: no such CPU`. */
export function leftOutTexts(
  skipped: NonNullable<HarnessDescription['skipped']>,
): readonly string[] {
  return [...groupedBy(skipped, ({ reason }) => reason)].map(
    ([reason, all]) => `${all.length} left out: ${reason}`,
  )
}

/** Explains why a plan would be empty: nothing found, nothing that loads, or nothing selected. */
export function nothingToMeasure(
  found: readonly Found[],
  failures: readonly Failure[],
  {
    benchmarks,
    only,
    budgetSeconds,
  }: Pick<GivenSettings, 'benchmarks' | 'only'> & {
    /** Within which suites were learnt; `null` for no limit. */
    readonly budgetSeconds: number | null
  },
): UsageError | UnmeasurableError {
  const first = failures[0]
  if (first !== undefined) {
    return new UnmeasurableError(`no benchmark can be loaded: ${first.message}`, failures)
  }
  if (found.length === 0) {
    const place = benchmarks ?? `${benchmarkFolders.join(', ')} or a script of package.json`
    return new UsageError(
      `expected benchmarks in ${place}, got none: add a file that exports run, or name commands`,
    )
  }
  const wanted = only === undefined ? '' : ` whose id matches ${only.join(', ')}`
  const limited = budgetSeconds !== null && found.some(({ kind }) => kind === 'suite')
  const within = limited
    ? ` within ${String(Math.round(budgetSeconds))} s: raise "budget", or choose among them with "only"`
    : ''
  return new UsageError(`expected a benchmark that both sides have${wanted}, got none${within}`)
}

/** What people are told about scripts of a folder that are left out although nothing uses them, a line each. */
export function leftOutNotes(files: readonly BenchmarkFile[]): readonly string[] {
  return [helpersNote(files), besideNamedNote(files), idleNote(files), preparingNote(files)].filter(
    (note) => note !== null,
  )
}

function idleNote(files: readonly BenchmarkFile[]): string | null {
  const paths = idleScripts(files)
  if (paths.length === 0) return null
  const [only, them] = paths.length === 1 ? ['it only exports', 'it'] : ['they only export', 'them']
  return `${String(paths.length)} left out, because ${only} and would do nothing when started: ${someOf(paths)}: export run, or list what starts ${them} under "commands" in deadheat.yml`
}

function preparingNote(files: readonly BenchmarkFile[]): string | null {
  const paths = preparingScripts(files)
  if (paths.length === 0) return null
  return `${String(paths.length)} left out beside suites, because their names say that they prepare something: ${someOf(paths)}: list one under "commands" in deadheat.yml to measure it as a whole process`
}

/** What people are told about scripts that are left out because of the folder they lie in; `null` without any. */
export function helpersNote(files: readonly BenchmarkFile[]): string | null {
  const paths = helpersByFolder(files)
  if (paths.length === 0) return null
  return `${String(paths.length)} left out, because folders of that name hold what benchmarks use: ${someOf(paths)}: name the folder with --benchmarks to measure them`
}

/** What people are told about scripts beside suites whose names say what they are; `null` without any. */
export function besideNamedNote(files: readonly BenchmarkFile[]): string | null {
  const paths = besideNamedSuites(files)
  if (paths.length === 0) return null
  return `${String(paths.length)} left out beside suites named *.bench: ${someOf(paths)}: list one under "commands" in deadheat.yml to measure it as a whole process`
}

/**
 * What people are told about scripts that look at their first argument and get none; `null` without any.
 */
export function argumentsNote(
  files: readonly BenchmarkFile[],
  found: readonly Found[],
): string | null {
  const started = new Map(
    found.flatMap((one) =>
      one.kind === 'command' || one.kind === 'suite' ? [[one.command.at(-1) ?? '', one]] : [],
    ),
  )
  const paths = files.flatMap(({ path, text }) => {
    // One with a default may do without.
    const reads = /\bprocess\.argv\[2\](?!\s*(?:\|\||\?\?))/.test(text)
    const by = started.get(`{benchmarks}/${path}`)
    // A suite without one mostly runs whole, but not where it is the name of a file.
    return reads && by !== undefined && (by.kind === 'command' || opensArgument(text)) ? [path] : []
  })
  if (paths.length === 0) return null
  const one = started.get(`{benchmarks}/${paths[0] ?? ''}`)
  const suite = one?.kind === 'suite' ? `, with "adapter: ${one.adapter}",` : ''
  return `${String(paths.length)} may need arguments and get none: ${someOf(paths)}: list one with them${suite} under "commands" in deadheat.yml`
}

function opensArgument(text: string): boolean {
  const name = /\b(\w+)\s*=\s*process\.argv\[2\]/.exec(text)?.[1] ?? 'none'
  return [
    ...text.matchAll(/\b(?:readFile|readFileSync|createReadStream)\s*\(\s*([\w.[\]]+)/g),
  ].some(([, what]) => what === name || what === 'process.argv[2]')
}

/** What people are told about scripts that are left out because they are servers; `null` without any. */
export function servingNote(files: readonly BenchmarkFile[]): string | null {
  const paths = listenersIn(files)
  if (paths.length === 0) return null
  const [what, them] = paths.length === 1 ? ['it is a server', 'it'] : ['they are servers', 'them']
  return `${String(paths.length)} left out, because ${what}: ${someOf(paths)}: list ${them} under "servers" in deadheat.yml`
}
