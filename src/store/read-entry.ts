import { parseDocument } from '../model/parse-document.ts'
import { storedBuildSchema, type StoredBuild } from '../model/stored-build.ts'
import { UsageError } from '../model/usage-error.ts'
import { flawOf } from './flaw-of.ts'
import { entryPaths, type StoreHost } from './store.ts'

/** What lies under a key: nothing, a build, or something that must not be used. */
export type Entry =
  | { readonly kind: 'none' }
  | { readonly kind: 'spoilt'; readonly reason: string }
  | { readonly kind: 'build'; readonly stored: StoredBuild }

/** Reads what is known of one stored build. Its files are not looked at yet. */
export async function readEntry(
  directory: string,
  zone: string,
  key: string,
  host: StoreHost,
): Promise<Entry> {
  const { folder, manifest } = entryPaths(directory, zone, key, host)
  if (!(await host.files.exists(folder))) return { kind: 'none' }
  const content = await host.files.read(manifest)
  if (content === null) return { kind: 'spoilt', reason: 'build.json is not there' }
  try {
    const stored = parseDocument(storedBuildSchema, content, 'a stored build', 'build.json')
    const flaw = flawOf(stored, { key, zone })
    return flaw === null
      ? { kind: 'build', stored }
      : { kind: 'spoilt', reason: `build.json: ${flaw}` }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { kind: 'spoilt', reason: error.message }
  }
}
