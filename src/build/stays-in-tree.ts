import type { Site } from './site.ts'
import type { Files } from '../host/files/files.ts'
import { UsageError } from '../model/usage-error.ts'

/**
 * Whether an absolute path in a tree leads there with all links followed: whoever wrote it may have laid a link, and
 * this program is outside of every sandbox. What is not there yet counts as the folder that it would lie in.
 */
export async function staysInTree(
  path: string,
  tree: string,
  files: Pick<Files, 'realPath' | 'kindOf' | 'join'>,
): Promise<boolean> {
  const top = await files.realPath(tree)
  if (top === null) return (await files.kindOf(tree)) === null
  for (let at = path; ; at = files.join(at, '..')) {
    const real = await files.realPath(at)
    if (real !== null) return `${real}/`.startsWith(`${top}/`)
    // A link to nothing would be written through.
    if ((await files.kindOf(at)) !== null) return false
    if (at === files.join(at, '..')) return false
  }
}

/** The text of a plain file of a tree; `null` for anything else, such as a link out of it, or for more bytes. */
export async function readPlain(
  path: string,
  tree: string,
  files: Pick<Files, 'realPath' | 'kindOf' | 'join' | 'read' | 'sizeBytes'>,
  mostBytes = Infinity,
): Promise<string | null> {
  const isPlain = (await files.kindOf(path)) === 'file' && (await staysInTree(path, tree, files))
  return isPlain && (await files.sizeBytes(path)) <= mostBytes ? files.read(path) : null
}

/** The folders from one in a tree up to the tree's top, the innermost first; absolute paths. */
export function foldersUpTo(
  top: string,
  folder: string,
  files: Pick<Files, 'join'>,
): readonly string[] {
  const above = files.join(folder, '..')
  return folder === top || above === folder ? [folder] : [folder, ...foldersUpTo(top, above, files)]
}

/** Whether a folder of a side, or one above it in the tree, holds a file of that name: a workspace has its lockfile at the top. */
export async function holdsAbove(
  name: string,
  folder: string,
  { directory, host: { files } }: Pick<Site, 'directory' | 'host'>,
): Promise<boolean> {
  for (const at of foldersUpTo(directory, folder, files))
    if (await files.exists(files.join(at, name))) return true
  return false
}

/** The folder of the package within a repository, by the setting; a UsageError when it leads out of it. */
export function insideFolder(directory: string | null): string {
  const folder = directory ?? '.'
  if (!/^(?:\/|[a-z]:)/i.test(folder) && !folder.split(/[\\/]/).includes('..')) return folder
  throw new UsageError(
    `expected "working-directory" to name a folder inside the repository, got ${JSON.stringify(folder)}`,
  )
}
