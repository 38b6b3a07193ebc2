import type { RemoteCache } from '../host/cache/remote-cache.ts'
import type { Store } from './store.ts'

/** Where builds go that were made from code of people who may push. */
export const trustedScope = 'trusted'

const storeFolder = 'builds'

/**
 * The store of a run. Everybody may take a build of trusted code; nobody but a trusted run may leave
 * one where a trusted run looks, because whatever runs beside a foreign build may have changed it.
 *
 * @param cacheDirectory - absolute path
 * @param trustScope - of the run: `trusted`, or a name of its own for foreign code
 * @param remoteCache - of trusted builds
 */
export function storeOf(
  cacheDirectory: string,
  {
    trustScope,
    version,
    remoteCache = null,
  }: {
    readonly trustScope: string
    readonly version: string
    readonly remoteCache?: RemoteCache | null
  },
): Store {
  return {
    remoteCache,
    version,
    directory: storeDirectory(cacheDirectory),
    reads: trustScope === trustedScope ? [trustedScope] : [trustedScope, trustScope],
    writes: trustScope,
  }
}

/** The folder that holds the builds of all trust scopes. */
export function storeDirectory(cacheDirectory: string): string {
  return `${cacheDirectory}/${storeFolder}`
}
