import { UsageError } from '../../model/usage-error.ts'

/**
 * Does something with every file of a tree, and says it in words when folders lie in each other until no
 * path is long enough for the system to open them.
 *
 * @param top - absolute path of the tree
 * @throws UsageError when the tree is that deep
 */
export async function namingDepth<T>(top: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const isTooDeep = error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG'
    if (!isTooDeep) throw error
    throw new UsageError(
      `expected files with paths that the system can open, got folders nested too deeply in ${top}: remove what makes them, probably a step of the build`,
    )
  }
}
