import type { Revision } from '../model/build/revision.ts'
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

/**
 * Whether a build may add to what later builds read, compiled objects and fetched packages. Only base's may, and that
 * of a commit that its branch already has: base never reads what a change under test has written.
 */
export function mayFillCaches({ side, reason }: Pick<Revision, 'side' | 'reason'>): boolean {
  return side === 'base' || reason === 'pushed'
}

/** The folder that holds the builds of all trust scopes. */
export function storeDirectory(cacheDirectory: string): string {
  return `${cacheDirectory}/${storeFolder}`
}
