import { entryPaths, type StoreHost } from './store.ts'

/**
 * Removes one stored build. It loses its name first, so that nobody finds half of it.
 *
 * @returns `false` when somebody else was faster
 */
export async function removeEntry(
  directory: string,
  zone: string,
  key: string,
  host: StoreHost,
): Promise<boolean> {
  const { files } = host
  const { folder } = entryPaths(directory, zone, key, host)
  const aside = await files.temporaryDirectory('gone', files.join(directory, zone))
  const moved = await files.setAside(folder, files.join(aside, 'entry'))
  await files.remove(aside)
  return moved
}
