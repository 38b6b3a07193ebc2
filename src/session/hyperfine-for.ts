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
  { commands, hyperfine }: GivenSettings,
  host: Host,
): Promise<HyperfineFound | null> {
  if (!(commands ?? []).some(({ adapter }) => adapter === undefined)) return null
  return lookForHyperfine({ onProgress, cacheDirectory }, { hyperfine }, host)
}

/** Looks for hyperfine at the path in the settings, on the PATH and in the cache, or fetches it. */
export function lookForHyperfine(
  { onProgress, cacheDirectory }: Pick<ComparisonRequest, 'onProgress' | 'cacheDirectory'>,
  { hyperfine }: Pick<GivenSettings, 'hyperfine'>,
  host: Host,
): Promise<HyperfineFound> {
  onProgress({ kind: 'note', text: 'looking for hyperfine' })
  return findHyperfine({ given: hyperfine ?? null, cacheDirectory }, host)
}
