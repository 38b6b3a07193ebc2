// Takes a build from the store, or puts it there, for build-side. Whatever may change a build is part of its key.
import type { AddonFile, Build } from '../model/build/build.ts'
import { isDiskFull } from '../model/unmeasurable-error.ts'
import type { Failure } from '../model/judging/failure.ts'
import { putIn } from '../store/put-in.ts'
import type { Store } from '../store/store.ts'
import { takeOut, type StoreAnswer } from '../store/take-out.ts'
import type { BuildRequest } from './build-request.ts'
import { resolveLock } from './install/resolve-lock.ts'
import { holdsAbove } from './stays-in-tree.ts'
import { prepareTree, workspaceBomb } from './prepare-tree.ts'
import { buildFailure, noteInLog, type Site } from './site.ts'
import { sourceOf } from '../revision/resolve-revision.ts'
import { digestOf } from '../host/files/digest-of.ts'
import type { Host } from '../host/host.ts'
import { pickVariables } from '../host/process/own-environment.ts'
import { keptFacts } from '../model/build/stored-build.ts'
import { buildEnvironment } from '../toolchain/environment.ts'
import { knownDigests, machineState } from './inputs/machine-state.ts'

/** The result of looking up a side in the store. */
export interface Lookup {
  /** Stores the side's build, once it is made. */
  readonly keep: (build: Build) => Promise<void>
  /** The build, copied to the side's folder, if the store had it. */
  readonly build: Build | null
  /** As in `Site`. */
  readonly lock: Site['lock']
}

/** Puts a side into its folder, its build if stored, else its sources; returns why not, or the lookup. */
export async function storedSide(site: Site): Promise<Failure | Lookup> {
  const { revision, repository, store = null } = site.request
  const prepare = async (): Promise<Failure | null> => {
    const failure = await prepareTree(site)
    const bomb = failure === null ? await workspaceBomb(site) : null
    return bomb === null ? failure : buildFailure(bomb, site)
  }
  // Nothing is built in an empty folder that would be worth keeping.
  if (revision.source === 'runtime')
    return (await prepare()) ?? { build: null, keep: keepNothing, lock: null }
  // A commit is checked out first: its files decide how it is built.
  const isPublished = revision.source === 'package'
  const failure = isPublished && store !== null ? null : await prepare()
  if (failure !== null) return failure
  const lock = isPublished ? null : await resolveLock(site)
  if (store === null) return { build: null, keep: keepNothing, lock }
  const source = await sourceOf(revision, repository, site.host)
  const facts = await factsOfBuild({ ...site, lock }, store.version, source)
  const key = buildKey(facts)
  const storeAnswer = await askStore(key, site, store)
  if (storeAnswer.kind === 'build') {
    await noteInLog(
      `built on ${storeAnswer.storedBuild.madeAt} and stored as ${key.slice(0, 12)}: not built again`,
      site,
    )
    return {
      build: await buildAt(storeAnswer.build, site, storeAnswer.storedBuild.madeAt),
      keep: keepNothing,
      lock,
    }
  }
  if (storeAnswer.kind === 'refused') {
    await noteInLog(`the stored build is not used: ${storeAnswer.reason}`, site)
  }
  const repeatFailure = isPublished || storeAnswer.kind === 'refused' ? await prepare() : null
  const keep: Lookup['keep'] = (build) => storeBuild(build, facts, store, site)
  return repeatFailure ?? { build: null, keep, lock }
}

