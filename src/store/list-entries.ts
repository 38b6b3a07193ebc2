import { entryPaths, type StoreHost } from './store.ts'

/** One build in the store; whether it is of any use is not known. */
export interface ListedEntry {
  readonly zone: string
  readonly key: string
  readonly sizeBytes: number
  /** When it was last taken out or put in, ISO 8601; `null` when nobody knows. */
  readonly usedAt: string | null
}

/** Every build of every zone, by zone and key. */
export async function listEntries(
  directory: string,
  host: StoreHost,
): Promise<readonly ListedEntry[]> {
  const found: ListedEntry[] = []
  for (const zone of await host.files.list(directory)) {
    if (!zone.directory) continue
    for (const { name } of await host.files.list(host.files.join(directory, zone.name))) {
      if (isKey(name)) found.push(await listed(directory, zone.name, name, host))
    }
  }
  return found
}

/** Names of the folders of one zone that a killed run may have left half-made. */
export async function listDrafts(
  directory: string,
  zone: string,
  { files }: StoreHost,
): Promise<readonly string[]> {
  const names = (await files.list(files.join(directory, zone))).map(({ name }) => name)
  return names.filter((name) => /^deadheat-(?:new|gone)-\w{6}$/.test(name))
}

function isKey(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name)
}

async function listed(
  directory: string,
  zone: string,
  key: string,
  host: StoreHost,
): Promise<ListedEntry> {
  const { used, size } = entryPaths(directory, zone, key, host)
  const usedAt = (await host.files.read(used))?.trim() ?? null
  const sizeBytes = Number(await host.files.read(size))
  return { zone, key, sizeBytes: Number.isSafeInteger(sizeBytes) ? sizeBytes : 0, usedAt }
}
