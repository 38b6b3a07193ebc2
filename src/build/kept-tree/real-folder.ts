import type { Files } from '../../host/files/files.ts'

/**
 * Makes a folder, and removes what else lies at its path: a link that a build has put there would lead
 * out of the tree whatever is written into it.
 *
 * @param path - absolute; the folder that it lies in is a real one
 */
export async function realFolder(
  path: string,
  files: Pick<Files, 'kindOf' | 'remove' | 'makeDirectory'>,
): Promise<void> {
  const kind = await files.kindOf(path)
  if (kind === 'folder') return
  if (kind !== null) await files.remove(path)
  await files.makeDirectory(path)
}
