import type { Host } from '../host/host.ts'

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

interface EntryPathsRequest {
  readonly directory: string
  readonly trustScope: string
  readonly key: string
}

/** Absolute path of one build's folder in the store, and of the files in it. */
export function entryPaths(
  { directory, trustScope, key }: EntryPathsRequest,
  { files }: Pick<Host, 'files'>,
): {
  readonly folder: string
  readonly manifest: string
  readonly tree: string
  /** Path of the file with its last use, ISO 8601. */
  readonly lastUsePath: string
  /** Path of the file with the size of all its files in bytes. */
  readonly size: string
} {
  const folder = files.join(directory, trustScope, key)
  return {
    folder,
    manifest: files.join(folder, 'build.json'),
    tree: files.join(folder, 'tree'),
    lastUsePath: files.join(folder, 'used'),
    size: files.join(folder, 'size'),
  }
}
