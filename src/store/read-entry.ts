import { parseDocument } from '../model/complaint-of.ts'
import {
  type ListedEntry,
  storedBuildSchema,
  type StoredBuild,
} from '../model/build/stored-build.ts'
import { UsageError } from '../model/usage-error.ts'
import { flawOf } from './check-file.ts'
import { entryPaths, type EntryPlace, type StoreHost } from './store.ts'

/** The description of one stored build, without its files, or why it must not be used; `null` when there is none. */
export async function readEntry(
  place: EntryPlace,
  host: StoreHost,
): Promise<StoredBuild | string | null> {
  const { folder, manifest } = entryPaths(place, host)
  if (!(await host.files.exists(folder))) return null
  const content = await host.files.read(manifest)
  if (content === null) return 'build.json is missing'
  try {
    const facts = { content, what: 'a stored build', file: 'build.json' }
    const storedBuild = parseDocument(storedBuildSchema, facts)
    const flaw = flawOf(storedBuild, place)
    return flaw === null ? storedBuild : `build.json: ${flaw}`
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return error.message
  }
}

/** Every build of every trust scope, by trust scope and key. */
export async function listEntries(
  directory: string,
  host: StoreHost,
): Promise<readonly ListedEntry[]> {
  const foundEntries: ListedEntry[] = []
  for (const { name: trustScope, directory: isFolder } of await host.files.list(directory)) {
    if (!isFolder) continue
    for (const { name: key } of await host.files.list(host.files.join(directory, trustScope))) {
      if (!/^[0-9a-f]{64}$/.test(key)) continue
      foundEntries.push(await describeEntry({ directory, trustScope, key }, host))
    }
  }
  return foundEntries
}

/** Names of the drafts in one trust scope, which a killed run may have left. */
export async function listDrafts(
  directory: string,
  trustScope: string,
  { files }: StoreHost,
): Promise<readonly string[]> {
  const names = (await files.list(files.join(directory, trustScope))).map(({ name }) => name)
  return names.filter((name) => /^deadheat-(?:new|gone)-\w{6}$/.test(name))
}

async function describeEntry(place: EntryPlace, host: StoreHost): Promise<ListedEntry> {
  const { trustScope, key } = place
  const { lastUsePath, size } = entryPaths(place, host)
  const usedAt = (await host.files.read(lastUsePath))?.trim() ?? null
  const sizeBytes = Number(await host.files.read(size))
  return { trustScope, key, sizeBytes: Number.isSafeInteger(sizeBytes) ? sizeBytes : 0, usedAt }
}
