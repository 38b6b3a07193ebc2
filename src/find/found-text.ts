// What people are told of what was found and left out, in all commands. Pure text; finding is done elsewhere.
import { groupedBy } from '../model/grouped-by.ts'
import type { Failure } from '../model/judging/failure.ts'
import { someOf } from '../model/text.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import type { GivenSettings } from '../settings/settings.ts'
import { nameOfPath, type Description, type FoundBenchmark, type LeftOutFile } from './find.ts'

const mostNames = 8

/** Describes what was found in one line. */
export function foundText(foundBenchmarks: readonly FoundBenchmark[]): string {
  const textOf = (kind: FoundBenchmark['kind'], noun: string, separator = ' '): string => {
    const names = foundBenchmarks.filter((benchmark) => benchmark.kind === kind).map(foundName)
    const more = names.length > mostNames ? ' …' : ''
    const list = ` (${names.slice(0, mostNames).join(separator)}${more})`
    return `${countText(names.length, noun)}${names.length === 0 ? '' : list}`
  }
  const kinds = new Set(foundBenchmarks.map(({ kind }) => kind))
  return [
    `found ${textOf('module', 'in-process benchmark file')}`,
    textOf('command', 'command'),
    ...(kinds.has('server') ? [textOf('server', 'server')] : []),
    ...(kinds.has('suite') ? [textOf('suite', 'suite', ', ')] : []),
  ].join(', ')
}

function foundName(benchmark: FoundBenchmark): string {
  if (benchmark.kind === 'module') return benchmark.path
  return benchmark.kind === 'suite' ? `${benchmark.name}: ${benchmark.adapter}` : benchmark.name
}

function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/**
 * What people are told about scripts that are left out, a line for each reason, with what to type.
 *
 * @param folder - the benchmark folder as it is written in a command
 */
export function leftOutNotes(leftOut: readonly LeftOutFile[], folder: string): readonly string[] {
  return [...groupedBy(leftOut, ({ why }) => why)].map(([why, scripts]) => {
    const paths = scripts.map(({ path }) => path)
    const [path = ''] = paths
    const entry = `{ name: ${nameOfPath(path)}, command: node ${inFolder(folder, path)} }`
    const commandHint = `to measure it as a whole process, add ${entry} to "commands" in deadheat.yml`
    const what = `${countText(paths.length, 'script')} left out (${someOf(paths)})`
    switch (why) {
      case 'silent':
        return `${what}, showing no export "run" and no tool that is known: write "exports.run = …" there; ${commandHint}`
      case 'unread':
        return `${what}, which cannot be read as JavaScript or TypeScript: "node --check ${inFolder(folder, path)}" says where`
      case 'elsewhere':
        return `${what}, in other folders: "benchmarks" in deadheat.yml names one that holds all`
      case 'hidden':
        return `${what}, in a folder whose name begins with "_", which is one of helpers: rename it, or name it as "benchmarks" in deadheat.yml`
    }
  })
}

/** The path in the package of what lies in a folder of it; an empty one is the package itself. */
export function inFolder(folder: string | null, path: string): string {
  return folder === null || folder === '' ? path : `${folder}/${path}`
}

/** What modules skip on this machine, one line per reason: `execute: 3 left out: no such CPU`. */
export function skippedNotes(descriptions: readonly Description[]): readonly string[] {
  return descriptions.flatMap(({ module, skipped = [] }) =>
    [...groupedBy(skipped, ({ reason }) => reason)].map(
      ([reason, all]) => `${nameOfPath(module)}: ${all.length} left out: ${reason}`,
    ),
  )
}

/** Explains why a plan would be empty: nothing that loads, or nothing selected. */
export function nothingToMeasure(
  foundBenchmarks: readonly FoundBenchmark[],
  failures: readonly Failure[],
  {
    only,
    budgetSeconds,
  }: Pick<GivenSettings, 'only'> & {
    /** Within which suites were learnt; `null` for no limit. */
    readonly budgetSeconds: number | null
  },
): UsageError | UnmeasurableError {
  const [firstFailure] = failures
  if (firstFailure !== undefined) {
    const { benchmarkId, side, message } = firstFailure
    const what = benchmarkId === null ? '' : `${benchmarkId}${side === null ? '' : ` on ${side}`}: `
    return new UnmeasurableError(`no benchmark can be loaded: ${what}${message}`, failures)
  }
  if (foundBenchmarks.length === 0) {
    return new UsageError(
      'expected a benchmark among the files of head after the build, got none: add a file that exports run to the folder of benchmarks, or name commands',
    )
  }
  const condition = only === undefined ? '' : ` whose id matches ${only.join(', ')}`
  const isLimited = budgetSeconds !== null && foundBenchmarks.some(({ kind }) => kind === 'suite')
  const limitText = isLimited
    ? ` within ${String(Math.round(budgetSeconds))} s: raise "budget", or choose among them with "only"`
    : ''
  return new UsageError(
    `expected a benchmark that both sides have${condition}, got none${limitText}`,
  )
}
