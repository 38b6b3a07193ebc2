import type { Host } from '../host/host.ts'
import type { OnProgress } from '../model/run/progress.ts'
import type { Revision } from '../model/build/revision.ts'
import type { Runtime } from '../model/build/runtime.ts'
import { eachSide, type BySide, type Side } from '../model/build/side.ts'
import type { Snapshot } from '../host/git/snapshots.ts'
import type { Store } from '../store/store.ts'
import { buildSide } from './build-side.ts'
import { buildFailure } from './site.ts'
import { inMegabytes } from '../model/percent.ts'
import { roomToKeep, UnmeasurableError } from '../model/unmeasurable-error.ts'
import { takenByHead } from '../host/files/taken-by-head.ts'
import { type BuildRequest, type BuildOutcome, createLockExchange } from './build-request.ts'
import { assertUnchanged, sealSide, type SealedSide } from './sealed.ts'
import { sourceOf } from '../revision/resolve-revision.ts'
import { digestOf } from '../host/files/digest-of.ts'
import { resolutionDatesSchema } from '../model/build/published-release.ts'
import { parseJson } from '../model/parse-json.ts'
import type { Git } from '../host/git/git.ts'

/** Everything that decides how both sides are built. */
export interface BuildBothRequest extends Omit<
  BuildRequest,
  'revision' | 'base' | 'snapshot' | 'runtime' | 'again' | 'store' | 'jobs' | 'onLine'
> {
  readonly revisions: BySide<Revision>
  /** What was kept of the disk for them; absent where nothing was. */
  readonly snapshots?: BySide<Snapshot | null>
  readonly runtimes: BySide<Runtime>
  /** The store of earlier builds; `null` to build from scratch and store nothing. */
  readonly store: Store | null
  /** Whether head stands for both sides, because nothing is compared. */
  readonly isHeadAlone: boolean
}

// A C++ compiler takes about half a GiB on V8's headers; each side runs a few of them.
const memoryForTwoBytes = 4 * 1024 ** 3

/**
 * Builds both sides, each in its own folder, or takes them from the store. Even identical sides have two builds: an
 * honest comparison of something with itself needs two.
 *
 * They are built at the same time when the machine has two CPUs and the memory for it; nothing is measured meanwhile.
 * Throws a UsageError as `buildSide` does.
 */
export async function buildBoth(
  request: BuildBothRequest,
  host: Host,
  onProgress: OnProgress,
): Promise<BySide<SealedSide>> {
  const { cpus, memoryBytes } = await host.machine.describe()
  // A build of one side could observe the secrets of the other side's install.
  const hasSecrets = (request.installSecrets ?? []).length > 0
  // Head of Node.js itself finds what base has compiled, where both do not compile at the same time.
  const isNode = await isNodeItself(request, host.git)
  const { isHeadAlone } = request
  const isRoomy = cpus >= 2 && memoryBytes >= memoryForTwoBytes
  const together = isRoomy && !hasSecrets && !isNode && !isHeadAlone
  const jobs = Math.max(1, together ? Math.floor(cpus / 2) : cpus)
  // Without a store, dependencies need not be the same in later runs.
  const resolvedAt =
    request.store === null
      ? null
      : await resolutionDate(Object.values(request.revisions), request, host)
  const locks = createLockExchange()
  const sharedRequest = { ...request, resolvedAt, locks, jobs }
  const build = async (side: Side): Promise<SealedSide> => {
    const buildOutcome = await buildOne(side, sharedRequest, host, onProgress)
    return sealSide(buildOutcome, host.files.join(request.workDirectory, side), host)
  }
  if (isHeadAlone) {
    locks.give(null)
    const head = await build('head')
    return { base: head, head }
  }
  const baseBuild = build('base')
  if (!together) await baseBuild
  const [builtBase, builtHead] = await Promise.all([baseBuild, build('head')])
  const sealedHead = await leavingRoom(builtHead, builtBase.root, host)
  // Room, memory, threads or a port may have been lacking beside head alone.
  const isLost = together && 'stage' in builtBase.outcome
  const sealedBase = isLost ? await build('base') : builtBase
  const base = await assertUnchanged(sealedBase, 'head', host)
  const head = await assertUnchanged(sealedHead, 'base', host)
  return { base, head }
}

