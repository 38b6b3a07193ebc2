import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdtempSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

// Services often have a /tmp of their own, and no /run/lock of their own.
const sharedFolders: readonly string[] = ['/run/lock', '/tmp']

/**
 * The folder for tickets, in the best parent where every user may make files; `null` where there is none. All users
 * must arrive at the same one, so the choice depends on how the parent is set up for all. Runs that name a folder of
 * their own (an absolute path) wait only for each other.
 */
export function lockFolder(
  parents: readonly string[] = sharedFolders,
  namedFolder: string | undefined = process.env['DEADHEAT_LOCK_FOLDER'],
): string | null {
  if (namedFolder !== undefined && namedFolder !== '') return namedFolder
  const parent = parents.find((path) => {
    const stats = statsOf(path, statSync)
    return stats?.isDirectory() === true && (stats.mode & 0o1777) === 0o1777
  })
  return parent === undefined ? null : join(parent, 'deadheat-lock')
}

/** Makes the folder unless it exists; an Error when it cannot be made or used. */
export function openLockFolder(path: string): void {
  if (statsOf(path, lstatSync) === null) makeForEverybody(path)
  // A link could lead anywhere.
  if (!lstatSync(path).isDirectory()) {
    throw new Error(`expected a folder for tickets, got something else at ${path}`)
  }
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
}

// It appears with its final permissions, so that no user ever finds it half made.
function makeForEverybody(path: string): void {
  const draft = mkdtempSync(`${path}-`)
  try {
    chmodSync(draft, 0o1777)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // If it exists now, another process was faster.
    if (statsOf(path, lstatSync) === null) throw error
  }
}

function statsOf(path: string, look: (path: string) => Stats): Stats | null {
  try {
    return look(path)
  } catch {
    return null // It is not there, or not for us.
  }
}
