import { major, maxSatisfying, valid } from 'semver'
import type { Host } from '../../host/host.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import { UsageError } from '../../model/usage-error.ts'
import { installRuntime, cacheFolderOf, runtimePackage } from './install-runtime.ts'
import { parseRuntime, probeRuntime, runtimeOf } from './probe-runtime.ts'
import { publishedVersions } from '../../revision/published-release.ts'
import { findNode } from '../../toolchain/tools.ts'

/**
 * The Node.js that a side runs on, by `path` for the one on the job's PATH, an absolute path, a version or a range, or a
 * word of {@link parseRuntime}; fetched ones are kept in an absolute cache folder. A UsageError when there is no such
 * Node.js; an UnmeasurableError when it cannot be fetched.
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
      return publishedRuntime(spec, runtimeSpec.range, host, cacheDirectory)
    case 'lts':
      return supportedRuntime(runtimeSpec.back, host, cacheDirectory)
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

async function publishedRuntime(
  spec: string,
  range: string,
  host: Host,
  cacheDirectory: string,
): Promise<Runtime> {
  const exactVersion = valid(range)
  // No request is needed for one that is there.
  const isKept =
    exactVersion !== null &&
    (await host.files.exists(cacheFolderOf(exactVersion, host, cacheDirectory)))
  const version = isKept ? exactVersion : maxSatisfying([...(await releasedVersions(host))], range)
  if (version !== null) return runtimeOf(await installRuntime(version, host, cacheDirectory), 'npm')
  throw new UsageError(
    `expected a published Node.js version, got "${spec}": ` +
      `run "npm view ${runtimePackage(host)} versions"`,
  )
}

/** All versions of Node.js in the registry for this machine, oldest first; a UsageError when there are none. */
export async function releasedVersions(host: Host): Promise<readonly string[]> {
  const versions = await publishedVersions(runtimePackage(host), host)
  if (versions.length > 0) return versions
  throw new UsageError('expected versions of Node.js in the registry, got an empty list')
}

/** The last odd line of Node.js that got no long-term support, as none did before it. */
const lastOddLine = 25

/** The newest version of the newest LTS line, or so many before; lines are fetched until one says that it is one. */
async function supportedRuntime(
  back: number,
  host: Host,
  cacheDirectory: string,
): Promise<Runtime> {
  const versions = [...(await releasedVersions(host))]
  const majors = [...new Set(versions.map((version) => major(version)))].filter(
    (line) => line % 2 === 0 || line > lastOddLine,
  )
  for (const line of majors.toSorted((first, second) => second - first)) {
    const newestVersion = maxSatisfying(versions, String(line))
    if (newestVersion === null) continue
    const probedRuntime = await installRuntime(newestVersion, host, cacheDirectory)
    if (!probedRuntime.longTermSupport) continue
    if (back === 0) return runtimeOf(probedRuntime, 'npm')
    const range = String(line - 2 * back)
    return publishedRuntime(`lts/-${back}`, range, host, cacheDirectory)
  }
  throw new UsageError('expected a Node.js under long-term support, got none: name a version')
}
