import { stampedSchema, type Stamped, type StoredBuild } from '../model/build/stored-build.ts'
import { readEntry } from './read-entry.ts'
import { readInputs, stampedOf } from './read-inputs.ts'
import { removeEntry } from './prune.ts'
import { entryPaths, type Store, type StoreHost } from './store.ts'

/**
 * Removes the build of a key from the store if it is no longer the build that would be made now,
 * because a header or library that was read for it has changed.
 *
 * @param headersDirectory - of the Node.js that the build is for; it may have been at another path
 * before
 * @returns what has changed, or `null` when nothing has
 */
export async function dropStale(
  {
    key,
    headersDirectory,
    store,
  }: { readonly key: string; readonly headersDirectory: string | null; readonly store: Store },
  host: StoreHost,
): Promise<string | null> {
  let told: string | null = null
  for (const trustScope of store.reads) {
    const entry = await readEntry({ directory: store.directory, trustScope, key }, host)
    if (entry.kind !== 'build') continue
    const changed = await changedInput({ storedBuild: entry.stored, headersDirectory, store }, host)
    if (changed === null) continue
    await removeEntry({ directory: store.directory, trustScope, key }, host)
    told = `${changed} has changed since it was built`
  }
  return told
}

async function changedInput(
  {
    storedBuild: { inputs, build, trustScope, key },
    headersDirectory,
    store: { directory, writes },
  }: {
    readonly storedBuild: StoredBuild
    readonly headersDirectory: string | null
    readonly store: Store
  },
  host: StoreHost,
): Promise<string | null> {
  const { stamps } = entryPaths({ directory, trustScope, key }, host)
  const earlier = build.runtime.headersDirectory
  const wanted = new Map(
    inputs.map(({ path, sha256 }) => [moved(path, earlier, headersDirectory), sha256]),
  )
  const now = await readInputs([...wanted.keys()], await stampsIn(stamps, host), host)
  const other = now.find(({ path, sha256 }) => wanted.get(path) !== sha256)
  if (other !== undefined) return other.path
  if (trustScope === writes && now.some(({ isRead }) => isRead)) {
    await host.files.write(stamps, JSON.stringify(stampedOf(now)))
  }
  return null
}

function moved(path: string, from: string | null, to: string | null): string {
  if (from === null || to === null || !path.startsWith(`${from}/`)) return path
  return `${to}${path.slice(from.length)}`
}

/** Inputs without a readable stamp are read again. */
async function stampsIn(path: string, { files }: StoreHost): Promise<Stamped> {
  const content = await files.read(path)
  if (content === null) return {}
  try {
    const parsed = stampedSchema.safeParse(JSON.parse(content))
    return parsed.success ? parsed.data : {}
  } catch {
    return {} // Then every input is read.
  }
}