async function askStore(key: string, site: Site, store: Store): Promise<StoreAnswer> {
  try {
    return await takeOut(key, site.directory, store, site.host)
  } catch (error) {
    if (isDiskFull(error)) throw error
    // A store of another user cannot be put right, so nothing is taken from it.
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}

const keepNothing = (): Promise<void> => Promise.resolve()

async function buildAt(storedBuild: Build, site: Site, storedAt: string): Promise<Build> {
  const { files } = site.host
  // A runtime that was built is part of the copy; any other is the same by its digest, maybe at another path.
  const isBrought = storedBuild.runtime.source === 'built'
  const addons: AddonFile[] = []
  for (const addon of storedBuild.addons) {
    // An addon that contains its path has other bytes here.
    addons.push({
      ...addon,
      ...(await files.fingerprint(files.join(storedBuild.directory, addon.path))),
    })
  }
  return {
    ...storedBuild,
    side: site.side,
    runtime: isBrought ? storedBuild.runtime : site.runtime,
    addons,
    logPath: site.logPath,
    storedAt,
  }
}

/** @param facts - as they were when the build began */
async function storeBuild(
  build: Build,
  facts: BuildFacts,
  store: Store,
  site: Site,
): Promise<void> {
  const { label } = site.request.revision
  const keptBuild = { key: buildKey(facts), label, place: site.directory, build }
  const hasChanged = (await machineStateOf(site)) !== facts.machine
  const reason = hasChanged
    ? 'a program, a header, a library or a package of the machine was changed while it was built'
    : await putIn(keptBuild, store, site.host)
  if (reason !== null) await noteInLog(`the build is not kept: ${reason}`, site)
}

// These only say where something is or how it is fetched; the lockfile verifies what is fetched.
const placeVariables =
  /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|APPDATA|LOCALAPPDATA|XDG_CACHE_HOME|COREPACK_HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w*_PROXY|NPM_CONFIG_(?:CACHE|CAFILE|NOPROXY|STRICT_SSL|OFFLINE|PREFER_OFFLINE))$/i

/** All that determines a side's build; `source` is git's id of the tree, or a package's name, version and digest. */
async function factsOfBuild(site: Site, version: string, source: string) {
  const { request, host, runtime, tools } = site
  const { environment, platform, architecture } = host.processes
  const { processor } = await host.machine.describe()
  const machine = await machineStateOf(site)
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
    environment: pickVariables(
      buildEnvironment(host.processes, []),
      (name) => !placeVariables.test(name),
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
    dependencies: await dependenciesOf(site),
  }
  await keep()
  return facts
}

/** Whatever a build may read of the machine outside of its tree, as one digest. */
async function machineStateOf(
  site: Pick<Site, 'host' | 'runtime' | 'cacheDirectory' | 'trustScope' | 'environment'>,
): Promise<string> {
  const { host, runtime, environment } = site
  const digests = await knownDigests(site, host)
  const folder = runtime.headersDirectory
  const headers = folder === null ? null : host.files.join(folder, 'include/node')
  const variables = { ...buildEnvironment(host.processes, []), ...environment }
  const state = await machineState(variables, headers, host, digests)
  await digests.keep()
  return digestOf(state.join('\n'))
}

/** What a user's settings add to every build: the compilers that rustup may choose, and the flags of cargo and gyp. */
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
async function dependenciesOf(site: Site): Promise<string | null> {
  const { request, lock, host, packageDirectory } = site
  const isOf = (name: string): Promise<boolean> => holdsAbove(name, packageDirectory, site)
  const today = host.clock.now().slice(0, 10)
  const crates = (await isOf('Cargo.toml')) && !(await isOf('Cargo.lock')) ? today : null
  if (lock === 'own') return crates
  if (lock !== null) return digestOf(`${lock.text}${crates ?? ''}`)
  // Dependencies without a lockfile depend on the date: the chosen one, else today.
  return (request.revision.source === 'package' ? request.resolvedAt : null) ?? today
}

/** The parts of the request that affect the result: not folders, speed or output. */
function decisions(request: BuildRequest): Readonly<Record<string, unknown>> {
  const { recipe, commands, configure, environment, installScripts, directory } = request
  const { again = false } = request
  return { recipe, commands, configure, environment, installScripts, directory, again }
}

type BuildFacts = Awaited<ReturnType<typeof factsOfBuild>>

/** The name of a build of these facts in the store: 64 hexadecimal digits; the order of keys does not matter. */
export function buildKey(facts: object): string {
  return digestOf(JSON.stringify(sortKeys(facts)))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1))
  return entries.map(([name, part]) => [name, sortKeys(part)])
}