/** Fails head where it left no room and takes over twice what base does; UnmeasurableError where both have taken it. */
async function leavingRoom(head: SealedSide, base: string, { files }: Host): Promise<SealedSide> {
  const room = (await files.freeBytes(files.join(head.root, '..'))) ?? Infinity
  if (room >= roomToKeep(0)) return head
  const roots = { base, head: head.root }
  const folders = eachSide((side) => ['', '.home', '.temporary'].map((end) => roots[side] + end))
  const takenBytes = await takenByHead(folders, files)
  const rest = `got ${inMegabytes(room)}: make room there, or name another folder in TMPDIR`
  if (takenBytes === null)
    throw new UnmeasurableError(`expected room on the disk beside both builds, ${rest}`)
  const message = `expected room on the disk beside the build of head, which takes ${inMegabytes(takenBytes)}, ${rest}`
  const site = { side: 'head', logPath: head.outcome.logPath ?? '' } as const
  return { ...head, outcome: buildFailure(message, site), seal: null }
}

async function buildOne(
  side: Side,
  request: BuildBothRequest & Pick<BuildRequest, 'jobs'>,
  host: Host,
  onProgress: OnProgress,
): Promise<BuildOutcome> {
  const { revisions, snapshots, runtimes, ...rest } = request
  const again = side === 'head' && !request.isHeadAlone && (await isSameSource(request, host))
  const startSeconds = host.clock.monotonicSeconds()
  onProgress({ kind: 'build-started', side, label: revisions[side].label })
  const buildOutcome = await buildSide(
    {
      ...rest,
      again,
      revision: revisions[side],
      base: revisions.base,
      snapshot: snapshots?.[side] ?? null,
      runtime: runtimes[side],
      onLine: (line) => onProgress({ kind: 'build-line', side, line }),
    },
    host,
  ).finally(() => {
    // Head does not wait for a base that has gone another way.
    if (side === 'base') request.locks?.give(null)
  })
  const seconds = host.clock.monotonicSeconds() - startSeconds
  const ok = !('stage' in buildOutcome)
  const isStored = ok && buildOutcome.storedAt !== undefined
  onProgress({ kind: 'build-ended', side, seconds, ok, stored: isStored })
  return buildOutcome
}

async function isSameSource(
  { revisions, runtimes, repository }: BuildBothRequest,
  host: Host,
): Promise<boolean> {
  if (runtimes.base.path !== runtimes.head.path) return false
  const head = await sourceOf(revisions.head, repository, host)
  return (await sourceOf(revisions.base, repository, host)) === head
}

/**
 * The moment as of which dependencies of published packages are chosen, ISO 8601; `null` where no side is one. It
 * stays, in `dates/TRUST-SCOPE` of the cache (an absolute path), until a version is compared that this machine has not
 * seen.
 */
export async function resolutionDate(
  revisions: readonly Revision[],
  { cacheDirectory, trustScope }: Pick<BuildRequest, 'cacheDirectory' | 'trustScope'>,
  { clock, files }: Pick<Host, 'clock' | 'files'>,
): Promise<string | null> {
  const packages = revisions.filter(({ source }) => source === 'package')
  if (packages.length === 0) return null
  const names = [...new Set(packages.map(({ packageName }) => packageName ?? ''))].toSorted()
  const folder = files.join(cacheDirectory, 'dates', trustScope)
  const path = files.join(folder, `${digestOf(names.join('\n')).slice(0, 32)}.json`)
  // Without it every version is from now.
  const { data: knownDates } = resolutionDatesSchema.safeParse(
    parseJson((await files.read(path)) ?? ''),
  )
  const packageVersions = packages.map(
    (revision) => `${revision.packageName ?? ''}@${revision.packageVersion ?? ''}`,
  )
  if (packageVersions.every((version) => knownDates?.versions.includes(version) === true))
    return knownDates?.at ?? null
  const at = clock.now()
  const versions = [...new Set([...(knownDates?.versions ?? []), ...packageVersions])]
  await files.makeDirectory(folder)
  await files.write(path, JSON.stringify({ at, versions }))
  return at
}

async function isNodeItself(
  { revisions, repository, recipe, directory }: BuildBothRequest,
  git: Pick<Git, 'readFile'>,
): Promise<boolean> {
  const { sha } = revisions.head
  if (sha === null || repository === null) return false
  if (recipe !== null) return recipe === 'node'
  const folder = directory === null || directory === '.' ? '' : `${directory}/`
  const texts = await Promise.all(
    ['node.gyp', 'configure.py'].map((name) => git.readFile(repository, sha, `${folder}${name}`)),
  )
  return !texts.includes(null)
}
