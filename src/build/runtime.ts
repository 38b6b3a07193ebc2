import type { Host } from '../host/host.ts'
import type { Runtime } from '../model/runtime.ts'
import { UsageError } from '../model/usage-error.ts'
import { installRuntime, runtimePackage } from './install-runtime.ts'
import { parseRuntime } from './parse-runtime.ts'
import { probeRuntime, runtimeOf } from './probe-runtime.ts'
import { publishedVersions } from './published-versions.ts'
import { findNode } from './tools.ts'

/**
 * The Node.js that a side runs on.
 *
 * @param spec - `path` for the one on the job's PATH, an absolute path, a version or its first
 *   numbers, `lts` or `latest`
 * @param cacheDirectory - absolute path of the folder where fetched runtimes are kept
 * @throws UsageError when there is no such Node.js; UnmeasurableError when it cannot be fetched
 */
export async function resolveRuntime(
  spec: string,
  host: Host,
  cacheDirectory: string,
): Promise<Runtime> {
  const wanted = parseRuntime(spec)
  switch (wanted.kind) {
    case 'path':
      return runtimeOnPath(host)
    case 'given':
      return givenRuntime(wanted.path, host)
    case 'version':
      return publishedRuntime(spec, wanted.numbers, host, cacheDirectory)
    case 'lts':
      return supportedRuntime(host, cacheDirectory)
    case 'latest':
      return publishedRuntime(spec, [], host, cacheDirectory)
  }
}

async function runtimeOnPath(host: Host): Promise<Runtime> {
  const path = await findNode(host)
  if (path === null) {
    throw new UsageError(
      'expected "node" on the PATH, got none: install Node.js, or name a version such as 22',
    )
  }
  return runtimeAt(path, 'path', host)
}

async function givenRuntime(path: string, host: Host): Promise<Runtime> {
  const inside = host.files.join(path, 'bin/node')
  return runtimeAt((await host.files.exists(inside)) ? inside : path, 'given', host)
}

async function runtimeAt(path: string, source: 'path' | 'given', host: Host): Promise<Runtime> {
  const probed = await probeRuntime(path, host)
  if (typeof probed !== 'string') return runtimeOf(probed, source)
  throw new UsageError(`expected a Node.js that runs at ${path}, got ${probed}`)
}

async function publishedRuntime(
  spec: string,
  numbers: readonly string[],
  host: Host,
  cacheDirectory: string,
): Promise<Runtime> {
  const version =
    numbers.length === 3 ? numbers.join('.') : (await versionsLike(numbers, host)).at(-1)
  if (version === undefined || !(await isPublished(version, host, cacheDirectory))) {
    throw new UsageError(
      `expected a published Node.js version, got "${spec}": ` +
        `run "npm view ${runtimePackage(host)} versions"`,
    )
  }
  return (await installRuntime(version, host, cacheDirectory)).runtime
}

/** Whether it is in the cache already, or the registry has it. */
async function isPublished(version: string, host: Host, cacheDirectory: string): Promise<boolean> {
  const { platform, architecture } = host.processes
  const folder = `runtimes/node-${version}-${platform}-${architecture}`
  if (await host.files.exists(host.files.join(cacheDirectory, folder))) return true
  return (await publishedVersions(runtimePackage(host), version, host)).includes(version)
}

/** Released versions that begin with these numbers, oldest first. */
async function versionsLike(numbers: readonly string[], host: Host): Promise<readonly string[]> {
  const all = await publishedVersions(runtimePackage(host), null, host)
  return all.filter((version) => {
    const parts = version.split('.')
    return /^[\d.]+$/.test(version) && numbers.every((number, index) => number === parts[index])
  })
}

/**
 * The newest version of the newest line under long-term support. Whether a line is there yet, only
 * the executable itself says, so the newest lines are fetched until one says yes.
 */
async function supportedRuntime(host: Host, cacheDirectory: string): Promise<Runtime> {
  const versions = await versionsLike([], host)
  const majors = [...new Set(versions.map((version) => version.split('.')[0] ?? ''))].toReversed()
  for (const major of majors) {
    const newest = versions.findLast((version) => version.startsWith(`${major}.`)) ?? ''
    const { runtime, longTermSupport } = await installRuntime(newest, host, cacheDirectory)
    if (longTermSupport) return runtime
  }
  throw new UsageError('expected a Node.js under long-term support, got none: name a version')
}
