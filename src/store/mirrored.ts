import type { Mirror } from '../host/mirror.ts'
import { entryPaths, type Store, type StoreHost } from './store.ts'
import { trustedZone } from './zones.ts'

/** A store that is mirrored in a cache which other machines share. */
export interface MirroredStore extends Store {
  readonly mirror: Mirror
}

/**
 * Whether a store has a mirror. Only trusted builds have one: what a fork writes to GitHub's cache it
 * reads again itself, under whatever name, as a build of base too.
 */
export function isMirrored(store: Store): store is MirroredStore {
  return store.mirror !== null && store.writes === trustedZone
}

/**
 * Brings a build from the mirror into the store, as it is: it is checked when it is taken out, like
 * every other one.
 *
 * @returns whether it is there now, or why it could not be brought
 */
export async function bringIn(
  key: string,
  store: MirroredStore,
  host: StoreHost,
): Promise<boolean | string> {
  const { files } = host
  const { directory, mirror } = store
  const zone = files.join(directory, trustedZone)
  await files.makeDirectory(zone)
  const draft = await files.temporaryDirectory('new', zone)
  try {
    const brought = await mirror.fetch(nameOf(key), key, draft)
    if (brought.kind !== 'done') return brought.kind === 'trouble' ? brought.reason : false
    const found = await files.kindOf(files.join(draft, key))
    if (found !== 'folder') return `expected a folder in it, got ${found ?? 'nothing'}`
    const { folder } = entryPaths(directory, trustedZone, key, host)
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
  store: MirroredStore,
  host: StoreHost,
): Promise<string | null> {
  const { files } = host
  const { directory, mirror } = store
  const zone = files.join(directory, trustedZone)
  const scratch = await files.temporaryDirectory('new', zone)
  try {
    const sent = await mirror.send(nameOf(key), key, zone, scratch)
    return sent.kind === 'trouble' ? sent.reason : null
  } finally {
    await files.remove(scratch)
  }
}

function nameOf(key: string): string {
  return `deadheat-${trustedZone}-${key}`
}
