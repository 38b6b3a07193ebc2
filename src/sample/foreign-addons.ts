import type { AddonFile } from '../model/build.ts'

/**
 * Addons inside a side's tree that were loaded although they were not built here, by their paths
 * relative to the tree. One that lies elsewhere is the same for both sides.
 *
 * @param loaded - absolute paths
 * @param directory - absolute path of the side's tree, without links
 */
export function foreignAddons(
  loaded: readonly string[],
  directory: string,
  addons: readonly AddonFile[],
): readonly string[] {
  const own = new Set(addons.filter(({ builtHere }) => builtHere).map(({ path }) => path))
  return loaded
    .filter((path) => path.startsWith(`${directory}/`))
    .map((path) => path.slice(directory.length + 1))
    .filter((path) => !own.has(path))
}
