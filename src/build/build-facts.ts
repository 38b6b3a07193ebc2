import { digestOf } from '../host/files/digest-of.ts'
import type { Host } from '../host/host.ts'
import { keptFacts } from '../model/build/stored-build.ts'
import type { BuildFacts } from '../store/build-key.ts'
import type { BuildRequest } from './build-request.ts'
import { buildEnvironment } from '../toolchain/environment.ts'
import { knownDigests } from './inputs/known-digests.ts'
import { machineState } from './inputs/machine-state.ts'
import type { Site } from './site.ts'
import { availableManager } from './install/available-manager.ts'
import { readManifest } from './install/read-manifest.ts'
import { recipeOf } from './recipes/recipe-of.ts'

// These only say where something is or how it is fetched; the lockfile verifies what is fetched.
const placesOnly =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|APPDATA|LOCALAPPDATA|XDG_CACHE_HOME|COREPACK_HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w*_PROXY|NPM_CONFIG_(?:CACHE|CAFILE|NOPROXY|STRICT_SSL|OFFLINE|PREFER_OFFLINE))$/i

interface FactsOfBuildRequest {
  readonly version: string
  readonly source: string
}

/**
 * Everything that determines the result of a side's build, found without starting a compiler.
 *
 * @param version - of deadheat
 * @param source - git's id of the tree, which has been checked out, or a published package's name,
 *   version and digest
 */
export async function factsOfBuild(
  request: BuildRequest,
  site: Site,
  { version, source }: FactsOfBuildRequest,
): Promise<BuildFacts> {
  const { host, runtime, tools } = site
  const { environment, platform, architecture } = host.processes
  const { processor } = await host.machine.describe()
  const machine = await machineStateOf(request, site)
  const { digestOf: digestOfFile, keep } = await knownDigests(site, host)
  const facts = {
    deadheat: version,
    kept: keptFacts,
    source,
    request: decisions(request),
    runtime: {
      executable: await digestOfFile(runtime.path),
      versions: runtime.versions,
    },
    tools: {
      node: await digestOfFile(tools.nodePath),
      npm: await digestOfFile(host.files.join(tools.npmScript, '../../package.json')),
    },
    environment: Object.fromEntries(
      Object.entries(buildEnvironment(host.processes, [])).filter(
        ([name]) => !placesOnly.test(name),
      ),
    ),
    system: {
      platform,
      architecture,
      processor,
      release: (await host.files.read('/etc/os-release')) ?? '',
      settings: (await Promise.all((await userSettings(environment, host)).map(digestOfFile))).join(
        ' ',
      ),
    },
    machine,
    dependencies: await dependenciesOf(request, site),
  }
  await keep()
  return facts
}

/**
 * Whatever a build may read of the machine outside of its tree, as one digest.
 */
export async function machineStateOf(
  { environment }: Pick<BuildRequest, 'environment'>,
  site: Pick<Site, 'host' | 'runtime' | 'cacheDirectory' | 'trustScope'>,
): Promise<string> {
  const { host, runtime } = site
  const known = await knownDigests(site, host)
  const folder = runtime.headersDirectory
  const headers = folder === null ? null : host.files.join(folder, 'include/node')
  const variables = { ...buildEnvironment(host.processes, []), ...environment }
  const state = await machineState(variables, headers, host, known)
  await known.keep()
  return digestOf(state.join('\n'))
}

/**
 * What a user's own settings add to every build: the compilers that rustup may choose (those on the
 * PATH are only launchers), and the flags of cargo and gyp.
 */
async function userSettings(
  environment: Readonly<Record<string, string | undefined>>,
  { files }: Host,
): Promise<readonly string[]> {
  const home = environment['HOME'] ?? ''
  const rustup = environment['RUSTUP_HOME'] ?? files.join(home, '.rustup')
  const cargo = environment['CARGO_HOME'] ?? files.join(home, '.cargo')
  const toolchains = await files.list(files.join(rustup, 'toolchains'))
  return [
    files.join(rustup, 'settings.toml'),
    ...toolchains.map(({ name }) => files.join(rustup, 'toolchains', name, 'bin/rustc')),
    files.join(cargo, 'config.toml'),
    files.join(cargo, 'config'),
    files.join(home, '.gyp/include.gypi'),
  ]
}

/** What decides the versions of dependencies besides the tree; `null` where nothing does. */
async function dependenciesOf(request: BuildRequest, site: Site): Promise<string | null> {
  if (site.lock !== null) return digestOf(site.lock.text)
  return (await isLocked(request, site)) ? null : dateOf(request, site.host)
}

/** Dependencies without a lockfile depend on the date: the chosen one, else today. */
function dateOf({ revision, resolvedAt }: BuildRequest, { clock }: Host): string {
  const chosenText = revision.source === 'package' ? (resolvedAt ?? null) : null
  return chosenText ?? clock.now().slice(0, 10)
}

/** The parts of the request that affect the result: not folders, speed or output. */
function decisions(request: BuildRequest): Readonly<Record<string, unknown>> {
  const elsewhere = new Set([
    'revision',
    'snapshot',
    'runtime',
    'repository',
    'workDirectory',
    'place',
    'trustScope',
    'cacheDirectory',
    'timeoutSeconds',
    'jobs',
    'onLine',
    'store',
    'installSecrets',
    'resolvedAt',
    'locks',
  ])
  return Object.fromEntries(Object.entries(request).filter(([name]) => !elsewhere.has(name)))
}

/**
 * Whether a checked-out side always gets the same dependencies, because a lockfile pins them or
 * they are part of the tree, like those of Node.js itself.
 */
export async function isLocked(
  request: Pick<BuildRequest, 'revision' | 'recipe' | 'commands'>,
  site: Pick<Site, 'directory' | 'packageDirectory' | 'host'>,
): Promise<boolean> {
  if (request.revision.source === 'package') return false
  return (await isNode(request, site)) || (await hasLockfileAbove(site))
}

async function isNode(
  request: Pick<BuildRequest, 'recipe' | 'commands'>,
  { packageDirectory, host }: Pick<Site, 'packageDirectory' | 'host'>,
): Promise<boolean> {
  const manifest = await readManifest(packageDirectory, host)
  return (await recipeOf(request, packageDirectory, manifest, host)) === 'node'
}

async function hasLockfileAbove({
  directory,
  packageDirectory,
  host,
}: Pick<Site, 'directory' | 'packageDirectory' | 'host'>): Promise<boolean> {
  const { files } = host
  const below = files.relative(directory, packageDirectory)
  const parts = below === '' ? [] : below.split('/')
  for (let length = parts.length; length >= 0; length -= 1) {
    const folder = files.join(directory, ...parts.slice(0, length))
    const names = (await files.list(folder)).map(({ name }) => name)
    if ((await availableManager(names, null, host)).isFrozen) return true
  }
  return false
}
