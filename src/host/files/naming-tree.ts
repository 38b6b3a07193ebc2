import { opendir } from 'node:fs/promises'
import type { Dirent } from 'node:fs'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'

// The largest trees of packages have about a million; each takes memory here.
const mostEntries = 3_000_000

/** Counts the entries of one tree. */
export interface EntryCount {
  left: number
}

/** A count for one reading of a tree. */
export function entryCount(most = mostEntries): EntryCount {
  return { left: most }
}

/**
 * The entries of a folder, which a build may have filled without end.
 *
 * @param count - of the whole tree; it is lowered
 * @throws UnmeasurableError when the tree has more than the count allows
 */
export async function readFolder(path: string, count: EntryCount): Promise<readonly Dirent[]> {
  const entries: Dirent[] = []
  for await (const entry of await opendir(path, { bufferSize: 256 })) {
    count.left -= 1
    if (count.left < 0) throw new UnmeasurableError(troubleText('too many to read them', path))
    entries.push(entry)
  }
  return entries
}

/**
 * Does something with every file of a tree, and says in words what a build has left that nobody can read:
 * folders that lie in each other until no path is long enough for the system, or that may not be entered.
 *
 * @param top - absolute path of the tree
 * @throws UnmeasurableError when the tree has such files
 */
export async function namingTree<T>(top: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const trouble = treeTrouble(error, top)
    throw trouble === null ? error : new UnmeasurableError(trouble)
  }
}

/**
 * What is wrong with a tree that could not be read; `null` where the error has another cause.
 *
 * @param top - absolute path of the tree
 */
export function treeTrouble(error: unknown, top: string): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null
  const path = String(error.path)
  if (path !== top && !path.startsWith(`${top}/`)) return null
  if (error.code === 'ENAMETOOLONG') return troubleText('folders nested too deeply', top)
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return troubleText('no right to read it', path)
  return null
}

function troubleText(trouble: string, path: string): string {
  return `expected files that can be read, got ${trouble} in ${path}: remove what makes them, probably a step of the build`
}
