import type { Files } from '../../host/files/files.ts'
import type { AddonFile } from '../../model/build/build.ts'
import { addonPaths, findAddons } from './find-addons.ts'
import { linkedPackages } from '../install/installed-packages.ts'

const limit = 200

/** Addons by the folder they lie below, relative to it. */
export type AddonsByFolder = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Where addons of a side are looked for: in the measured package, in what is installed at the top of
 * the tree, and in packages of the same repository that are linked. Absolute paths.
 */
export async function addonFolders(
  {
    directory,
    packageDirectory,
  }: { readonly directory: string; readonly packageDirectory: string },
  files: Files,
): Promise<readonly string[]> {
  const linked = await linkedPackages(directory, packageDirectory, files)
  return [packageDirectory, files.join(directory, 'node_modules'), ...linked]
}

/** The addons that are there now. */
export async function addonsIn(folders: readonly string[], files: Files): Promise<AddonsByFolder> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const folder of folders) found.set(folder, await addonPaths(folder, files))
  return found
}

/**
 * All addons of a side, each once.
 *
 * @param directory - absolute path that the listed paths are relative to
 * @param before - those that were there before anything was built
 */
export async function addonsOf(
  directory: string,
  before: AddonsByFolder,
  files: Files,
): Promise<AddonFile[]> {
  const found = new Map<string, AddonFile>()
  for (const [folder, paths] of before) {
    for (const addon of await findAddons({ directory, folder, before: paths }, files)) {
      // The package knows best what was built in it.
      if (!found.has(addon.path)) found.set(addon.path, addon)
    }
  }
  return [...found.values()].slice(0, limit)
}
