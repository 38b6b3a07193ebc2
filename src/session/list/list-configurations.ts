import { fewestPairsToCall } from '../../analysis/stopping/outlook.ts'
import { resolveRuntime } from '../../build/runtime/runtime.ts'
import type { SuiteFound } from '../../find/find.ts'
import type { Host } from '../../host/host.ts'
import { prepareTarget } from '../../measure/targets/target.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { ListedForecast } from '../../model/run/forecast.ts'
import { benchmarksOf } from '../../plan/benchmarks-of.ts'
import { listedPairSeconds } from '../../plan/budget/rows-that-fit.ts'
import { placedSuite, trySuites } from '../stage/try-suites.ts'
import type { CheckedRequest } from '../session.ts'

/**
 * Lists the configurations of a suite of whose rows each has processes of its own, as a run does, by the Node.js on the
 * PATH, isolated like what is measured; none of them is run.
 *
 * @returns what all of them take, or why they cannot be listed, in words
 */
export async function listConfigurations(
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
