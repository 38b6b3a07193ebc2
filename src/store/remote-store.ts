import type { RemoteCache } from '../host/cache/remote-cache.ts'
import { entryPaths, type Store, type StoreHost } from './store.ts'
import { trustedScope } from './trusted-scope.ts'

/** A store with a remote cache that other machines share. */
export interface RemoteStore extends Store {
  readonly remoteCache: RemoteCache
}

/**
 * Whether a store has a remote cache. Only trusted builds have one: a fork's run can write anything
 * to GitHub's cache under any name, even as a build of base, and would read it again.
 */
export function isRemote(store: Store): store is RemoteStore {
  return store.remoteCache !== null && store.writes === trustedScope
}

/**
 * Fetches a build from the remote cache into the store, unchecked: it is checked when it is taken
 * out, like every other build.
 *
 * @returns whether it is in the store now, or why it could not be fetched
 */
export async function bringIn(
  key: string,
  store: RemoteStore,
  host: StoreHost,
): Promise<boolean | string> {
  const { files } = host
  const { directory, remoteCache } = store
  const trustScope = files.join(directory, trustedScope)
  await files.makeDirectory(trustScope)
  const draft = await files.temporaryDirectory('new', trustScope)
  try {
    const brought = await remoteCache.fetch(nameOf(key), key, draft)
    if (brought.kind !== 'done') return brought.kind === 'trouble' ? brought.reason : false
    const found = await files.kindOf(files.join(draft, key))
    if (found !== 'folder') return `expected a folder in it, got ${found ?? 'nothing'}`
    const { folder } = entryPaths({ directory, trustScope: trustedScope, key }, host)
    return await files.setAside(files.join(draft, key), folder)
  } finally {
    await files.remove(draft)
  }
}

/**
 * Sends a build from the store to the remote cache.
 *
 * @returns `null`, or why it could not be sent
 */
export async function sendOut(
  key: string,
  store: RemoteStore,
  host: StoreHost,
): Promise<string | null> {
  const { files } = host
  const { directory, remoteCache } = store
  const trustScope = files.join(directory, trustedScope)
  const scratch = await files.temporaryDirectory('new', trustScope)
  try {
    const sent = await remoteCache.send({ key: nameOf(key), name: key }, trustScope, scratch)
    return sent.kind === 'trouble' ? sent.reason : null
  } finally {
    await files.remove(scratch)
  }
}

function nameOf(key: string): string {
  return `deadheat-${trustedScope}-${key}`
}
