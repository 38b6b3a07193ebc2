// Walks, lists and removes trees, for the disk. A stranger's tree may be deep, huge or closed: each has an end here.
import {
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  type Dirent,
  type Stats,
} from 'node:fs'
import { lstat, opendir, readlink, rm } from 'node:fs/promises'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TreePlace, TreePlaces } from '../../model/build/tree-place.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { unlessMissing } from './unless-missing.ts'

/** One name in a folder. */
export interface DirectoryEntry {
  readonly name: string
  readonly directory: boolean
}

/** One entry of a tree, with its path relative to the top, with `/`. */
export type TreeEntry =
  | {
      readonly path: string
      readonly kind: 'file'
      readonly sizeBytes: number
      readonly executable: boolean
    }
  | { readonly path: string; readonly kind: 'link'; readonly target: string }
  /** `other`: a socket, a pipe, a device. */
  | { readonly path: string; readonly kind: 'folder' | 'other' }

/** How much `entriesBelow` looks at: so many entries at most, and folders so deep at most. */
interface EntryLimits {
  readonly deepest: number
  readonly most: number
}

/** A name below a folder, as `entriesBelow` finds it. */
export interface EntryBelow {
  /** Relative to the folder, with `/`; empty for a file that was asked for itself. */
  readonly path: string
  /** `file` also for a link to one. */
  readonly kind: 'file' | 'other'
  /** The real path of a file that a link leads to, else what a link says; empty where there is none. */
  readonly target: string
  readonly sizeBytes: number
  /** Size, mode and time of the file's bytes, which are the same in every copy of an image. */
  readonly modifiedAt: string
  /** Those, and device, inode and its time of change, which no user can set. */
  readonly stamp: string
  /** When the inode was last changed, in milliseconds since 1970; 0 for anything but a file. */
  readonly changedMs: number
}

/** Names in a folder, sorted; empty when there is no such folder. */
export async function listFolder(path: string): Promise<readonly DirectoryEntry[]> {
  const entries = (await unlessMissing(readFolder(path))) ?? []
  return entries
    .map((entry) => ({ name: entry.name, directory: entry.isDirectory() }))
    .toSorted((first, second) => byCodeUnits(first.name, second.name))
}

/** Every regular file below a folder, relative to it, sorted; links and folders of `skipped` names are passed by. */
export function walkTree(path: string, skipped?: RegExp): Promise<readonly string[]> {
  return namingTree(path, async () => {
    const matches: string[] = []
    for await (const [at, entry] of entriesOf(path, skipped)) if (entry.isFile()) matches.push(at)
    return matches.toSorted(byCodeUnits)
  })
}

/** Everything below a folder, parents before their children; links are not followed. */
export function surveyTree(path: string): Promise<readonly TreeEntry[]> {
  return namingTree(path, async () => {
    const treeEntries: TreeEntry[] = []
    for await (const [at, entry] of entriesOf(path)) {
      const kind = entryKind(entry)
      const place = join(path, at)
      if (kind === 'link') treeEntries.push({ path: at, kind, target: await readlink(place) })
      else if (kind === 'file') {
        const { mode, size } = await lstat(place)
        treeEntries.push({ path: at, kind, sizeBytes: size, executable: (mode & 0o100) !== 0 })
      } else treeEntries.push({ path: at, kind })
    }
    return treeEntries
  })
}

function byCodeUnits(first: string, second: string): number {
  if (first === second) return 0
  return first < second ? -1 : 1
}

async function* entriesOf(
  top: string,
  skipped?: RegExp,
): AsyncGenerator<readonly [string, Dirent]> {
  let entriesLeft = mostEntries
  const folders = ['']
  for (const folder of folders) {
    const entries = (await unlessMissing(readFolder(join(top, folder), entriesLeft))) ?? []
    entriesLeft -= entries.length
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && skipped?.test(entry.name) !== true) folders.push(path)
      yield [path, entry]
    }
  }
}

/** What kind of entry of a tree it is. */
export function entryKind(entry: Dirent | Stats): TreeEntry['kind'] {
  if (entry.isSymbolicLink()) return 'link'
  if (entry.isDirectory()) return 'folder'
  return entry.isFile() ? 'file' : 'other'
}

/** What lies below a folder, links not followed, without what git keeps; `null` for more than a million places. */
export function placesBelow(top: string): TreePlaces | null {
  const places = new Map<string, TreePlace>()
  const firstNames = new Map<number, string>()
  const folders = ['']
  for (const folder of folders) {
    for (const name of orNull(() => readdirSync(join(top, folder))) ?? []) {
      const path = folder === '' ? name : `${folder}/${name}`
      const stats = name === '.git' ? null : orNull(() => lstatSync(join(top, path)))
      if (stats === null) continue
      if (places.size >= mostPlaces) return null
      const kind = entryKind(stats)
      if (kind === 'folder') folders.push(path)
      const text = kind === 'link' ? (orNull(() => readlinkSync(join(top, path))) ?? '') : ''
      const target = kind === 'file' ? (firstNames.get(stats.ino) ?? '') : text
      if (kind === 'file' && stats.nlink > 1) firstNames.set(stats.ino, path)
      places.set(path, { kind, mode: stats.mode & 0o7777, sizeBytes: stats.size, target })
    }
  }
  return places
}

