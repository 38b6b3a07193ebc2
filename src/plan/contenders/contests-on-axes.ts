import type { Benchmark } from '../../model/run/benchmark.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { nearestNames } from '../../model/nearest-names.ts'
import { splitEntries } from '../../settings/setting-from-text.ts'
import { UsageError } from '../../model/usage-error.ts'
import { contestBetween, type Contestant, meetings } from './contest-between.ts'

/** What is compared within the benchmarks that a run has. */
export interface Axis {
  /** A parameter, `benchmark` or `node`. */
  readonly name: string
  /** A parameter's values as text, names of benchmarks, or versions of Node.js; the first is the reference. */
  readonly contenders: readonly string[]
  /** Whether all other values compete too, behind the named ones. */
  readonly hasOthers: boolean
}

/** Parses `library=async 3,when,q`, a parameter and its contenders, the reference first; a UsageError for other text. */
export function axisFromText(text: string): Axis {
  const [, name = '', list = ''] = /^\s*([^=\s][^=]*?)\s*=\s*(.*)$/s.exec(text) ?? []
  const values = splitEntries(list, ',')
  const contenders = values.filter((value) => value !== '*')
  const hasOthers = contenders.length < values.length
  if (contenders.length < (hasOthers ? 1 : 2)) {
    throw new UsageError(
      `expected --axis NAME=REFERENCE,CONTENDER…, got "${text.slice(0, 100)}": library=async,q compares two values of a parameter, benchmark=a,b two benchmarks, and library=async,* one value with all others`,
    )
  }
  return { name, contenders, hasOthers }
}

/** By axis, the contenders that both sides can run and that differ in nothing else; a UsageError without any. */
export function contestsOnAxes(
  benchmarks: readonly Benchmark[],
  axes: readonly Axis[],
): readonly Benchmark[] {
  const contests = axes.flatMap((axis) => onAxis(benchmarks, axis))
  return [...new Map(contests.map((contest) => [contest.id, contest])).values()]
}

function onAxis(benchmarks: readonly Benchmark[], axis: Axis): readonly Benchmark[] {
  const { name, contenders } = axis
  const placedBenchmarks = benchmarks.filter((each) => valueOn(name, each) !== null)
  if (placedBenchmarks.length === 0) throw noSuchAxis(name, benchmarks)
  const values = [...new Set(placedBenchmarks.flatMap((each) => valueOn(name, each) ?? []))]
  const missingValue = contenders.find((value) => !values.includes(value))
  if (missingValue !== undefined) {
    const valueList = values.slice(0, 20).join(', ')
    throw new UsageError(
      `expected a contender on the axis ${name} (${valueList}), got "${missingValue}"`,
    )
  }
  const groups = [...groupedBy(placedBenchmarks, (each) => restKey(name, each)).values()]
  const contests = groups.flatMap((group) => {
    const contestants = contestantsIn(group, axis)
    // Without the reference there is nothing to compare the others with.
    if (contestants[0]?.label !== contenders[0]) return []
    return meetings(contestants).map((meeting) => {
      const contest = contestBetween(name, meeting)
      if (contest !== null) return contest
      const [reference, contender] = [meeting.reference, meeting.contender].map(
        ({ label, benchmark }) => `${label} (${kindOf(benchmark)})`,
      )
      throw new UsageError(
        `expected contenders that are measured alike, got ${reference ?? ''} and ${contender ?? ''}`,
      )
    })
  })
  if (contests.length > 0) return contests
  throw new UsageError(
    `expected contenders on the axis ${name} that differ in nothing else, got none: they need the same other parameters, and the same name or Node.js`,
  )
}

function contestantsIn(
  group: readonly Benchmark[],
  { name, contenders, hasOthers }: Axis,
): readonly Contestant[] {
  const all = group.map((benchmark): Contestant => ({
    benchmark,
    label: valueOn(name, benchmark) ?? '',
    seat: { side: 'head', runtime: benchmark.runtime ?? null, further: null },
  }))
  const namedContestants = contenders.flatMap(
    (value) => all.find(({ label }) => label === value) ?? [],
  )
  return hasOthers ? [...new Set([...namedContestants, ...all])] : namedContestants
}

/** Where a benchmark lies on an axis; `null` when it has no place there. */
function valueOn(axis: string, benchmark: Benchmark): string | null {
  if (benchmark.driver === 'suite') return null
  if (axis === 'benchmark') return benchmarkPath(benchmark)
  if (axis === 'node') return benchmark.runtime ?? null
  const { parameters } = benchmark
  const value = Object.hasOwn(parameters, axis) ? parameters[axis] : undefined
  return value === undefined ? null : String(value)
}

function benchmarkPath({ suite, name }: Benchmark): string {
  return suite === '' ? name : `${suite}/${name}`
}

/** Equal for benchmarks that differ at most on the axis. */
function restKey(axis: string, benchmark: Benchmark): string {
  const { runtime = null, parameters } = benchmark
  const otherParameters = Object.entries(parameters)
    .filter(([name]) => name !== axis)
    .map((entry) => JSON.stringify(entry))
    .toSorted()
  return JSON.stringify([
    axis === 'benchmark' ? null : benchmarkPath(benchmark),
    axis === 'node' ? null : runtime,
    otherParameters,
  ])
}

function noSuchAxis(name: string, benchmarks: readonly Benchmark[]): UsageError {
  if (name === 'node') {
    return new UsageError(
      'expected several Node.js on the axis node, got one: name them with --node-version 20,22',
    )
  }
  const areSuites = benchmarks.length > 0 && benchmarks.every(({ driver }) => driver === 'suite')
  if (areSuites) {
    return new UsageError(
      'expected benchmarks with processes of their own on an axis, got results of another tool: they share one process, so their order cannot be drawn',
    )
  }
  const knownNames = [...new Set(benchmarks.flatMap(({ parameters }) => Object.keys(parameters)))]
  const [nearestName] = nearestNames(name, knownNames)
  const names = knownNames.length === 0 ? 'none' : knownNames.join(', ')
  return new UsageError(
    `expected --axis to name a parameter (${names}), benchmark or node, got "${name}"${nearestName === undefined ? '' : `; did you mean ${nearestName}?`}`,
  )
}

function kindOf(benchmark: Benchmark): string {
  switch (benchmark.driver) {
    case 'pingpong':
      return 'a function'
    case 'alternate':
      return 'a server'
    case 'suite':
      return "another tool's suite"
    case 'command':
      return 'a whole process'
  }
}
