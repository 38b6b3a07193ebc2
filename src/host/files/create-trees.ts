import {
  constants,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  type Stats,
  type Dirent,
} from 'node:fs'
import {
  chmod,
  copyFile,
  lstat,
  open,
  readFile,
  readlink,
  rename,
  stat,
  writeFile,
  opendir,
  rm,
} from 'node:fs/promises'
import { join } from 'node:path'
import { grip } from '../lock/grip.ts'
import type { Files, TreeEntry, FileStamp, EntryBelow } from './files.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The file operations that store and restore whole trees. */
export function createTrees(): Pick<
  Files,
  'survey' | 'stamp' | 'clone' | 'holds' | 'replaceText' | 'kindOf' | 'setAside' | 'hold'
> {
  return {
    survey: async (path) => {
      const treeEntries: TreeEntry[] = []
      await namingTree(path, () => survey(path, treeEntries))
      return treeEntries
    },
    stamp,
    clone: async (from, to, { executable }) => {
      // If the file system can, both files share their blocks until one is written to.
      await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
      await chmod(to, executable ? 0o755 : 0o644)
    },
    holds: holdsText,
    replaceText: async (path, from, to) => {
      const content = await readFile(path)
      const target = Buffer.from(to)
      for (let at = content.indexOf(from); at >= 0; at = content.indexOf(from, at)) {
        target.copy(content, at)
        at += target.length
      }
      await writeFile(path, content)
    },
    kindOf: async (path) => {
      const stats = await lstat(path).catch(() => null)
      return stats === null ? null : entryKind(stats)
    },
    setAside: async (path, aside) =>
      rename(path, aside).then(
        () => true,
        () => false,
      ),
    hold: async (path) => {
      const { O_WRONLY, O_CREAT, O_NOFOLLOW } = constants
      const file = await open(path, O_WRONLY | O_CREAT | O_NOFOLLOW)
      const close = (): Promise<void> => file.close()
      if (grip(file.fd)) return close
      await close()
      return null
    },
  }
}

const pieceBytes = 1024 * 1024

/** Piece by piece: several files are looked through at once, and some are as large as the memory. */
async function holdsText(path: string, text: string): Promise<boolean> {
  const wantedValue = Buffer.from(text)
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const buffer = Buffer.alloc(wantedValue.length + Math.min(pieceBytes, size))
    // The end of each piece is looked at again with the beginning of the next one.
    let keptCount = 0
    for (;;) {
      const { bytesRead } = await file.read(buffer, keptCount, buffer.length - keptCount, null)
      const length = keptCount + bytesRead
      if (buffer.subarray(0, length).includes(wantedValue)) return true
      if (bytesRead === 0) return false
      keptCount = Math.min(wantedValue.length, length)
      buffer.copyWithin(0, length - keptCount, length)
    }
  } finally {
    await file.close()
  }
}

async function stamp(path: string): Promise<FileStamp | null> {
  const stats = await stat(path, { bigint: true }).catch(() => null)
  if (stats === null || !(stats.isFile() || stats.isDirectory())) return null
  const { dev, ino, size, mtimeNs, ctimeNs } = stats
  return {
    kind: stats.isFile() ? 'file' : 'folder',
    text: [dev, ino, size, mtimeNs, ctimeNs].join(' '),
    sizeBytes: Number(size),
    changedMs: Number(ctimeNs / 1_000_000n),
  }
}

async function survey(
  top: string,
  treeEntries: TreeEntry[],
  below = '',
  count = entryCount(),
): Promise<void> {
  for (const entry of await readFolder(join(top, below), count)) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    const kind = entryKind(entry)
    if (kind === 'link') treeEntries.push({ path, kind, target: await readlink(join(top, path)) })
    else if (kind === 'file') {
      const { mode, size } = await lstat(join(top, path))
      treeEntries.push({ path, kind, sizeBytes: size, executable: (mode & 0o100) !== 0 })
    } else treeEntries.push({ path, kind })
    if (kind === 'folder') await survey(top, treeEntries, path, count)
  }
}

