import type { Listing } from '../../adapters/adapter.ts'
import { adapters } from '../../adapters/index.ts'
import type { AdapterId } from '../../model/adapter-id.ts'

/** How the benchmarks of an adapter's suites are listed without running any; `null` where they cannot be. */
export function listingOf(adapter: AdapterId): Listing | null {
  return adapters[adapter].list ?? null
}
