import type { ListedEntry, OtherCache, StoreLimits } from '../model/build/stored-build.ts'
import { listDrafts, listEntries } from './read-entry.ts'
import { entryPaths, type EntryPlace, type StoreHost } from './store.ts'

// No copy of a build takes a day.
const draftAgeSeconds = 86_400

/**
 * Removes builds that are too old or exceed the limits, which it returns, and drafts that killed runs have left, in
 * the folder (an absolute path) of all trust scopes.
 */
export async function prune(
  directory: string,
  limits: StoreLimits,
  host: StoreHost,
): Promise<readonly ListedEntry[]> {
  const { files, clock } = host
  const now = clock.now()
  const droppedEntries = entriesToDrop(
    await listEntries(directory, host),
    ({ usedAt }) => usedAt,
    limits,
    now,
  )
  for (const { trustScope, key } of droppedEntries)
    await removeEntry({ directory, trustScope, key }, host)
  const oldestMs = Date.parse(now) - draftAgeSeconds * 1000
  for (const { name: trustScope } of await files.list(directory)) {
    for (const draft of await listDrafts(directory, trustScope, host)) {
      const startTime = await files.read(files.join(directory, trustScope, draft, 'used'))
      const isLive = startTime !== null && Date.parse(startTime) >= oldestMs
      if (!isLive) await files.remove(files.join(directory, trustScope, draft))
    }
  }
  return droppedEntries
}

/** What to remove: what was not used for too long, and what does not fit beside what was used later (ISO 8601). */
export function entriesToDrop<T extends { readonly sizeBytes: number }>(
  entries: readonly T[],
  usedAt: (entry: T) => string | null,
  limits: StoreLimits,
  now: string,
): readonly T[] {
  const oldestMs = Date.parse(now) - limits.ageSeconds * 1000
  const usedMs = (entry: T): number => Date.parse(usedAt(entry) ?? '') || 0
  let sizeBytes = 0
  return entries
    .toSorted((first, second) => usedMs(second) - usedMs(first))
    .filter((entry) => {
      const stays = usedMs(entry) >= oldestMs && sizeBytes + entry.sizeBytes <= limits.sizeBytes
      if (stays) sizeBytes += entry.sizeBytes
      return !stays
    })
}

/** Removes one stored build, unless another process was faster. It is renamed first, so that no run finds half of it. */
export async function removeEntry(place: EntryPlace, host: StoreHost): Promise<void> {
  const { files } = host
  const { folder } = entryPaths(place, host)
  const aside = await files.temporaryDirectory('gone', files.join(folder, '..'))
  await files.setAside(folder, files.join(aside, 'entry'))
  await files.remove(aside)
}

const deepest = 40
const mostEntries = 500_000

/** What the cache folder holds besides builds: packages, objects, runtimes, tools; links lead to somebody else's. */
async function listOtherCaches(
  caches: string,
  { files }: Pick<StoreHost, 'files'>,
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

/** Removes, and returns, what was not written to for too long, then the oldest until the rest fits. */
export async function pruneOtherCaches(
  caches: string,
  limits: StoreLimits,
  { files, clock }: Pick<StoreHost, 'files' | 'clock'>,
): Promise<readonly OtherCache[]> {
  const staleEntries = entriesToDrop(
    await listOtherCaches(caches, { files }),
    ({ changedAt }) => changedAt,
    limits,
    clock.now(),
  )
  for (const { name } of staleEntries) await files.remove(files.join(caches, name))
  return staleEntries
}
