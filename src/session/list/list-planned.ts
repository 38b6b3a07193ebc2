import { withSnapshots } from '../../revision/snapshots.ts'
import type { Host } from '../../host/host.ts'
import type { Forecast, ForecastRow, ListedForecast } from '../../model/run/forecast.ts'
import { type FoundBenchmark, nameOfPath, pathsIn, type SuiteFound } from '../../find/find.ts'
import type { FoundInPlace } from '../../find/place-of-suites.ts'
import { leftOutNotes } from '../../find/found-text.ts'
import { runtimesOf } from '../../plan/runtimes-of.ts'
import { choiceOf } from '../../find/matches-glob.ts'
import { suitePlace } from '../../find/suites.ts'
import { checkRequest } from '../check-request.ts'
import { controlShare } from '../plan/planned-by.ts'
import type { CheckedRequest, ComparisonRequest } from '../session.ts'
import { findInHead } from '../find/find-in-head.ts'
import { fewestPairsToCall } from '../../analysis/stopping/outlook.ts'
import { resolveRuntime } from '../../build/runtime/runtime.ts'
import { prepareTarget } from '../../measure/targets/target.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { benchmarksOf } from '../../plan/benchmarks-of.ts'
import { listedPairSeconds } from '../../plan/budget/rows-that-fit.ts'
import { placedSuite, trySuites } from '../stage/try-suites.ts'

// Each process of a pair starts, warms up, and is measured for as long as it warmed up.
const startSeconds = 0.2
const blockSeconds = 0.8

/** What a comparison would measure, on what and for how long, without building, measuring or waiting; throws UsageError. */
export function listPlanned(request: ComparisonRequest, host: Host): Promise<Forecast> {
  return withSnapshots(request, host, async (snapshots) => {
    const checkedRequest = await checkRequest(request, snapshots, host)
    const { mayChoose } = choiceOf(checkedRequest.settings.only)
    const foundInHead = await findInHead(checkedRequest, host)
    const forecast = forecastOf(checkedRequest, foundInHead)
    const listedForecasts: ListedForecast[] = []
    const notes = [...forecast.notes]
    const rows: ForecastRow[] = []
    for (const each of foundInHead.foundBenchmarks) {
      const row = forecastRow(each, pathsIn(foundInHead.foundBenchmarks))
      // One in the tree itself is only there after a build.
      const isListed = each.kind === 'suite' && suitePlace(each).tree !== null
      const answer = isListed ? await listConfigurations(each, checkedRequest, host) : ''
      if (typeof answer !== 'string') listedForecasts.push(answer)
      else if (mayChoose(row.name)) rows.push(row)
      if (typeof answer === 'string' && answer !== '') notes.push(answer)
    }
    return { ...forecast, rows, listed: listedForecasts, notes }
  })
}

/** What is known of a request before anything is built, without its rows. */
export function forecastOf(
  { settings, revisions, suite }: CheckedRequest,
  { leftOut, place }: Pick<FoundInPlace, 'leftOut' | 'place'>,
): Forecast {
  const { variants } = runtimesOf(settings, revisions)
  const preset = settings.preset ?? 'quick'
  const about = suite?.about.presets[preset]
  const measuredSeconds = about?.measuredSeconds ?? blockSeconds
  const rounds = (settings.pairs + 1) * (1 + controlShare)
  return {
    labels: { base: revisions.base.label, head: revisions.head.label },
    runtimes: variants.map(({ base, head }) =>
      base === head ? requestedNode(base) : `${requestedNode(base)} and ${requestedNode(head)}`,
    ),
    place: place.text,
    rows: [],
    notes: leftOutNotes(leftOut, place.folder ?? ''),
    listed: [],
    pairs: settings.pairs,
    rowSeconds: rounds * (startSeconds + 2 * measuredSeconds) * variants.length,
    budgetSeconds: settings.budget ?? null,
    preset: about === undefined ? null : { name: preset, minutes: about.minutes },
  }
}

function forecastRow(benchmark: FoundBenchmark, paths: readonly string[]): ForecastRow {
  const name = benchmark.kind === 'module' ? nameOfPath(benchmark.path, paths) : benchmark.name
  const suite = benchmark.kind === 'suite' ? `a suite of ${benchmark.adapter}` : ''
  const kinds = {
    module: 'in-process, a row for each of its parameters',
    command: 'a whole process',
    server: 'a server',
    suite: `${suite}, a row for each of its results`,
  }
  return { name, kind: kinds[benchmark.kind] }
}

function requestedNode(request: string): string {
  return request === 'path' ? 'the Node.js on the PATH' : `Node.js ${request}`
}

/**
 * Lists the configurations of a suite of whose rows each has processes of its own, as a run does, by the Node.js on
 * the PATH, isolated like what is measured; none of them is run. Returns what all of them take, or why they cannot be
 * listed, in words.
 */
async function listConfigurations(
  suite: SuiteFound,
  checkedRequest: CheckedRequest,
  host: Host,
): Promise<ListedForecast | string> {
  const { request, settings } = checkedRequest
  const { files } = host
  const workDirectory = await files.temporaryDirectory('list')
  const directory = files.join(workDirectory, 'tree')
  try {
    await files.makeDirectory(directory)
    const runtime = await resolveRuntime('path', host, request.cacheDirectory)
    const of = { side: 'head', recipe: 'node', directory, packageDirectory: directory } as const
    const build = { ...of, runtime, addons: [], seconds: 0, logPath: '' }
    const [place = ''] = placedSuite(suite, request.origin, files).command
    const folders = { benchmarkDirectory: directory, harnessPath: request.harnessPath }
    const neededPaths = [files.join(place, '..')]
    const target = await prepareTarget(build, { ...folders, workDirectory, neededPaths }, host)
    const session = { ...checkedRequest, host, earlier: null }
    const targets = { base: target, head: target }
    const { descriptions, failures } = await trySuites([suite], targets, {}, session)
    const modules = { base: [], head: [] }
    const describedSides = { modules, suites: descriptions }
    const { benchmarks } = benchmarksOf([suite], { describedSides, settings })
    const family = benchmarks.length
    if (failures[0] !== undefined) return `${suite.name}: ${failures[0].message}`
    // The category of a file: `url` of `url/url-parse`.
    const categories = groupedBy(benchmarks, ({ name }) => name.split('/')[0] ?? name)
    return {
      name: suite.name,
      configurations: family,
      pairSeconds: family * listedPairSeconds,
      fewestPairs: fewestPairsToCall({ alpha: settings.alpha, family }),
      categories: [...categories].map(([name, { length }]) => ({ name, configurations: length })),
    }
  } finally {
    await host.processes.endAll()
    await files.remove(workDirectory)
  }
}
