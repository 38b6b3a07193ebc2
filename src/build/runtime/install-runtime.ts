import type { Host } from '../../host/host.ts'
import { reasonText } from '../../host/process/end-text.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { UsageError } from '../../model/usage-error.ts'
import { adopt } from '../../toolchain/tools.ts'
import { fetchByNpm } from '../../revision/fetch-by-npm.ts'
import { type ProbedRuntime, probeRuntime } from './probe-runtime.ts'

// The packages `node-MACHINE` hold the official builds: the executable, its headers, and nothing that is run.
const machines = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** The npm package that contains Node.js for this machine, or a UsageError. */
export function runtimePackage(host: Host): string {
  const machine = `${host.processes.platform}-${host.processes.architecture}`
  if (machines.includes(machine)) return `node-${machine}`
  throw new UsageError(
    `expected one of ${machines.join(', ')} to fetch a Node.js for, got ${machine}: ` +
      'give the path of an executable instead',
  )
}

/** Absolute path of the folder in which a fetched Node.js is kept. */
export function cacheFolderOf(
  version: string,
  { files, processes }: Pick<Host, 'files' | 'processes'>,
  cacheDirectory: string,
): string {
  const name = `node-${version}-${processes.platform}-${processes.architecture}`
  return files.join(cacheDirectory, 'runtimes', name)
}

/**
 * A published Node.js of an exact version without `v`, from the cache (an absolute path) if it is there and still
 * runs, else from npm. Of two processes that fetch it at a time, the first to finish gives its folder the final name.
 * An UnmeasurableError when it cannot be fetched or does not run here.
 */
export async function installRuntime(
  version: string,
  host: Host,
  cacheDirectory: string,
): Promise<ProbedRuntime> {
  const { files } = host
  const directory = cacheFolderOf(version, host, cacheDirectory)
  const runtimes = files.join(directory, '..')
  const cachedRuntime = await probeInstalled(directory, version, host)
  if (typeof cachedRuntime !== 'string') return cachedRuntime
  await files.remove(directory)
  await files.makeDirectory(runtimes)
  const draft = await files.temporaryDirectory('runtime', runtimes)
  try {
    await adopt(await fetchRuntime(version, draft, host), directory, host)
  } finally {
    await files.remove(draft)
  }
  const runtime = await probeInstalled(directory, version, host)
  if (typeof runtime !== 'string') return runtime
  throw new UnmeasurableError(`expected Node.js ${version} to run on this machine, got ${runtime}`)
}

async function probeInstalled(
  directory: string,
  version: string,
  host: Host,
): Promise<ProbedRuntime | string> {
  const path = host.files.join(directory, 'bin/node')
  if (!(await host.files.exists(path))) return 'no such file'
  const probedRuntime = await probeRuntime(path, host)
  if (typeof probedRuntime === 'string') return probedRuntime
  const answer = probedRuntime.versions['node'] ?? ''
  return answer === version ? probedRuntime : `version ${answer}`
}

/** Fetches a Node.js from npm into a folder that is removed afterwards; UnmeasurableError when npm does not. */
async function fetchRuntime(version: string, draft: string, host: Host): Promise<string> {
  const { files, processes } = host
  const name = runtimePackage(host)
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  const trouble = await fetchByNpm(['install', ...flags, '--', `${name}@${version}`], draft, host)
  const folder = files.join(draft, 'node_modules', name)
  // The earliest of these packages hold the archive of the release, which their install script would unpack.
  const release = `node-v${version}-${processes.platform}-${processes.architecture}`
  if (trouble === null && !(await files.exists(files.join(folder, `${release}.tar.gz`))))
    return folder
  const unpackTrouble = trouble ?? (await unpackArchive(`${release}.tar.gz`, folder, processes))
  if (unpackTrouble === null) return files.join(folder, release)
  throw new UnmeasurableError(`expected Node.js ${version} from npm, got ${unpackTrouble}`)
}

/** @returns why `tar` cannot unpack it, which runs nothing of it; `null` when it is unpacked */
async function unpackArchive(
  archive: string,
  folder: string,
  processes: Host['processes'],
): Promise<string | null> {
  const outcome = await processes.run({
    argv: ['tar', '-xf', archive],
    cwd: folder,
    environment: { PATH: processes.environment['PATH'] ?? '' },
    timeoutSeconds: 300,
    outputLimitBytes: 100_000,
  })
  return outcome.exitCode === 0 ? null : reasonText(outcome)
}
