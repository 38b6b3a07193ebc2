import type { AddonFile, Build } from '../model/build/build.ts'
import { isDiskFull } from '../model/disk-full.ts'
import type { Failure } from '../model/judging/failure.ts'
import { buildKey } from '../store/build-key.ts'
import { putIn } from '../store/put-in.ts'
import type { Store } from '../store/store.ts'
import { takeOut, type TakenOut } from '../store/take-out.ts'
import { factsOfBuild, machineStateOf } from './build-facts.ts'
import type { BuildRequest } from './build-request.ts'
import type { ResolvedLock } from './install/lock-exchange.ts'
import { resolveLock } from './install/resolve-lock.ts'
import { prepareTree } from './prepare-tree.ts'
import { workspaceBomb } from './install/workspace-bomb.ts'
import { buildFailure, noteInLog, type Site } from './site.ts'
import { sourceOf } from '../revision/resolve-revision.ts'

/** The result of looking up a side in the store. */
export interface Lookup {
  /** Stores the side's build, once it is made. */
  readonly keep: (build: Build) => Promise<void>
  /** The build, copied to the side's folder, if the store had it. */
  readonly build: Build | null
  /** The lockfile that was made for its tree. */
  readonly lock: ResolvedLock | null
}

/**
 * Puts a side into its folder: its build if the store has it, else its sources.
 *
 * @returns why the sources could not be put there, or the result of the lookup
 */
export async function storedSide(request: BuildRequest, site: Site): Promise<Failure | Lookup> {
  const { revision, repository, snapshot = null } = request
  const store = request.store ?? null
  const prepare = async (): Promise<Failure | null> => {
    const failure = await prepareTree({ revision, repository, snapshot }, site)
    const bomb = failure === null ? await workspaceBomb(site) : null
    return bomb === null ? failure : buildFailure(bomb, site)
  }
  // Nothing is built in an empty folder that would be worth keeping.
  const empty = revision.source === 'runtime'
  if (empty) return (await prepare()) ?? { build: null, keep: keepNothing, lock: null }
  // A commit is checked out first: its files decide how it is built.
  const isPublished = revision.source === 'package'
  const failure = isPublished && store !== null ? null : await prepare()
  if (failure !== null) return failure
  const lock = isPublished ? null : await resolveLock(request, site)
  if (store === null) return { build: null, keep: keepNothing, lock }
  const source = await sourceOf(revision, repository, site.host)
  const facts = await factsOfBuild(request, { ...site, lock }, { version: store.version, source })
  const key = buildKey(facts)
  const taken = await takenOut(key, site, store)
  if (taken.kind === 'build') {
    await noteInLog(
      `built on ${taken.storedBuild.madeAt} and stored as ${key.slice(0, 12)}: not built again`,
      site,
    )
    return {
      build: await buildAt(taken.build, request, site, taken.storedBuild.madeAt),
      keep: keepNothing,
      lock,
    }
  }
  if (taken.kind === 'refused') {
    await noteInLog(`the stored build is not used: ${taken.reason}`, site)
  }
  const again = isPublished || taken.kind === 'refused' ? await prepare() : null
  const { machine } = facts
  return (
    again ?? {
      build: null,
      keep: (build) => keep(build, key, { request, site, store, machine }),
      lock,
    }
  )
}

async function takenOut(key: string, site: Site, store: Store): Promise<TakenOut> {
  try {
    return await takeOut({ key, target: site.directory, store }, site.host)
  } catch (error) {
    if (isDiskFull(error)) throw error
    // A store of another user cannot be put right, so nothing is taken from it.
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}

const keepNothing = (): Promise<void> => Promise.resolve()

async function buildAt(
  storedBuild: Build,
  { runtime }: BuildRequest,
  site: Site,
  storedAt: string,
): Promise<Build> {
  const { files } = site.host
  // A runtime that was built is part of the copy; any other is the same by its digest, but may be
  // at another path.
  const isBrought = storedBuild.runtime.path.startsWith(`${site.directory}/`)
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
    runtime: isBrought ? storedBuild.runtime : runtime,
    addons,
    logPath: site.logPath,
    storedAt,
  }
}

interface KeepRequest {
  readonly request: BuildRequest
  readonly site: Site
  readonly store: Store
  /** Digest of what the build could read of the machine when it began. */
  readonly machine: string
}

async function keep(build: Build, key: string, keepRequest: KeepRequest): Promise<void> {
  const { request, site, store, machine } = keepRequest
  const keptParts = { key, label: request.revision.label, place: site.directory, build }
  const isOther = (await machineStateOf(request, site)) !== machine
  const reason = isOther
    ? 'a program, a header, a library or a package of the machine was changed while it was built'
    : await putIn(keptParts, store, site.host)
  if (reason !== null) await noteInLog(`the build is not kept: ${reason}`, site)
}
