import type { Files } from '../../host/files/files.ts'
import type { LoadedAddon } from '../../model/build/build.ts'
import type { Target } from '../targets/target.ts'

const mostAddons = 200
const longestPath = 1000
const goneMark = / \(deleted\)$/

/**
 * Size and digest of the addons (absolute paths without links) that a side's process has loaded from the work folder,
 * which holds both sides' trees, homes and temporary files. Those elsewhere are the same for both, and left out.
 */
export async function loadedAddons(
  paths: readonly string[],
  { build, workDirectory }: Pick<Target, 'build' | 'workDirectory'>,
  files: Files,
): Promise<readonly LoadedAddon[]> {
  const tree = (await files.realPath(build.directory)) ?? build.directory
  const workFolder = (await files.realPath(workDirectory)) ?? workDirectory
  const addonsByPath = new Map<string, LoadedAddon>()
  for (const mappedPath of paths
    .filter((path) => path.startsWith(`${workFolder}/`))
    .slice(0, mostAddons)) {
    const file = mappedPath.replace(goneMark, '')
    const isThere = file === mappedPath && (await files.kindOf(file)) === 'file'
    const path = files.relative(tree, file).slice(0, longestPath)
    addonsByPath.set(path, { path, content: isThere ? await files.fingerprint(file) : null })
  }
  return [...addonsByPath.values()]
}
