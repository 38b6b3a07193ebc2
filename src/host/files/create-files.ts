import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import {
  access,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  open,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  symlink,
  type FileHandle,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { inMegabytes } from '../../model/percent.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { DirectoryEntry, Files } from './files.ts'
import {
  createTrees,
  entriesBelow,
  entryCount,
  namingTree,
  readFolder,
  type EntryCount,
  removeTree,
} from './create-trees.ts'
import { readPieces, wholeLines } from './read-text.ts'

/**
 * The real disk. Temporary folders are made in the runner's own temporary folder when there is one.
 */
export function createFiles(): Files {
  return {
    join: (...parts) => join(...parts),
    relative: (from, to) => forwardSlashes(relative(from, to)),
    read,
    lines,
    cutToLines: async (path) => {
      await unlessMissing(cutToLines(path))
    },
    write: writeAtomically,
    append: appendDurably,
    makeDirectory,
    remove: removeTree,
    copy: (from, to) => cp(from, to, { recursive: true, verbatimSymlinks: true }),
    move: rename,
    link: (target, path) => symlink(target, path),
    exists: (path) =>
      access(path).then(
        () => true,
        () => false,
      ),
    realPath,
    list,
    walk: (path) => namingTree(path, () => walk(path)),
    sizeBytes: async (path) => (await lstat(path)).size,
    freeBytes,
    fingerprint,
    seal: (path) => namingTree(path, () => seal(path)),
    entriesBelow,
    temporaryDirectory,
    ...createTrees(),
  }
}

// V8 has no longer texts, and a file with holes may claim any size.
const longestText = 500e6

/** Without waiting for the other end, should it be a pipe that a stranger has laid there. */
async function read(path: string): Promise<string | null> {
  const file = await unlessMissing(open(path, constants.O_RDONLY | constants.O_NONBLOCK))
  if (file === null) return null
  try {
    const facts = await file.stat()
    if (facts.isDirectory()) throw new UsageError(`expected a file at ${path}, got a folder`)
    if (facts.size > longestText) {
      throw new UsageError(
        `expected a text of at most ${inMegabytes(longestText)} at ${path}, got ${inMegabytes(facts.size)}`,
      )
    }
    return facts.isFile() ? await file.readFile('utf8') : null
  } finally {
    await file.close()
  }
}

async function seal(path: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of await walk(path)) {
    const facts = await unlessMissing(stat(join(path, name)))
    if (facts === null) continue
    const { size, mode, mtimeMs, ctimeMs, nlink } = facts
    if ((mode & 0o444) === 0) await access(join(path, name), constants.R_OK)
    // No user can set the time of an inode's last change. But where several names share an inode,
    // as package managers make them, it also changes with the other names.
    const changedValue = nlink === 1 ? ctimeMs : 'shared'
    hash.update(`${name}\0${size} ${mode} ${mtimeMs} ${changedValue}\n`)
  }
  return hash.digest('hex')
}

function forwardSlashes(path: string): string {
  return path.replaceAll(sep, '/')
}

const leadsNowhere = new Set(['EACCES', 'ELOOP', 'ENAMETOOLONG'])

