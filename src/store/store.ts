import type { Host } from '../host/host.ts'
import type { Revision } from '../model/build/revision.ts'

/** Whose builds a run may take and where it leaves its own. */
export interface Store {
  /** Absolute path of the folder that holds all trust scopes. */
  readonly directory: string
  /** Trust scopes in which builds are looked up, in this order. */
  readonly reads: readonly string[]
  /** The trust scope that new builds go to. */
  readonly writes: string
  /** Version of deadheat, whose recipes are part of a build's key. */
  readonly version: string
}

/** The parts of the host that the store needs. */
export type StoreHost = Pick<Host, 'files' | 'clock' | 'processes'>

/** Where one build lies in the store. */
export interface EntryPlace {
  /** Absolute path of the folder that holds all trust scopes. */
  readonly directory: string
  readonly trustScope: string
  readonly key: string
}

/** Absolute paths of a build's folder and what is in it: last use (ISO 8601), size in bytes, tree, description. */
export function entryPaths(
  { directory, trustScope, key }: EntryPlace,
  { files }: Pick<Host, 'files'>,
): Readonly<Record<'folder' | 'manifest' | 'tree' | 'lastUsePath' | 'size', string>> {
  const folder = files.join(directory, trustScope, key)
  return {
    folder,
    manifest: files.join(folder, 'build.json'),
    tree: files.join(folder, 'tree'),
    lastUsePath: files.join(folder, 'used'),
    size: files.join(folder, 'size'),
  }
}

/** Trust scope of builds made from code of people who may push. */
export const trustedScope = 'trusted'

/**
 * The store of a run. All may take builds of trusted code; only a trusted one may store builds where trusted runs
 * look, as a foreign build may have changed what was built beside it.
 *
 * @param cacheDirectory - absolute path
 * @param trustScope - of the run: `trusted`, or another name for foreign code
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
  return side === 'base' || reason === 'pushed' || reason === 'merge-group'
}

/** The folder that holds the builds of all trust scopes. */
export function storeDirectory(cacheDirectory: string): string {
  return `${cacheDirectory}/builds`
}
