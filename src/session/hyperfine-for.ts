import { findHyperfine, type HyperfineFound } from '../host/tools/hyperfine.ts'
import type { Host } from '../host/host.ts'
import type { GivenSettings } from '../settings/settings.ts'
import type { ComparisonRequest } from './session.ts'

/**
 * Looks for the program that times the commands of the settings, before the run queues, because
 * fetching it takes a while.
 *
 * @returns `null` when the settings name no command that it would time
 */
export async function hyperfineFor(
  { onProgress, cacheDirectory }: Pick<ComparisonRequest, 'onProgress' | 'cacheDirectory'>,
  { commands }: GivenSettings,
  host: Host,
): Promise<HyperfineFound | null> {
  if (!(commands ?? []).some(({ adapter }) => adapter === undefined)) return null
  return lookForHyperfine({ onProgress, cacheDirectory }, host)
}

/** Looks for hyperfine on the PATH and in the cache, or fetches it. */
export function lookForHyperfine(
  { onProgress, cacheDirectory }: Pick<ComparisonRequest, 'onProgress' | 'cacheDirectory'>,
  host: Host,
): Promise<HyperfineFound> {
  onProgress({ kind: 'note', text: 'looking for hyperfine' })
  return findHyperfine({ cacheDirectory }, host)
}
