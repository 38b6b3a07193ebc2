import type { AddonFile } from '../model/build.ts'
import type { LoadedAddon } from '../model/loaded-addon.ts'

/** A native addon that benchmarks of one side have loaded. */
export interface Loaded extends LoadedAddon {
  /** Whether its bytes are those of a file that the build of the side has made. */
  readonly builtHere: boolean
  /** How many benchmarks. */
  readonly loadedBy: number
}

/**
 * What the benchmarks of one side have loaded, by its path.
 *
 * @param looks - one for each benchmark
 * @param addons - what the side's build has found
 */
export function loadedBy(
  looks: readonly (readonly LoadedAddon[])[],
  addons: readonly AddonFile[],
): ReadonlyMap<string, Loaded> {
  const built = new Map(
    addons.flatMap(({ path, sha256, builtHere }) => (builtHere ? [[path, sha256]] : [])),
  )
  const found = new Map<string, Loaded>()
  for (const { path, content } of looks.flat()) {
    const before = found.get(path)
    const builtHere = content !== null && content.sha256 === built.get(path)
    found.set(path, {
      path,
      content,
      builtHere: builtHere && before?.builtHere !== false,
      loadedBy: (before?.loadedBy ?? 0) + 1,
    })
  }
  return found
}
