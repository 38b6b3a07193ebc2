import type { StoredBuild } from '../model/build/stored-build.ts'
import { checkFile, checkKind, SpoiltError } from './check-file.ts'
import { inParallel } from './in-parallel.ts'
import { entryPaths, type StoreHost } from './store.ts'

/**
 * Compares every file of a stored build with its digest, and looks for files that were not stored.
 *
 * @returns what is wrong, or `null`
 */
export async function verifyEntry(
  directory: string,
  storedBuild: StoredBuild,
  host: StoreHost,
): Promise<string | null> {
  const { files } = host
  const { tree } = entryPaths(
    { directory, trustScope: storedBuild.trustScope, key: storedBuild.key },
    host,
  )
  try {
    await checkKind(tree, 'folder', host)
    for (const path of storedBuild.folders) await checkKind(files.join(tree, path), 'folder', host)
    await inParallel(storedBuild.files, async (file) => {
      await checkKind(files.join(tree, file.path), 'file', host)
      await checkFile(files.join(tree, file.path), file, host)
    })
    const knownPaths = new Set([
      ...storedBuild.folders,
      ...storedBuild.files.map(({ path }) => path),
    ])
    const stray = (await files.survey(tree)).find(({ path }) => !knownPaths.has(path))
    return stray === undefined ? null : `${stray.path} was not stored`
  } catch (error) {
    if (error instanceof SpoiltError) return error.message
    throw error
  }
}
