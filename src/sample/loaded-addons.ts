import type { Files } from '../host/host.ts'
import type { LoadedAddon } from '../model/loaded-addon.ts'
import type { Seat } from './seat.ts'

const atMost = 200
const longestPath = 1000
const gone = / \(deleted\)$/

/**
 * What the addons hold that a side's process has loaded from a folder of its own: its tree, its home,
 * its folder for temporary files. What lies elsewhere is the same for both sides and left out.
 *
 * @param paths - absolute, without links, as `mappedAddons` yields them
 */
export async function loadedAddons(
  paths: readonly string[],
  { build, kept }: Pick<Seat, 'build' | 'kept'>,
  files: Files,
): Promise<readonly LoadedAddon[]> {
  const tree = (await files.realPath(build.directory)) ?? build.directory
  const own = [tree]
  for (const folder of kept?.writable ?? []) own.push((await files.realPath(folder)) ?? folder)
  const found: LoadedAddon[] = []
  for (const path of paths) {
    if (!own.some((folder) => path.startsWith(`${folder}/`))) continue
    const file = path.replace(gone, '')
    const isThere = file === path && (await files.kindOf(file)) === 'file'
    found.push({
      path: (file.startsWith(`${tree}/`) ? file.slice(tree.length + 1) : file).slice(
        0,
        longestPath,
      ),
      content: isThere ? await files.fingerprint(file) : null,
    })
  }
  return found.slice(0, atMost)
}
