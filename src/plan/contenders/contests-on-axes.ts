import type { Benchmark } from '../../model/run/benchmark.ts'
import { loadKindOf } from '../../model/run/server.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { nearestNames } from '../../model/nearest-names.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Axis, NamedContender } from './axis.ts'
import { contestBetween, type Contestant, type Meeting, meetings } from './contest-between.ts'

/**
 * The contests of a run: on each axis, the contenders that differ in nothing else.
 *
 * @param benchmarks - those that both sides can run
 * @throws UsageError when an axis, or a contender on it, does not exist
 */
export function contestsOnAxes(
  benchmarks: readonly Benchmark[],
  axes: readonly Axis[],
): readonly Benchmark[] {
  const contests = axes.flatMap((axis) => onAxis(benchmarks, axis))
  return [...new Map(contests.map((contest) => [contest.id, contest])).values()]
}

function onAxis(benchmarks: readonly Benchmark[], written: Axis): readonly Benchmark[] {
  const axis = withWholeValues(written, benchmarks)
  const ownBenchmark = benchmarks.filter(
    (each) =>
      (axis.module === undefined || each.module === axis.module) && valueOn(axis, each) !== null,
  )
  const isOwn = axis.module !== undefined
  // A preset or a selection can leave out what a file names.
  if (ownBenchmark.length === 0 && isOwn) return []
  if (ownBenchmark.length === 0) throw noSuchAxis(axis, benchmarks)
  const groups = [...groupedBy(ownBenchmark, (each) => restKey(axis, each)).values()]
  const values = [...new Set(ownBenchmark.flatMap((each) => valueOn(axis, each) ?? []))]
  for (const { value } of axis.contenders) {
    if (values.includes(value)) continue
    if (isOwn) return []
    throw noSuchValue(axis.name, value, values)
  }
  const meetingRequests = groups.flatMap((group) => {
    const contestants = contestantsIn(group, axis)
    const [first] = axis.contenders
    // Without the reference there is nothing to compare the others with.
    const isLed = first !== undefined && contestants[0]?.namedContender === first
    return isLed ? meetings(contestants) : []
  })
  const contests = meetingRequests.map((pair) => ({
    pair,
    contest: contestBetween(axis.name, pair),
  }))
  const unlike = contests.find(({ contest }) => contest === null)
  if (unlike !== undefined) throw notAlike(unlike.pair)
  if (contests.length === 0 && !isOwn) {
    throw new UsageError(
      `expected contenders on the axis ${axis.name} that differ in nothing else, got none: they need the same other parameters, and the same name or Node.js`,
    )
  }
  return contests.flatMap(({ contest }) => contest ?? [])
}

type NamedContestant = Contestant & { readonly namedContender: NamedContender }

/** The contestants of a group, in the user's order, then the others where all compete. */
function contestantsIn(group: readonly Benchmark[], axis: Axis): readonly NamedContestant[] {
  const namedContestants = axis.contenders.flatMap((contender) => {
    const benchmark = group.find((each) => valueOn(axis, each) === contender.value)
    return benchmark === undefined ? [] : [contestantOf(benchmark, contender, axis)]
  })
  if (axis.others !== true) return namedContestants
  const takenNames = new Set(namedContestants.map(({ benchmark }) => benchmark.id))
  const othersNamedContestants = group
    .filter(({ id }) => !takenNames.has(id))
    .map((each) => contestantOf(each, { value: valueOn(axis, each) ?? '', side: 'head' }, axis))
  return [...namedContestants, ...othersNamedContestants]
}

function contestantOf(
  benchmark: Benchmark,
  namedContender: NamedContender,
  axis: Axis,
): NamedContestant {
  const value = valueOn(axis, benchmark) ?? namedContender.value
  const across = axis.contenders.some(({ side }) => side !== 'head')
  return {
    benchmark,
    namedContender,
    label: across ? `${value} (${namedContender.side})` : value,
    seat: { side: namedContender.side, runtime: benchmark.runtime ?? null, further: null },
  }
}

