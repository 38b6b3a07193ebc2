import type { Files } from '../../host/files/files.ts'
import { isInside } from '../../sandbox/is-inside.ts'

interface VisibleAroundRequest {
  readonly secludedPaths: readonly string[]
  readonly ownPaths: readonly string[]
}

/**
 * What contenders see, read-only, of the folder that they and their packages lie in: everything but
 * names that begin with a dot (git's own files, secrets) and the folders of this program.
 *
 * @param folder - absolute path
 * @param secluded - absolute paths that are not shown as a whole; what lies beside them is
 * @param own - absolute paths that are not shown at all
 */
export async function visibleAround(
  folder: string,
  { secludedPaths, ownPaths }: VisibleAroundRequest,
  files: Pick<Files, 'join' | 'list'>,
): Promise<readonly string[]> {
  const visible: string[] = []
  for (const { name, directory } of await files.list(folder)) {
    const path = files.join(folder, name)
    if (name.startsWith('.') || ownPaths.some((each) => isInside(path, each))) continue
    const isWhole = [...secludedPaths, ...ownPaths].every((each) => !isInside(each, path))
    if (isWhole) visible.push(path)
    else if (directory)
      visible.push(...(await visibleAround(path, { secludedPaths, ownPaths }, files)))
  }
  return visible
}
