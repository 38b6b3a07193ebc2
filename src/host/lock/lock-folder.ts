import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** A folder for tickets, and whose runs share it. */
export interface LockFolder {
  readonly path: string
  readonly covers: 'machine' | 'user'
}

// Services often have a /tmp of their own, and no /run/lock of their own.
const sharedFolders: readonly string[] = ['/run/lock', '/tmp']

/**
 * The folders to try, best first: one that all users of the machine share, then the user's own.
 *
 * All users must arrive at the same one, so the choice depends on how the parent folder is set up
 * for all users, not on what this user may do.
 *
 * @param parents - folders in which every user may make files, best first
 * @param namedText - absolute path of a folder to use instead; its runs wait only for each other
 */
export function lockFolders(
  parents: readonly string[] = sharedFolders,
  namedText: string | undefined = process.env['DEADHEAT_LOCK_FOLDER'],
): readonly LockFolder[] {
  if (namedText !== undefined && namedText !== '') return [{ path: namedText, covers: 'machine' }]
  const parent = parents.find(isForEverybody)
  const own = join(tmpdir(), `deadheat-lock-${String(ownUserId())}`)
  const folders: LockFolder[] = [{ path: own, covers: 'user' }]
  if (parent !== undefined)
    folders.unshift({ path: join(parent, 'deadheat-lock'), covers: 'machine' })
  return folders
}

/**
 * Makes the folder unless it exists.
 *
 * @throws Error when it cannot be made or used
 */
export function openLockFolder({ path, covers }: LockFolder): void {
  if (statsOf(path, lstatSync) === null) {
    if (covers === 'user') mkdirSync(path, { mode: 0o700 })
    else makeForEverybody(path)
  }
  const stats = lstatSync(path)
  // A link or another user's folder could lead anywhere.
  if (!stats.isDirectory() || (covers === 'user' && stats.uid !== ownUserId())) {
    throw new Error(`expected a folder of this user for tickets, got ${path}`)
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

function isForEverybody(path: string): boolean {
  const stats = statsOf(path, statSync)
  return stats !== null && stats.isDirectory() && (stats.mode & 0o1777) === 0o1777
}

function statsOf(path: string, look: (path: string) => Stats): Stats | null {
  try {
    return look(path)
  } catch {
    return null // It is not there, or not for us.
  }
}

/** The id of this program's user, who may have no name. */
function ownUserId(): number {
  return process.getuid?.() ?? userInfo().uid
}