/** Where a benchmark lies on an axis; `null` when it has no place there. */
function valueOn({ name }: Axis, benchmark: Benchmark): string | null {
  if (benchmark.driver === 'suite') return null
  if (name === 'benchmark') return benchmarkPath(benchmark)
  if (name === 'node') return benchmark.runtime ?? null
  const value = Object.hasOwn(benchmark.parameters, name) ? benchmark.parameters[name] : undefined
  return value === undefined ? null : String(value)
}

function benchmarkPath({ suite, name }: Benchmark): string {
  return suite === '' ? name : `${suite}/${name}`
}

function spaceText(text: string): string {
  return text.replaceAll('@', ' ')
}

/**
 * The axis with the values as the benchmarks have them. `async@3` means `async 3`, which needs
 * quotes in a shell, and `q` the only value that begins with `q` and a blank.
 */
function withWholeValues(axis: Axis, benchmarks: readonly Benchmark[]): Axis {
  const values = [...new Set(benchmarks.flatMap((each) => valueOn(axis, each) ?? []))]
  const wholeOf = (writtenText: string): string => {
    const alike = values.find(
      (value) => value === writtenText || spaceText(value) === spaceText(writtenText),
    )
    const longer = values.filter((value) =>
      spaceText(value).startsWith(`${spaceText(writtenText)} `),
    )
    return alike ?? (longer.length === 1 ? longer[0] : undefined) ?? writtenText
  }
  const contenders = axis.contenders.map((namedContender) => ({
    ...namedContender,
    value: wholeOf(namedContender.value),
  }))
  return { ...axis, contenders }
}

/** Equal for benchmarks that differ at most on the axis. */
function restKey(axis: Axis, benchmark: Benchmark): string {
  const { runtime = null, parameters } = benchmark
  const otherNames = Object.entries(parameters)
    .filter(([name]) => name !== axis.name)
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
  return JSON.stringify([
    axis.name === 'benchmark' ? null : benchmarkPath(benchmark),
    axis.name === 'node' ? null : runtime,
    otherNames,
  ])
}

function noSuchAxis({ name }: Axis, benchmarks: readonly Benchmark[]): UsageError {
  if (name === 'node') {
    return new UsageError(
      'expected several Node.js on the axis node, got one: name them with --node-version 20,22',
    )
  }
  const suites = benchmarks.length > 0 && benchmarks.every(({ driver }) => driver === 'suite')
  if (suites) {
    return new UsageError(
      'expected benchmarks with processes of their own on an axis, got results of another tool: they share one process, so their order cannot be drawn',
    )
  }
  const knownNames = [...new Set(benchmarks.flatMap(({ parameters }) => Object.keys(parameters)))]
  const [near] = nearestNames(name, knownNames, 1)
  const names = knownNames.length === 0 ? 'none' : knownNames.join(', ')
  throw new UsageError(
    `expected --axis to name a parameter (${names}), benchmark or node, got "${name}"${near === undefined ? '' : `; did you mean ${near}?`}`,
  )
}

function noSuchValue(axis: string, value: string, values: readonly string[]): UsageError {
  const shownPath = values.slice(0, 20).join(', ')
  return new UsageError(`expected a contender on the axis ${axis} (${shownPath}), got "${value}"`)
}

function notAlike({ reference, contender }: Meeting): UsageError {
  return new UsageError(
    `expected contenders that are measured alike, got ${reference.label} (${kindOf(reference.benchmark)}) and ${contender.label} (${kindOf(contender.benchmark)})`,
  )
}

function kindOf(benchmark: Benchmark): string {
  switch (benchmark.driver) {
    case 'pingpong':
      return 'a function'
    case 'alternate':
      return `a server, ${loadKindOf(benchmark.server)}`
    case 'suite':
      return "another tool's suite"
    case 'command':
    case 'sliced':
      return 'a whole process'
  }
}
