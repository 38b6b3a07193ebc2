// The rows of a run from what both sides describe, for planning: what only one side has is told, never dropped.
import type {
  Benchmark,
  FunctionBenchmark,
  Parameters,
  ServerBenchmark,
  SetParameters,
} from '../model/run/benchmark.ts'
import { idUnder } from '../model/build/build.ts'
import type { Metric } from '../model/judging/metric.ts'
import { type BySide, type Side, sides } from '../model/build/side.ts'
import type { SuiteDescription } from '../model/run/suite.ts'
import { nearestNames } from '../model/nearest-names.ts'
import { UsageError } from '../model/usage-error.ts'
import { nameOfPath, pathsIn, type Description, type FoundBenchmark } from '../find/find.ts'
import { choiceOf } from '../find/matches-glob.ts'
import type { Settings, ServerSetting } from '../settings/settings.ts'

/** The benchmarks of a plan, and those that only one side has. */
export interface PlannedBenchmarks {
  readonly benchmarks: readonly Benchmark[]
  /** What competes instead of base and head, as words for a shell. */
  readonly contenders?: readonly string[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** What a call of the added ones takes on head. */
  readonly figures?: readonly { readonly id: string; readonly seconds: number }[] | undefined
  /** Paths of the benchmark scripts that head has edited. */
  readonly edited?: readonly string[] | undefined
  /** The usual metrics, and those that the benchmarks report themselves. */
  readonly metrics?: readonly Metric[]
}

/** How both sides describe what was found. */
export interface DescribedSides {
  /** Metrics of harness modules. */
  readonly modules: BySide<readonly Description[]>
  readonly suites: BySide<readonly SuiteDescription[]>
}

const mostBenchmarks = 10_000

// As a journal has them; a file may be called longer.
const longestName = 200

interface BenchmarksRequest {
  readonly describedSides: DescribedSides
  readonly settings: Pick<Settings, 'only' | 'timeout'>
  readonly runtime?: string | null
}

/**
 * The benchmarks that both sides can run, under `runtime` of several Node.js versions (`null` when there is one); every
 * combination of parameters is its own benchmark. What a side cannot load or run is missing; the caller lists it as a
 * failure. A UsageError when two benchmarks would have the same id.
 */
export function benchmarksOf(
  foundBenchmarks: readonly FoundBenchmark[],
  { describedSides, settings, runtime = null }: BenchmarksRequest,
): PlannedBenchmarks {
  const timeoutSeconds = settings.timeout
  const { isChosen } = choiceOf(settings.only)
  const rowsOn = (side: Side): readonly Benchmark[] => [
    ...foundBenchmarks.flatMap((each) =>
      each.kind === 'command' ? [commandBenchmark(each, timeoutSeconds)] : [],
    ),
    ...foundBenchmarks.flatMap((each) =>
      each.kind === 'server' ? [serverBenchmark(each, timeoutSeconds)] : [],
    ),
    ...describedSides.modules[side].flatMap((each) =>
      moduleBenchmarks(each, { paths: pathsIn(foundBenchmarks), timeoutSeconds }),
    ),
    ...describedSides.suites[side].flatMap((suite) =>
      suiteBenchmarks(suite, foundBenchmarks, timeoutSeconds),
    ),
  ]
  const [base = [], head = []] = sides.map((side) =>
    rowsOn(side)
      .filter(({ id }) => isChosen(id))
      .map((benchmark) =>
        runtime === null
          ? benchmark
          : { ...benchmark, id: idUnder(benchmark.id, runtime), runtime },
      ),
  )
  assertDistinct(head)
  assertFewEnough(head)
  const baseById = new Map(base.map((benchmark) => [benchmark.id, benchmark]))
  const benchmarks = head.flatMap((benchmark) => {
    const baseBenchmark = baseById.get(benchmark.id)
    return baseBenchmark === undefined ? [] : [withCommonMetrics(benchmark, baseBenchmark)]
  })
  const { suites } = describedSides
  const reportedMetrics = [...suites.base, ...suites.head].flatMap((suite) =>
    suite.rows.flatMap(({ metrics }) => metrics),
  )
  return {
    benchmarks,
    added: idsMissing(head, base),
    removed: idsMissing(base, head),
    metrics: onceEach(reportedMetrics),
  }
}

/** Merges the plans for several Node.js versions into one. */
export function mergedBenchmarks(plans: readonly PlannedBenchmarks[]): PlannedBenchmarks {
  return {
    benchmarks: plans.flatMap(({ benchmarks }) => benchmarks),
    added: plans.flatMap(({ added }) => added),
    removed: plans.flatMap(({ removed }) => removed),
    figures: plans.flatMap(({ figures = [] }) => figures),
    edited: [...new Set(plans.flatMap(({ edited = [] }) => edited))],
    metrics: onceEach(plans.flatMap(({ metrics = [] }) => metrics)),
  }
}

function suiteBenchmarks(
  { suite, rows }: SuiteDescription,
  foundBenchmarks: readonly FoundBenchmark[],
  timeoutSeconds: number,
): readonly Benchmark[] {
  const foundSuite = foundBenchmarks.find(
    (foundBenchmark) => foundBenchmark.kind === 'suite' && foundBenchmark.name === suite,
  )
  if (foundSuite?.kind !== 'suite') return []
  return rows.map(({ name, parameters, command, metrics }) => ({
    id: benchmarkId(`${suite}/${name}`, parameters),
    suite: suite.slice(0, longestName),
    name,
    parameters,
    driver: 'suite',
    module: null,
    command: [...command],
    timeoutSeconds,
    threshold: null,
    adapter: foundSuite.adapter,
    gates: metrics.map(({ id }) => id),
    metrics: metrics.flatMap((metric) => (metric.own === true ? [metric.id] : [])),
  }))
}

/** Where one side's process has additional rows, its usage is not that of the row alone. */
function withCommonMetrics(head: Benchmark, { gates: base }: Benchmark): Benchmark {
  const { driver, gates } = head
  if (driver !== 'suite' || gates === undefined || base === undefined) return head
  return { ...head, gates: gates.filter((id) => base.includes(id)) }
}

function onceEach(metrics: readonly Metric[]): readonly Metric[] {
  return metrics.filter(({ id }, at) => metrics.findIndex((metric) => metric.id === id) === at)
}

function assertFewEnough({ length }: readonly Benchmark[]): void {
  if (length <= mostBenchmarks) return
  throw new UsageError(
    `expected at most ${mostBenchmarks} benchmarks, got ${length}: name those that matter with "only"`,
  )
}

function moduleBenchmarks(
  { module, parameters: combinations, calls, pause, batches, ...wishes }: Description,
  { paths, timeoutSeconds }: { readonly paths: readonly string[]; readonly timeoutSeconds: number },
): readonly FunctionBenchmark[] {
  const { series, profile, pinned, alone, gates, metrics, warned } = wishes
  return combinations.map((parameters) => {
    const parametersText = JSON.stringify(parameters)
    return {
      ...namedBenchmark(nameOfPath(module, paths), parameters),
      driver: 'pingpong',
      module,
      command: null,
      timeoutSeconds,
      threshold: null,
      series,
      calls: countOf(calls, parameters),
      pause: countOf(pause, parameters),
      batches: countOf(batches, parameters),
      profile,
      pinned,
      alone,
      gates: gates && [...gates],
      metrics: metrics && Object.keys(metrics),
      warning: warned?.find((entry) => JSON.stringify(entry.parameters) === parametersText)?.reason,
    }
  })
}

/** A number as it is, or as the parameter that it names says. */
function countOf(count: number | string | undefined, parameters: Parameters): number | undefined {
  const value = typeof count === 'string' ? parameters[count] : count
  return typeof value === 'number' ? value : undefined
}

function commandBenchmark(
  { name, command }: FoundBenchmark & { readonly kind: 'command' },
  timeoutSeconds: number,
): Benchmark {
  return {
    ...namedBenchmark(name, {}),
    driver: 'command',
    module: null,
    command: [...command],
    timeoutSeconds,
    threshold: null,
  }
}

function idsMissing(
  from: readonly Benchmark[],
  otherBenchmarks: readonly Benchmark[],
): readonly string[] {
  const otherIds = new Set(otherBenchmarks.map(({ id }) => id))
  return from.map(({ id }) => id).filter((id) => !otherIds.has(id))
}

function assertDistinct(benchmarks: readonly Benchmark[]): void {
  const seenIds = new Set<string>()
  for (const { id } of benchmarks) {
    if (seenIds.has(id)) {
      throw new UsageError(`expected every benchmark to have a unique name, got "${id}" twice`)
    }
    seenIds.add(id)
  }
}

/** `hash bytes=16`: the name, then the parameters in their declared order. */
export function benchmarkId(name: string, parameters: Parameters): string {
  const values = Object.entries(parameters).map(([key, value]) => `${key}=${String(value)}`)
  return [name, ...values].join(' ').slice(0, 300)
}

/** What a benchmark is called: its path, after the folder that it lies in, if any. */
export function namedBenchmark(
  path: string,
  parameters: Parameters,
): Pick<Benchmark, 'id' | 'suite' | 'name' | 'parameters'> {
  const slash = path.lastIndexOf('/')
  const suite = path.slice(0, Math.max(0, Math.min(slash, longestName)))
  const name = path.slice(slash + 1).slice(0, longestName)
  return { id: benchmarkId(path, parameters), suite, name, parameters }
}

/** A server. */
export function serverBenchmark(
  { name, command, ready, requests, burst }: ServerSetting,
  timeoutSeconds: number,
): ServerBenchmark {
  return {
    ...namedBenchmark(name, {}),
    driver: 'alternate',
    module: null,
    command: [...command],
    server: { ready, requests, burst },
    timeoutSeconds,
    threshold: null,
  }
}

/** Refuses names that no benchmark has, which would change nothing, by a UsageError with the nearest. */
export function refuseUnknownNames(
  set: SetParameters,
  descriptions: readonly { readonly names?: readonly string[] | undefined }[],
): void {
  const knownNames = [...new Set(descriptions.flatMap(({ names = [] }) => names))].toSorted()
  const unknownName = Object.keys(set).find((name) => !knownNames.includes(name))
  if (unknownName === undefined) return
  const [nearestName] = nearestNames(unknownName, knownNames)
  const advice =
    nearestName === undefined
      ? knownNames.length === 0
        ? 'they have none'
        : `they have ${knownNames.join(', ')}`
      : `did you mean "${nearestName}"`
  throw new UsageError(
    `expected "set" to name a parameter or an option of the benchmarks, got "${unknownName}": ${advice}`,
  )
}
