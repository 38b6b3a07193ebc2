import type { RemoteCache } from '../host/cache/remote-cache.ts'
import { entryPaths, type Store, type StoreHost } from './store.ts'
import { trustedScope } from './trusted-scope.ts'

/** A store that is mirrored in a cache which other machines share. */
export interface RemoteStore extends Store {
  readonly remoteCache: RemoteCache
}

/**
 * Whether a store has a mirror. Only trusted builds have one: what a fork writes to GitHub's cache it
 * reads again itself, under whatever name, as a build of base too.
 */
export function isRemote(store: Store): store is RemoteStore {
  return store.remoteCache !== null && store.writes === trustedScope
}

/**
 * Brings a build from the mirror into the store, as it is: it is checked when it is taken out, like
 * every other one.
 *
 * @returns whether it is there now, or why it could not be brought
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
 * Sends a build that the store holds to the mirror.
 *
 * @returns `null`, or why it is not there
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