async function realPath(path: string): Promise<string | null> {
  try {
    return await unlessMissing(realpath(path))
  } catch (error) {
    // A folder of the PATH may be another user's, and strangers lay links that lead to themselves.
    if (leadsNowhere.has(errorCode(error))) return null
    throw error
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

async function unlessMissing<T>(wantedValue: Promise<T>): Promise<T | null> {
  try {
    return await wantedValue
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const code = errorCode(error)
  // A file where a folder was expected means that the path names nothing, too.
  return code === 'ENOENT' || code === 'ENOTDIR'
}

// Not by mkdir's own recursion, which never returns where a file system says ENOENT for a name in a
// folder that is there, as /proc does (nodejs/node, seen in 24.21).
async function makeDirectory(path: string): Promise<void> {
  const trouble = await triedToMake(path)
  if (trouble === null) return
  const parent = dirname(path)
  if (!isMissing(trouble) || parent === path) throw trouble
  // It may be there by now: two sides are built at the same time.
  await makeDirectory(parent)
  const again = await triedToMake(path)
  if (again !== null) throw again
}

/** @returns `null` when the folder is there now */
async function triedToMake(path: string): Promise<Error | null> {
  try {
    await mkdir(path)
  } catch (error) {
    if (await isFolder(path)) return null
    return error instanceof Error ? error : new Error(String(error))
  }
  return null
}

async function isFolder(path: string): Promise<boolean> {
  const stats = await unlessMissing(stat(path))
  return stats?.isDirectory() ?? false
}

async function writeAtomically(path: string, content: string | Iterable<string>): Promise<void> {
  // In the same folder, because a rename is only atomic inside one file system.
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}`)
  try {
    await writeDurably(draft, 'wx', content)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* lines(path: string): AsyncGenerator<readonly string[]> {
  if ((await unlessMissing(lstat(path))) !== null) yield* wholeLines(readPieces(path))
}

async function freeBytes(path: string): Promise<number | null> {
  const disk = await unlessMissing(statfs(path))
  return disk === null ? null : disk.bavail * disk.bsize
}

function appendDurably(path: string, content: string): Promise<void> {
  return writeDurably(path, 'a', content)
}

async function writeDurably(
  path: string,
  flags: 'a' | 'wx',
  content: string | Iterable<string>,
): Promise<void> {
  const file = await open(path, flags)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function list(path: string): Promise<readonly DirectoryEntry[]> {
  return (await entriesOf(path, entryCount()))
    .map((entry) => ({ name: entry.name, directory: entry.isDirectory() }))
    .toSorted((first, second) => byCodeUnits(first.name, second.name))
}

async function walk(top: string): Promise<readonly string[]> {
  const count = entryCount()
  const matches: string[] = []
  const folders = ['']
  for (const below of folders) {
    for (const entry of await entriesOf(join(top, below), count)) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) folders.push(path)
      else if (entry.isFile()) matches.push(path)
    }
  }
  return matches.toSorted(byCodeUnits)
}

async function entriesOf(path: string, count: EntryCount): ReturnType<typeof readFolder> {
  try {
    return await readFolder(path, count)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function byCodeUnits(first: string, second: string): number {
  if (first === second) return 0
  return first < second ? -1 : 1
}

/** Many files are read at the same time. */
const fingerprintBytes = 64 * 1024

async function fingerprint(path: string): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256')
  // A stream takes a new buffer for each piece, and what the allocator got for them it keeps: 40 MB for
  // the executable of Node.js.
  const file = await open(path, 'r')
  let sizeBytes = 0
  try {
    const { size } = await file.stat()
    const buffer = Buffer.alloc(Math.max(1, Math.min(fingerprintBytes, size)))
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, null)
      if (bytesRead === 0) return { sizeBytes, sha256: hash.digest('hex') }
      hash.update(buffer.subarray(0, bytesRead))
      sizeBytes += bytesRead
    }
  } finally {
    await file.close()
  }
}

async function temporaryDirectory(purpose: string, parent?: string): Promise<string> {
  const place = parent ?? process.env['RUNNER_TEMP'] ?? tmpdir()
  try {
    // Resolved, because tools compare paths as text and the system's folder is often a link.
    return await mkdtemp(join(await realpath(place), `deadheat-${purpose}-`))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const hint = parent === undefined ? ': name a writable folder in TMPDIR' : ''
    throw new UsageError(`expected to make a folder in ${place}, got ${reason}${hint}`)
  }
}

const newline = 0x0a
const pieceBytes = 64 * 1024

/**
 * Removes what follows the last line end of a file, and waits until the disk has it. Nothing else is
 * written, so no line is lost wherever this is interrupted.
 */
export async function cutToLines(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const end = await endOfLines(file, size)
    if (end === size) return
    await file.truncate(end)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Offset after the last line end. */
async function endOfLines(file: FileHandle, size: number): Promise<number> {
  const piece = Buffer.alloc(pieceBytes)
  for (let end = size; end > 0; end -= pieceBytes) {
    const start = Math.max(0, end - pieceBytes)
    const { bytesRead } = await file.read(piece, 0, end - start, start)
    const at = piece.subarray(0, bytesRead).lastIndexOf(newline)
    if (at >= 0) return start + at + 1
  }
  return 0
}
