import { major, maxSatisfying, valid } from 'semver'
import type { Host } from '../../host/host.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import { UsageError } from '../../model/usage-error.ts'
import { installRuntime, runtimePackage } from './install-runtime.ts'
import { parseRuntime, probeRuntime, runtimeOf } from './probe-runtime.ts'
import { publishedVersions } from '../../revision/published-release.ts'
import { findNode } from '../../toolchain/tools.ts'

/**
 * The Node.js that a side runs on.
 *
 * @param spec - `path` for the one on the job's PATH, an absolute path, a version or a range, `lts` or
 *   `latest`
 * @param cacheDirectory - absolute path of the folder where fetched runtimes are kept
 * @throws UsageError when there is no such Node.js; UnmeasurableError when it cannot be fetched
 */
export async function resolveRuntime(
  spec: string,
  host: Host,
  cacheDirectory: string,
): Promise<Runtime> {
  const runtimeSpec = parseRuntime(spec)
  switch (runtimeSpec.kind) {
    case 'path':
      return runtimeOnPath(host)
    case 'given':
      return givenRuntime(runtimeSpec.path, host)
    case 'range':
      return publishedRuntime(spec, { range: runtimeSpec.range, host, cacheDirectory })
    case 'lts':
      return supportedRuntime(host, cacheDirectory)
    case 'latest':
      return publishedRuntime(spec, { range: '*', host, cacheDirectory })
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
  const probedRuntime = await probeRuntime(path, host)
  if (typeof probedRuntime !== 'string') return runtimeOf(probedRuntime, source)
  throw new UsageError(`expected a Node.js that runs at ${path}, got ${probedRuntime}`)
}

interface PublishedRuntimeRequest {
  readonly range: string
  readonly host: Host
  readonly cacheDirectory: string
}

async function publishedRuntime(
  spec: string,
  { range, host, cacheDirectory }: PublishedRuntimeRequest,
): Promise<Runtime> {
  const exact = valid(range)
  if (exact !== null && (await isKept(exact, host, cacheDirectory))) {
    return (await installRuntime(exact, host, cacheDirectory)).runtime
  }
  const { versions, unansweredReason } = await knownVersions(host, cacheDirectory)
  const version = maxSatisfying([...versions], range)
  if (version !== null) return (await installRuntime(version, host, cacheDirectory)).runtime
  if (unansweredReason !== null) {
    throw new UsageError(
      `${unansweredReason}; of the versions that are kept here, ${versions.join(', ')}, none is "${spec}"`,
    )
  }
  throw new UsageError(
    `expected a published Node.js version, got "${spec}": ` +
      `run "npm view ${runtimePackage(host)} versions"`,
  )
}

/** Whether our cache or the runner's has it, so that no request is needed. */
async function isKept(version: string, host: Host, cacheDirectory: string): Promise<boolean> {
  return (await keptVersions(host, cacheDirectory)).includes(version)
}

async function keptVersions(
  { files, processes }: Host,
  cacheDirectory: string,
): Promise<readonly string[]> {
  const suffix = `-${processes.platform}-${processes.architecture}`
  const directoryEntries = await files.list(files.join(cacheDirectory, 'runtimes'))
  const ours = directoryEntries.flatMap(({ name }) =>
    name.startsWith('node-') && name.endsWith(suffix)
      ? [name.slice('node-'.length, -suffix.length)]
      : [],
  )
  const top = processes.environment['RUNNER_TOOL_CACHE'] ?? ''
  const sharedDirectoryEntries = top === '' ? [] : await files.list(files.join(top, 'node'))
  return [...ours, ...sharedDirectoryEntries.map(({ name }) => name)].filter(
    (version) => valid(version) !== null,
  )
}

interface KnownVersions {
  readonly versions: readonly string[]
  /** Why these are only what this machine keeps; `null` if they are all that are released. */
  readonly unansweredReason: string | null
}

/**
 * Released versions, from the registry; if it does not answer, those that this machine keeps.
 *
 * @throws UsageError when it does not answer and none is kept
 */
export async function knownVersions(host: Host, cacheDirectory: string): Promise<KnownVersions> {
  try {
    const versions = await publishedVersions(runtimePackage(host), host)
    if (versions.length > 0) return { versions, unansweredReason: null }
    throw new UsageError('expected versions of Node.js in the registry, got an empty list')
  } catch (error) {
    const versions = await keptVersions(host, cacheDirectory)
    if (versions.length === 0 || !(error instanceof UsageError)) throw error
    return { versions, unansweredReason: error.message }
  }
}

/**
 * The newest version of the newest line under long-term support. Only the executable itself knows whether it
 * is, so the newest lines are fetched until one says yes.
 */
async function supportedRuntime(host: Host, cacheDirectory: string): Promise<Runtime> {
  const versions = [...(await knownVersions(host, cacheDirectory)).versions]
  const majors = [...new Set(versions.map((version) => major(version)))]
  for (const line of majors.toSorted((first, second) => second - first)) {
    const newest = maxSatisfying(versions, String(line))
    if (newest === null) continue
    const { runtime, longTermSupport } = await installRuntime(newest, host, cacheDirectory)
    if (longTermSupport) return runtime
  }
  throw new UsageError('expected a Node.js under long-term support, got none: name a version')
}
