import { openSuite, suiteNames, suitesBeside, type OpenSuite } from '../../workspace/open-suite.ts'
import { findNode } from '../../toolchain/tools.ts'
import type { Host } from '../../host/host.ts'
import type { Parameters } from '../../model/run/benchmark.ts'
import type { Preset } from '../../model/run/preset.ts'
import type { ListedBenchmark, ListedSuite } from '../../model/run/suite.ts'
import { UsageError } from '../../model/usage-error.ts'
import { nameOfPath } from '../../find/find.ts'
import { leftOutTexts } from '../../find/found-text.ts'
import { findInFolder } from './find-in-folder.ts'
import { handedThrough } from '../../measure/targets/target.ts'
import { describeModules, type Describer } from '../../measure/targets/describe.ts'

/** Which suites to list, and where they are. */
export interface ListRequest {
  /** One suite; `null` for all. */
  readonly wantedSuite: string | null
  /** Absolute path of the harness. */
  readonly harnessPath: string
}

/**
 * The bundled suites, with the descriptions of their benchmarks under the `node` on the PATH.
 *
 * @throws UsageError when there is no such suite, or no `node`
 */
export async function listSuites(
  { wantedSuite, harnessPath }: ListRequest,
  host: Host,
): Promise<readonly ListedSuite[]> {
  const root = suitesBeside(harnessPath, host)
  const names = wantedSuite === null ? await suiteNames(root, host) : [wantedSuite]
  const node = await findNode(host)
  if (node === null) throw new UsageError('expected "node" on the PATH, got none')
  const describer: Describer = {
    side: 'head',
    benchmarkDirectory: root,
    harnessPath,
    environment: handedThrough(host.processes.environment),
    build: { directory: root, runtime: { path: node } },
  }
  const listedSuites: ListedSuite[] = []
  for (const name of names) {
    const suite = await openSuite(name, root, host)
    const benchmarks = await listBenchmarks(suite, describer, host)
    listedSuites.push({ name: suite.name, about: suite.about, benchmarks })
  }
  return listedSuites
}

async function listBenchmarks(
  suite: OpenSuite,
  describer: Describer,
  host: Host,
): Promise<readonly ListedBenchmark[]> {
  const folder = describer.benchmarkDirectory
  const place = { folder, tree: folder, directory: folder, packageDirectory: folder }
  const searchedFolder = { ...place, stripsTypes: true, isBuilt: true, named: suite.scripts }
  const { found } = await findInFolder(searchedFolder, { commands: [], servers: [] }, host)
  const modules = found.flatMap((each) => (each.kind === 'module' ? [each.path] : []))
  const of = async (preset: Preset) => describeModules(describer, { modules, preset }, host)
  const described = {
    quick: await of('quick'),
    published: await of('published'),
    sweep: await of('sweep'),
  }
  return suite.scripts.map((path) => {
    const name = nameOfPath(path)
    if (!modules.includes(path)) return wholeProcess(name)
    const entry = (preset: Preset) =>
      described[preset].descriptions.find(({ module }) => module === path)
    const failure = described.published.failures.find(({ benchmarkId }) => benchmarkId === name)
    const parametersIn = (preset: Preset): readonly Parameters[] => entry(preset)?.parameters ?? []
    return {
      name,
      question: entry('published')?.question ?? null,
      parameters: {
        quick: parametersIn('quick'),
        published: parametersIn('published'),
        sweep: parametersIn('sweep'),
      },
      trouble: failure?.message ?? null,
      leftOut: leftOutTexts(entry('published')?.skipped ?? []),
    }
  })
}

function wholeProcess(name: string): ListedBenchmark {
  const once: readonly Parameters[] = [{}]
  return {
    name,
    question: 'what does the whole process cost, from its start to its end?',
    parameters: { quick: once, published: once, sweep: once },
    trouble: null,
    leftOut: [],
  }
}
