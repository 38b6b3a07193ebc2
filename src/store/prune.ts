import type { StoreLimits } from '../model/build/stored-build.ts'
import { listDrafts, listEntries, type ListedEntry } from './read-entry.ts'
import { entryPaths, type StoreHost } from './store.ts'
import type { Host } from '../host/host.ts'

// No copy of a build takes a day.
const draftAgeSeconds = 86_400

/**
 * Removes builds that are too old or exceed the size limit, and drafts that killed runs have left.
 *
 * @param directory - absolute path of the folder that holds all trust scopes
 * @returns the builds that were removed
 */
export async function prune(
  directory: string,
  limits: StoreLimits,
  host: StoreHost,
): Promise<readonly ListedEntry[]> {
  const { files, clock } = host
  const now = clock.now()
  const droppedEntries = entriesToDrop(await listEntries(directory, host), limits, now)
  for (const { trustScope, key } of droppedEntries)
    await removeEntry({ directory, trustScope, key }, host)
  const tooOld = Date.parse(now) - draftAgeSeconds * 1000
  for (const { name: trustScope } of await files.list(directory)) {
    for (const draft of await listDrafts(directory, trustScope, host)) {
      const begun = await files.read(files.join(directory, trustScope, draft, 'used'))
      const isLive = begun !== null && Date.parse(begun) >= tooOld
      if (!isLive) await files.remove(files.join(directory, trustScope, draft))
    }
  }
  return droppedEntries
}

/**
 * The builds to remove: those that were not used for too long, and of the rest the least recently
 * used until the remaining ones fit.
 *
 * @param now - ISO 8601
 */
export function entriesToDrop(
  entries: readonly ListedEntry[],
  limits: StoreLimits,
  now: string,
): readonly ListedEntry[] {
  const oldest = Date.parse(now) - limits.ageSeconds * 1000
  const newestFirst = entries.toSorted((first, right) => usedAt(right) - usedAt(first))
  const droppedEntries: ListedEntry[] = []
  let sizeBytes = 0
  for (const entry of newestFirst) {
    const fits = sizeBytes + entry.sizeBytes <= limits.sizeBytes
    if (usedAt(entry) >= oldest && fits) sizeBytes += entry.sizeBytes
    else droppedEntries.push(entry)
  }
  return droppedEntries
}

/** Last use in milliseconds since 1970; a build without a record counts as never used. */
function usedAt(entry: ListedEntry): number {
  const at = Date.parse(entry.usedAt ?? '')
  return Number.isNaN(at) ? 0 : at
}

interface RemoveEntryRequest {
  readonly directory: string
  readonly trustScope: string
  readonly key: string
}

/**
 * Removes one stored build. It is renamed first, so that no run finds half of it.
 *
 * @returns `false` when another process was faster
 */
export async function removeEntry(
  { directory, trustScope, key }: RemoveEntryRequest,
  host: StoreHost,
): Promise<boolean> {
  const { files } = host
  const { folder } = entryPaths({ directory, trustScope, key }, host)
  const aside = await files.temporaryDirectory('gone', files.join(directory, trustScope))
  const isMoved = await files.setAside(folder, files.join(aside, 'entry'))
  await files.remove(aside)
  return isMoved
}

/** Something besides builds that the cache folder holds. */
export interface OtherCache {
  /** Relative to the cache folder: `runtimes/node-20.20.2-linux-x64`. */
  readonly name: string
  readonly sizeBytes: number
  /** When a file in it was last written, ISO 8601; `null` where it holds none. */
  readonly changedAt: string | null
}

type CacheHost = { readonly files: Host['files']; readonly clock: Pick<Host['clock'], 'now'> }

const deepest = 40
const mostEntries = 500_000

/**
 * What the cache folder holds besides builds: packages, objects of compilers, runtimes, tools, what was learnt. Links lead
 * to what is somebody else's.
 *
 * @param caches - absolute path of the cache folder
 */
export async function listOtherCaches(
  caches: string,
  { files }: Pick<CacheHost, 'files'>,
): Promise<readonly OtherCache[]> {
  const names: string[] = []
  for (const { name } of await files.list(caches)) {
    const path = files.join(caches, name)
    if (name === 'builds') continue
    const kind = await files.kindOf(path)
    if (kind === 'file') names.push(name)
    if (kind !== 'folder') continue
    for (const inner of await files.list(path)) names.push(`${name}/${inner.name}`)
  }
  return names.toSorted().map((name) => {
    const entries = files.entriesBelow(files.join(caches, name), { deepest, most: mostEntries })
    const changedMs = entries.reduce((latest, entry) => Math.max(latest, entry.changedMs), 0)
    return {
      name,
      sizeBytes: entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      changedAt: changedMs === 0 ? null : new Date(changedMs).toISOString(),
    }
  })
}

/**
 * Removes what was not written to for too long, and of the rest the oldest until the remaining ones fit. All of it is made
 * or fetched again when it is needed.
 *
 * @returns what was removed
 */
export async function pruneOtherCaches(
  caches: string,
  limits: StoreLimits,
  { files, clock }: CacheHost,
): Promise<readonly OtherCache[]> {
  const oldest = Date.parse(clock.now()) - limits.ageSeconds * 1000
  const changedMs = ({ changedAt }: OtherCache): number => Date.parse(changedAt ?? '') || 0
  const newestFirst = (await listOtherCaches(caches, { files })).toSorted(
    (left, right) => changedMs(right) - changedMs(left),
  )
  const removedCaches: OtherCache[] = []
  let sizeBytes = 0
  for (const each of newestFirst) {
    const fits = sizeBytes + each.sizeBytes <= limits.sizeBytes
    if (changedMs(each) >= oldest && fits) {
      sizeBytes += each.sizeBytes
      continue
    }
    await files.remove(files.join(caches, each.name))
    removedCaches.push(each)
  }
  return removedCaches
}
