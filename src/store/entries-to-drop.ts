import type { StoreLimits } from '../model/store-limits.ts'
import type { ListedEntry } from './list-entries.ts'

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
