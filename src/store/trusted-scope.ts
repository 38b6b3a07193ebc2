import type { Store } from './store.ts'

/** Trust scope of builds made from code of people who may push. */
export const trustedScope = 'trusted'

const storeFolder = 'builds'

/**
 * The store of a run. All runs may take builds of trusted code. Only a trusted run may store builds
 * where trusted runs look, because a foreign build may have changed what was built beside it.
 *
 * @param cacheDirectory - absolute path
 * @param trustScope - trust scope of the run: `trusted`, or another name for foreign code
 */
export function storeOf(cacheDirectory: string, trustScope: string, version: string): Store {
  return {
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
