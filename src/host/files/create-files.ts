import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import {
  access,
  chmod,
  copyFile,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  symlink,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { inMegabytes } from '../../model/percent.ts'
import { UsageError } from '../../model/usage-error.ts'
import { grip } from '../lock/grip.ts'
import type { Files, FileStamp } from './files.ts'
import { entryKind, namingTree, treeFiles } from './trees.ts'
import { readPieces, wholeLines } from './read-text.ts'
import { errorCode, unlessMissing } from './unless-missing.ts'

/**
 * The real disk. Temporary folders are made in the runner's own temporary folder when there is one.
 */
export function createFiles(): Files {
  return {
    ...treeFiles,
    join,
    relative,
    read,
    lines,
    cutToLines: async (path) => {
      await unlessMissing(cutToLines(path))
    },
    write: writeAtomically,
    append: (path, content) => writeDurably(path, 'a', content),
    makeDirectory: async (path) => {
      await mkdir(path, { recursive: true })
    },
    copy: (from, to) => cp(from, to, { recursive: true, verbatimSymlinks: true }),
    move: rename,
    link: symlink,
    exists: (path) => succeeds(access(path)),
    realPath,
    sizeBytes: async (path) => (await lstat(path)).size,
    freeBytes: async (path) => {
      const disk = await unlessMissing(statfs(path))
      return disk === null ? null : disk.bavail * disk.bsize
    },
    fingerprint,
    seal: (path) => namingTree(path, () => seal(path)),
    temporaryDirectory,
    stamp,
    clone: async (from, to, { executable }) => {
      // If the file system can, both files share their blocks until one is written to.
      await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
      await chmod(to, executable ? 0o755 : 0o644)
    },
    holds,
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
    setAside: (path, aside) => succeeds(rename(path, aside)),
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

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
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
  for (const name of await treeFiles.walk(path)) {
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

const pieceBytes = 64 * 1024

/**
 * The bytes of a file, in pieces that share one buffer. A stream takes a new one for each, and what the allocator
 * got for them it keeps: 40 MB for the executable of Node.js.
 */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const buffer = Buffer.alloc(Math.max(1, Math.min(pieceBytes, size)))
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

async function fingerprint(path: string): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const piece of piecesOf(path)) {
    hash.update(piece)
    sizeBytes += piece.length
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

async function holds(path: string, text: string): Promise<boolean> {
  const wanted = Buffer.from(text)
  let end = Buffer.alloc(0)
  for await (const piece of piecesOf(path)) {
    const bytes = Buffer.concat([end, piece])
    if (bytes.includes(wanted)) return true
    // Looked at again with the next piece.
    end = bytes.subarray(-wanted.length)
  }
  return end.includes(wanted)
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

/**
 * Removes what follows the last line end of a file, and waits until the disk has it. Nothing else is
 * written, so no line is lost wherever this is interrupted.
 */
async function cutToLines(path: string): Promise<void> {
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