interface KindRequest {
  isFile: () => boolean
  isDirectory: () => boolean
  isSymbolicLink: () => boolean
}

function entryKind(kindRequest: KindRequest): TreeEntry['kind'] {
  if (kindRequest.isSymbolicLink()) return 'link'
  if (kindRequest.isDirectory()) return 'folder'
  return kindRequest.isFile() ? 'file' : 'other'
}

// Python writes byte code when a module is first imported.
const leftOut = '__pycache__'

interface EntriesBelowRequest {
  readonly deepest: number
  readonly most: number
}

/**
 * What lies below a folder, level by level, so that where the most is reached only what lies deep is
 * missing. Links to files are followed, those to folders are not. What cannot be read is left out. It reads
 * 16,000 entries in 0.3 s, without waiting for anything else.
 *
 * @param top - absolute path; that of a file yields the file itself, one that does not exist nothing
 */
export function entriesBelow(
  top: string,
  { deepest, most }: EntriesBelowRequest,
): readonly EntryBelow[] {
  const found: EntryBelow[] = []
  const folders = [{ path: '', depth: 0 }]
  for (const { path: folder, depth } of folders) {
    const names = orNull(() => readdirSync(join(top, folder)).toSorted())
    if (names === null && folder === '') {
      const stats = orNull(() => statSync(top))
      return stats?.isFile() === true
        ? [entryBelowOf({ path: '', kind: 'file', target: '' }, stats)]
        : []
    }
    for (const name of names ?? []) {
      if (found.length >= most) return found
      const path = folder === '' ? name : `${folder}/${name}`
      const whole = join(top, path)
      const ownStats = orNull(() => lstatSync(whole))
      if (ownStats === null || name === leftOut) continue
      const target = ownStats.isSymbolicLink() ? orNull(() => statSync(whole)) : ownStats
      const to = ownStats.isSymbolicLink() ? (orNull(() => readlinkSync(whole)) ?? '') : ''
      if (ownStats.isDirectory() && depth < deepest) folders.push({ path, depth: depth + 1 })
      if (target?.isFile() === true) {
        found.push(
          entryBelowOf(
            { path, kind: 'file', target: to === '' ? '' : resolveBelow(whole) },
            target,
          ),
        )
      } else found.push(entryBelowOf({ path, kind: 'other', target: to }, ownStats))
    }
  }
  return found
}

function resolveBelow(path: string): string {
  return orNull(() => realpathSync(path)) ?? ''
}

type NamedEntry = Pick<EntryBelow, 'path' | 'kind' | 'target'>

function entryBelowOf(
  namedParts: NamedEntry,
  { dev, ino, size, mode, mtimeMs, ctimeMs }: Stats,
): EntryBelow {
  // Of a folder only its name counts: what lies in it has entries of its own.
  if (namedParts.kind === 'other') {
    return { ...namedParts, sizeBytes: 0, stamp: '', modifiedAt: '', changedMs: 0 }
  }
  // Whole milliseconds, because not every way to copy a file keeps what is below them.
  const modifiedText = `${size} ${mode} ${Math.floor(mtimeMs)}`
  return {
    ...namedParts,
    sizeBytes: size,
    stamp: `${dev} ${ino} ${modifiedText} ${mtimeMs} ${ctimeMs}`,
    modifiedAt: modifiedText,
    changedMs: ctimeMs,
  }
}

function orNull<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

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

const program = promisify(execFile)

/**
 * Removes a file or a whole folder; no error when it is not there.
 *
 * A stranger may have made folders that nobody may enter, one in another until no path is long enough, or
 * more of them than fit into the memory here: what cannot be removed stays on the machine, and stands in the
 * way of later runs.
 */
export async function removeTree(path: string): Promise<void> {
  const isFolder = await lstat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  if (!isFolder) {
    await rm(path, { recursive: true, force: true, maxRetries: 3 })
    return
  }
  // Goes down from folder to folder, and follows no link.
  const remove = (): Promise<unknown> => program('rm', ['-rf', '--', path])
  await remove().catch(async () => {
    await program('chmod', ['-R', 'u+rwx', '--', path]).catch(() => null)
    await remove()
  })
}
