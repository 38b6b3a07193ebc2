import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { toolPaths } from '../../../scripts/test-tools.ts'
import type { AdapterId } from '../../../src/model/adapter-id.ts'
import { describeSuites } from '../../../src/measure/suites/describe-suites.ts'
import { nodeRelease } from '../../fakes/built.ts'
import { learningRequest } from '../../fakes/collect-requests.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { targetsOf } from '../../fakes/measured-run.ts'
import { realHost } from '../../fakes/real-host.ts'
import { buildOf } from '../../fakes/results.ts'
import { withPackages } from './installed-tool.ts'

const host = realHost()
/** A suite of a real tool. */
export interface RealSuite {
  readonly adapter: AdapterId
  /** With exact versions; none for a tool that is no package. */
  readonly packages: readonly string[]
  /** By path; a text each. */
  readonly files: Readonly<Record<string, string>>
  readonly command: readonly string[]
  /** Folder of the measured package, relative to the top; the top itself when absent. */
  readonly packageFolder?: string
  /** Whether it needs a newer Node.js than the oldest that runs the tests. */
  readonly newNode?: true
  /** The Node.js that runs it, by its version. */
  readonly release?: string
  /** What has to run before, in its folder. */
  readonly build?: readonly string[]
}

/** What came of it, base against itself. */
export interface MeasuredSuite {
  /** Names of head's rows, in their order. */
  readonly names: readonly string[]
  /** Labels of the metrics that decide, each once. */
  readonly decides: readonly string[]
  readonly failures: readonly string[]
  /** By row, where the tool was told how many to make. */
  readonly calls: Readonly<Record<string, number>>
}

/** Learns the rows of a suite as a run does: once as it is, and once with settled calls where that can be had. */
export async function measuredSuite(suite: RealSuite): Promise<MeasuredSuite> {
  const { adapter, packages, files, command } = suite
  const workDirectory = temporaryFolder()
  const directory =
    packages.length === 0
      ? await mkdtemp(join(workDirectory, 'suite-'))
      : await withPackages(workDirectory, packages)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
  const [program, ...words] = suite.build ?? []
  if (program !== undefined) await promisify(execFile)(program, words, { cwd: directory })
  const own = join(directory, suite.packageFolder ?? '.')
  const usual = suite.newNode ? join(toolPaths().nodeDirectory, 'node') : process.execPath
  const { release } = suite
  const node = release === undefined ? usual : (await nodeRelease(release)).path
  const runtime = { ...buildOf('base').runtime, path: node }
  const place = { runtime, workDirectory, host, benchmarks: 'benchmarks', tree: directory }
  const targets = await targetsOf({ base: own, head: own }, place)
  const one = { name: 'suite', adapter, command }
  const described = await describeSuites(targets, [one], learningRequest, host)
  const rows = described.descriptions.head[0]?.rows ?? []
  const calls = described.pairs.get('suite')?.calls ?? {}
  return {
    names: rows.map(({ name }) => name),
    decides: [...new Set(rows.flatMap(({ metrics }) => metrics.map(({ label }) => label)))],
    failures: described.failures.map(({ message }) => message),
    calls,
  }
}
