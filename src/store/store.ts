import type { Host } from '../host/host.ts'
import type { RemoteCache } from '../host/cache/remote-cache.ts'

/** Whose builds a run may take and where it leaves its own. */
export interface Store {
  /** Absolute path of the folder that holds all trust scopes. */
  readonly directory: string
  /** Zones that are looked into, in this order. */
  readonly reads: readonly string[]
  /** The trust scope that new builds go to. */
  readonly writes: string
  /** Where builds are that other machines may have made; `null` when nowhere is looked. */
  readonly remoteCache: RemoteCache | null
  /** Version of this program, whose recipes decide what a build is. */
  readonly version: string
}

/** What the store needs of the outside world. */
export type StoreHost = Pick<Host, 'files' | 'clock' | 'processes'>

/** Absolute path of the folder that one build has in the store, and of what is in it. */
export function entryPaths(
  {
    directory,
    trustScope,
    key,
  }: { readonly directory: string; readonly trustScope: string; readonly key: string },
  { files }: Pick<Host, 'files'>,
): {
  readonly folder: string
  readonly manifest: string
  readonly tree: string
  /** When it was last taken out or put in, ISO 8601. */
  readonly used: string
  /** Bytes of all its files. */
  readonly size: string
  /** Digests of its inputs, as they were read last on this machine. */
  readonly stamps: string
} {
  const folder = files.join(directory, trustScope, key)
  return {
    folder,
    manifest: files.join(folder, 'build.json'),
    tree: files.join(folder, 'tree'),
    used: files.join(folder, 'used'),
    size: files.join(folder, 'size'),
    stamps: files.join(folder, 'stamps'),
  }
}
