import { fewestPairsToCall } from '../../analysis/stopping/outlook.ts'
import { boundaryOf } from '../../sandbox/boundary.ts'
import type { Host } from '../../host/host.ts'
import { listSuite, type Lister } from '../../measure/suites/list-suite.ts'
import { measuredEnvironment } from '../../measure/targets/target.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { ListedForecast } from '../../model/run/forecast.ts'
import { UsageError } from '../../model/usage-error.ts'
import { benchmarkId } from '../../plan/benchmarks-of.ts'
import type { SuiteFound } from '../../find/find.ts'
import { filteredSuite, listingOf } from '../../find/suites.ts'
import { matchesGlob } from '../../find/matches-glob.ts'
import { listedPairSeconds } from '../../plan/budget/rows-that-fit.ts'
import { findNode } from '../../toolchain/tools.ts'
import { placedSuite } from '../benchmarks/try-suites.ts'
import type { CheckedRequest } from '../session.ts'

/**
 * Lists the configurations of a suite of whose rows each has processes of its own, by the Node.js on the
 * PATH, isolated like what is measured; none of them is run.
 *
 * @returns what all of them take, or why they cannot be listed, in words
 */
export async function listConfigurations(
  suite: SuiteFound,
  { request, settings }: Pick<CheckedRequest, 'request' | 'settings'>,
  host: Host,
): Promise<ListedForecast | string> {
  const listing = listingOf(suite.adapter)
  if (listing === null) return `${suite.name}: its rows are known when it is run`
  const suiteInPlace = placedSuite(suite, request.origin, host.files)
  const { adapter, command } = filteredSuite(suiteInPlace, settings.only)
  const top = await host.files.temporaryDirectory('list')
  try {
    const lister = await listerIn(top, command[0] ?? '', request.harnessPath, host)
    const { rows } = await listSuite({ adapter, listing, command }, lister, host)
    const wantedRows = rows
      .map(({ name, parameters }) => ({
        name,
        id: benchmarkId(`${suite.name}/${name}`, parameters),
      }))
      .filter(({ id }) => settings.only?.some((pattern) => matchesGlob(id, pattern)) ?? true)
    // The category of a file: `url` of `url/url-parse`.
    const categories = groupedBy(wantedRows, (row) => row.name.split('/')[0] ?? row.name)
    const family = wantedRows.length
    return {
      name: suite.name,
      configurations: family,
      pairSeconds: family * listedPairSeconds,
      fewestPairs: fewestPairsToCall({ alpha: settings.alpha, family }),
      categories: [...categories].map(([name, { length }]) => ({ name, configurations: length })),
    }
  } catch (error) {
    if (error instanceof SideError) return `${suite.name}: ${error.message}`
    throw error
  } finally {
    await host.processes.endAll()
    await host.files.remove(top)
  }
}

/** What lists a suite by the Node.js at a path, in a folder of its own. */
async function listerIn(
  top: string,
  place: string,
  harnessPath: string,
  host: Host,
): Promise<Lister> {
  const { files, processes } = host
  const program = await findNode(host)
  const node = program === null ? null : await files.realPath(program)
  if (node === null) throw new UsageError('expected "node" on the PATH, got none')
  const [directory, homeDirectory, temporaryDirectory] = [
    files.join(top, 'tree'),
    files.join(top, 'home'),
    files.join(top, 'temporary'),
  ]
  const ownPaths = [homeDirectory, temporaryDirectory]
  for (const folder of [directory, ...ownPaths]) await files.makeDirectory(folder)
  const nodeDirectory = files.join(node, '..')
  const paths = { nodeDirectory, homeDirectory, temporaryDirectory }
  const neededPaths = [node, files.join(harnessPath, '..'), files.join(place, '..')]
  return {
    side: 'head',
    benchmarkDirectory: directory,
    nodeFlags: [],
    harnessPath,
    environment: measuredEnvironment(paths, processes.environment, {}),
    bounds: {
      ...boundaryOf('measured', { tree: directory, ownPaths, neededPaths }),
      network: 'loopback',
    },
    build: { directory, packageDirectory: directory, runtime: { path: node } },
  }
}
