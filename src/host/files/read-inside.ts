import type { Files } from './files.ts'

/** The text of a file of a tree; `null` where it has none, one that is too large, or a link that leads out of it. */
export async function readInside(
  tree: string,
  place: string,
  mostBytes: number,
  files: Pick<Files, 'join' | 'realPath' | 'kindOf' | 'sizeBytes' | 'read'>,
): Promise<string | null> {
  const [top, path] = [await files.realPath(tree), await files.realPath(files.join(tree, place))]
  if (top === null || path?.startsWith(`${top}/`) !== true) return null
  const isText = (await files.kindOf(path)) === 'file' && (await files.sizeBytes(path)) <= mostBytes
  return isText ? files.read(path) : null
}
