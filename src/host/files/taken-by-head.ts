import type { BySide } from '../../model/build/side.ts'
import type { Files } from './files.ts'

/** What the smallest entry takes of a disk: a block, or as much of its room for files. */
export const leastBytes = 4096

/**
 * Removes all that head has in these folders (absolute paths of all that each side can write to), for a disk that
 * lacks room, where it is over twice of what base has; returns its bytes, `null` where nothing is removed.
 */
export async function takenByHead(
  folders: BySide<readonly string[]>,
  files: Pick<Files, 'survey' | 'remove'>,
): Promise<number | null> {
  const bytesIn = async (paths: readonly string[]): Promise<number> => {
    const entries = await Promise.all(paths.map((path) => files.survey(path)))
    return entries
      .flat()
      .reduce((sum, each) => sum + leastBytes + (each.kind === 'file' ? each.sizeBytes : 0), 0)
  }
  const headBytes = await bytesIn(folders.head)
  if (headBytes <= 2 * (await bytesIn(folders.base))) return null
  for (const folder of folders.head) await files.remove(folder)
  return headBytes
}