const mostPlaces = 1_000_000

// Python writes byte code when a module is first imported.
const byteCodeFolder = '__pycache__'

/**
 * What can be read below a folder, level by level, so that where the most is reached only what lies deep is missing.
 * Links to files are followed, those to folders are not. It reads 16,000 entries in 0.3 s, without waiting.
 *
 * @param top - absolute path; that of a file yields the file itself, one that does not exist nothing
 */
export function entriesBelow(top: string, { deepest, most }: EntryLimits): readonly EntryBelow[] {
  const file = orNull(() => statSync(top))
  if (file?.isFile() === true) return [fileBelow('', '', file)]
  const entries: EntryBelow[] = []
  const folders = [{ path: '', depth: 0 }]
  for (const { path: folder, depth } of folders) {
    for (const name of orNull(() => readdirSync(join(top, folder)).toSorted()) ?? []) {
      if (entries.length >= most) return entries
      const path = folder === '' ? name : `${folder}/${name}`
      const wholePath = `${top}/${path}`
      const ownStats = orNull(() => lstatSync(wholePath))
      if (ownStats === null || name === byteCodeFolder) continue
      if (ownStats.isDirectory() && depth < deepest) folders.push({ path, depth: depth + 1 })
      const isLink = ownStats.isSymbolicLink()
      const stats = isLink ? orNull(() => statSync(wholePath)) : ownStats
      if (stats?.isFile() === true) {
        entries.push(
          fileBelow(
            path,
            isLink ? (orNull(() => realpathSync.native(wholePath)) ?? '') : '',
            stats,
          ),
        )
        continue
      }
      // Of a folder only its name counts: what lies in it has entries of its own.
      const target = isLink ? (orNull(() => readlinkSync(wholePath)) ?? '') : ''
      const nothing = { sizeBytes: 0, stamp: '', modifiedAt: '', changedMs: 0 }
      entries.push({ path, kind: 'other', target, ...nothing })
    }
  }
  return entries
}

function fileBelow(
  path: string,
  target: string,
  { dev, ino, size, mode, mtimeMs, ctimeMs }: Stats,
): EntryBelow {
  // Whole milliseconds, because not every way to copy a file keeps what is below them.
  const modifiedAt = `${size} ${mode} ${Math.floor(mtimeMs)}`
  const stamp = `${dev} ${ino} ${modifiedAt} ${mtimeMs} ${ctimeMs}`
  return { path, kind: 'file', target, sizeBytes: size, stamp, modifiedAt, changedMs: ctimeMs }
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

/** The entries of a folder, which a build may have filled without end; UnmeasurableError for more than `most`. */
export async function readFolder(path: string, most = mostEntries): Promise<readonly Dirent[]> {
  const entries: Dirent[] = []
  for await (const entry of await opendir(path, { bufferSize: 256 })) {
    if (entries.length === most)
      throw new UnmeasurableError(troubleText('too many to read them', path))
    entries.push(entry)
  }
  return entries
}

/**
 * Reads a tree (an absolute path); an UnmeasurableError says in words what a build has left that nobody can read:
 * folders nested too deeply for the system, or that may not be entered.
 */
export async function namingTree<T>(top: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const trouble = treeTrouble(error, top)
    throw trouble === null ? error : new UnmeasurableError(trouble)
  }
}

/** What is wrong with a tree (of an absolute path) that could not be read; `null` where the error has another cause. */
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
 * Removes a file or a whole folder, if it is there. A stranger may have made folders that nobody may enter, one in
 * another until no path is long enough, or more than fit into memory here; what stayed would be in the way later.
 */
export async function removeTree(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => null)
  if (stats?.isDirectory() !== true) {
    await rm(path, { recursive: true, force: true, maxRetries: 3 })
    return
  }
  // Goes down from folder to folder, and follows no link.
  const remove = (): Promise<unknown> => program('rm', ['-rf', '--', path])
  await remove().catch(async () => {
    await program('chmod', ['-R', 'u+rwx', '--', path]).catch(() => null)
    // Where there is no such program, or it can do nothing: the reason is then one of the disk.
    await remove().catch(() => rm(path, { recursive: true, force: true }))
  })
}

// What begins with a dot is removed last: a mark says whose folder it is, should this be killed.
const removal =
  'rm -rf -- "$1"/[!.]* || chmod -R u+rwx -- "$1"; rm -rf -- "$1"/[!.]*; rm -rf -- "$1"'

/** Removes a folder (of an absolute path) in a process of its own, which may outlive this program. */
export async function removeTreeLater(path: string): Promise<void> {
  const options = {
    detached: true,
    stdio: 'ignore',
    cwd: '/',
    env: { PATH: process.env['PATH'] },
  } as const
  const child = spawn('nice', ['sh', '-c', removal, 'sh', path], options)
  child.unref()
  // Rejected where the program is not there.
  await once(child, 'spawn').catch(() => removeTree(path))
}
