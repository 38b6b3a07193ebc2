import type { StoreLimits } from '../model/store-limits.ts'
import { entriesToDrop } from './entries-to-drop.ts'
import { listDrafts, listEntries, type ListedEntry } from './list-entries.ts'
import { removeEntry } from './remove-entry.ts'
import type { StoreHost } from './store.ts'

// Nobody takes a day to copy a build.
const draftAgeSeconds = 86_400

/**
 * Removes the builds that are too many or too old, and what killed runs have left half-made.
 *
 * @param directory - absolute path of the folder that holds all zones
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
  for (const { zone, key } of dropped) await removeEntry(directory, zone, key, host)
  const tooOld = Date.parse(now) - draftAgeSeconds * 1000
  for (const { name: zone } of await files.list(directory)) {
    for (const draft of await listDrafts(directory, zone, host)) {
      const begun = await files.read(files.join(directory, zone, draft, 'used'))
      const isLive = begun !== null && Date.parse(begun) >= tooOld
      if (!isLive) await files.remove(files.join(directory, zone, draft))
    }
  }
  return dropped
}
