import type { Host } from '../host/host.ts'
import { keptFacts } from '../model/build/stored-build.ts'
import type { BuildFacts } from '../store/build-key.ts'
import type { BuildRequest } from './build-request.ts'
import { buildEnvironment } from '../toolchain/environment.ts'
import { knownDigests, type KnownDigests } from './inputs/known-digests.ts'
import { isLocked } from './install/is-locked.ts'
import { jobPath } from '../toolchain/job-path.ts'
import type { Site } from './site.ts'

// These only say where something is or how it is fetched; the lockfile verifies what is fetched.
const placesOnly =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|APPDATA|LOCALAPPDATA|XDG_CACHE_HOME|COREPACK_HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w*_PROXY|NPM_CONFIG_(?:CACHE|CAFILE|NOPROXY|STRICT_SSL|OFFLINE|PREFER_OFFLINE))$/i

const compilers = ['cc', 'c++', 'gcc', 'g++', 'clang', 'clang++', 'rustc', 'cargo']
const otherTools = ['make', 'ninja', 'cmake', 'ld', 'as', 'pnpm', 'yarn', 'bun', 'python3']

/** Paths of C libraries; that one is missing is also a fact. */
const libraries = [
  '/lib/x86_64-linux-gnu/libc.so.6',
  '/lib/aarch64-linux-gnu/libc.so.6',
  '/lib64/libc.so.6',
  '/lib/libc.musl-x86_64.so.1',
  '/lib/libc.musl-aarch64.so.1',
]

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
  { version, source }: { readonly version: string; readonly source: string },
): Promise<BuildFacts> {
  const { host, runtime, tools } = site
  const { digestOf, keep } = await knownDigests(site, host)
  const { environment, platform, architecture } = host.processes
  const { processor } = await host.machine.describe()
  const headers = runtime.headersDirectory
  const facts = {
    deadheat: version,
    kept: keptFacts,
    source,
    request: decisions(request),
    runtime: {
      executable: await digestOf(runtime.path),
      versions: runtime.versions,
      headers:
        headers === null
          ? 'none'
          : await Promise.all(
              ['node_version.h', 'config.gypi', 'common.gypi', 'node_api.h', 'v8-version.h'].map(
                (name) => digestOf(host.files.join(headers, 'include/node', name)),
              ),
            ),
    },
    tools: {
      ...(await toolDigests(host, digestOf)),
      node: await digestOf(tools.nodePath),
      npm: await digestOf(host.files.join(tools.npmScript, '../../package.json')),
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
      libraries: (await Promise.all(libraries.map(digestOf))).join(' '),
      settings: (await Promise.all((await userSettings(environment, host)).map(digestOf))).join(
        ' ',
      ),
    },
    day: (await isLocked(request, site)) ? null : dateOf(request, host),
  }
  await keep()
  return facts
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

/** Dependencies without a lockfile depend on the date: the chosen one, else today. */
function dateOf({ revision, resolvedAt }: BuildRequest, { clock }: Host): string {
  const chosen = revision.source === 'package' ? (resolvedAt ?? null) : null
  return chosen ?? clock.now().slice(0, 10)
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
  ])
  return Object.fromEntries(Object.entries(request).filter(([name]) => !elsewhere.has(name)))
}

/**
 * A build may call a compiler by any of its names, and the first one on the PATH may be a wrapper
 * such as a compiler cache, so all of them count.
 */
async function toolDigests(
  { files, processes }: Host,
  digestOf: KnownDigests['digestOf'],
): Promise<Readonly<Record<string, string>>> {
  const folders = jobPath(processes)
  const named = ['CC', 'CXX', 'LD', 'AR'].flatMap((name) => {
    const program = processes.environment[name]?.split(' ')[0]
    return program === undefined || program === '' ? [] : [program]
  })
  const found: [string, string][] = []
  for (const name of [...compilers, ...otherTools, ...named]) {
    const paths = name.startsWith('/') ? [name] : folders.map((folder) => files.join(folder, name))
    const all = await Promise.all(paths.map(digestOf))
    found.push([name, all.filter((digest) => digest !== 'none').join(' ')])
  }
  return Object.fromEntries(found)
}
