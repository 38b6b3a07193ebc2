import type { StoreLimits } from '../model/build/stored-build.ts'
import { listDrafts, listEntries, type ListedEntry } from './read-entry.ts'
import { entryPaths, type StoreHost } from './store.ts'

// Nobody takes a day to copy a build.
const draftAgeSeconds = 86_400

/**
 * Removes the builds that are too many or too old, and what killed runs have left half-made.
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
  const dropped = entriesToDrop(await listEntries(directory, host), limits, now)
  for (const { trustScope, key } of dropped) await removeEntry({ directory, trustScope, key }, host)
  const tooOld = Date.parse(now) - draftAgeSeconds * 1000
  for (const { name: trustScope } of await files.list(directory)) {
    for (const draft of await listDrafts(directory, trustScope, host)) {
      const begun = await files.read(files.join(directory, trustScope, draft, 'used'))
      const isLive = begun !== null && Date.parse(begun) >= tooOld
      if (!isLive) await files.remove(files.join(directory, trustScope, draft))
    }
  }
  return dropped
}

/**
 * The builds that have to go: those that nobody has used for too long, and of the rest the longest
 * unused until what stays fits.
 *
 * @param now - ISO 8601
 */
export function entriesToDrop(
  entries: readonly ListedEntry[],
  limits: StoreLimits,
  now: string,
): readonly ListedEntry[] {
  const oldest = Date.parse(now) - limits.ageSeconds * 1000
  const newestFirst = entries.toSorted((one, other) => usedAt(other) - usedAt(one))
  const dropped: ListedEntry[] = []
  let sizeBytes = 0
  for (const entry of newestFirst) {
    const fits = sizeBytes + entry.sizeBytes <= limits.sizeBytes
    if (usedAt(entry) >= oldest && fits) sizeBytes += entry.sizeBytes
    else dropped.push(entry)
  }
  return dropped
}

/** In milliseconds since 1970; a build of which nobody knows counts as never used. */
function usedAt(entry: ListedEntry): number {
  const at = Date.parse(entry.usedAt ?? '')
  return Number.isNaN(at) ? 0 : at
}

/**
 * Removes one stored build. It loses its name first, so that nobody finds half of it.
 *
 * @returns `false` when somebody else was faster
 */
export async function removeEntry(
  {
    directory,
    trustScope,
    key,
  }: { readonly directory: string; readonly trustScope: string; readonly key: string },
  host: StoreHost,
): Promise<boolean> {
  const { files } = host
  const { folder } = entryPaths({ directory, trustScope, key }, host)
  const aside = await files.temporaryDirectory('gone', files.join(directory, trustScope))
  const moved = await files.setAside(folder, files.join(aside, 'entry'))
  await files.remove(aside)
  return moved
}
