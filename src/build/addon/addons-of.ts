import type { Files } from '../../host/files/files.ts'
import type { AddonFile } from '../../model/build/build.ts'
import { addonPaths, findAddons } from './find-addons.ts'
import { linkedPackages } from '../install/installed-packages.ts'

const limit = 200

/** Paths of addons by the folder that contains them, relative to it. */
export type AddonsByFolder = ReadonlyMap<string, ReadonlySet<string>>

interface AddonFoldersRequest {
  readonly directory: string
  readonly packageDirectory: string
}

/**
 * Absolute paths of the folders in which a side's addons are searched: the measured package, the
 * packages installed at the top of the tree, and linked packages of the same repository.
 */
export async function addonFolders(
  { directory, packageDirectory }: AddonFoldersRequest,
  files: Files,
): Promise<readonly string[]> {
  const linkedNames = await linkedPackages(directory, packageDirectory, files)
  return [packageDirectory, files.join(directory, 'node_modules'), ...linkedNames]
}

/** The addons that exist now. */
export async function addonsIn(folders: readonly string[], files: Files): Promise<AddonsByFolder> {
  const matches = new Map<string, ReadonlySet<string>>()
  for (const folder of folders) matches.set(folder, await addonPaths(folder, files))
  return matches
}

/**
 * All addons of a side, each once.
 *
 * @param directory - absolute path that the listed paths are relative to
 * @param before - addons that existed before anything was built
 */
export async function addonsOf(
  directory: string,
  before: AddonsByFolder,
  files: Files,
): Promise<AddonFile[]> {
  const matches = new Map<string, AddonFile>()
  for (const [folder, paths] of before) {
    for (const addon of await findAddons({ directory, folder, before: paths }, files)) {
      // The package's own entry knows best what was built in it.
      if (!matches.has(addon.path)) matches.set(addon.path, addon)
    }
  }
  return [...matches.values()].slice(0, limit)
}
