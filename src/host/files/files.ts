// The disk as one record of functions, for all who touch it. Whole files are written atomically, or not at all.
import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import {
  access,
  chmod,
  copyFile,
  cp,
  lstat,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { inMegabytes } from '../../model/percent.ts'
import { UsageError } from '../../model/usage-error.ts'
import {
  entriesBelow,
  entryKind,
  listFolder,
  namingTree,
  placesBelow,
  removeTree,
  removeTreeLater,
  surveyTree,
  walkTree,
} from './trees.ts'
import {
  cutToLines,
  fingerprint,
  holds,
  isSameContent,
  readPieces,
  wholeLines,
} from './read-text.ts'
import { hold, temporaryDirectory } from './temporary-directory.ts'
import { errorCode, unlessMissing } from './unless-missing.ts'

const disk = {
  join,
  relative,
  list: listFolder,
  walk: walkTree,
  survey: surveyTree,
  entriesBelow,
  placesBelow,
  isSameContent,
  remove: removeTree,
  removeLater: removeTreeLater,
  read,
  lines,
  cutToLines: async (path: string) => {
    await unlessMissing(cutToLines(path))
  },
  write: writeAtomically,
  /** Appends and waits until the disk has it. */
  append: (path: string, content: string) => writeDurably(path, 'a', content),
  makeDirectory,
  copy: (from: string, to: string) => cp(from, to, { recursive: true, verbatimSymlinks: true }),
  /** Renames atomically, inside one file system; throws when a folder that is not empty has the new name. */
  move: (from: string, to: string) => rename(from, to),
  /** A symbolic link at `path` to `target`. */
  link: (target: string, path: string) => symlink(target, path),
  exists: (path: string) => succeeds(access(path)),
  realPath,
  /** Size of a file in bytes. */
  sizeBytes: async (path: string) => (await lstat(path)).size,
  /** Bytes that this user may still write to the disk of a file or folder; `null` when it is not there. */
  freeBytes: async (path: string) => {
    const stats = await unlessMissing(statfs(path))
    if (stats === null) return null
    // Room for files may be less than that for bytes; some disks count none.
    return stats.bsize * Math.min(stats.bavail, stats.files === 0 ? Infinity : stats.ffree)
  },
  fingerprint,
  seal: (path: string) => namingTree(path, () => seal(path)),
  temporaryDirectory,
  stamp,
  /** Copies one file to a path that does not exist yet. Later changes of one do not affect the other. */
  clone: async (from: string, to: string, { executable }: { readonly executable: boolean }) => {
    // If the file system can, both files share their blocks until one is written to.
    await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
    await chmod(to, executable ? 0o755 : 0o644)
  },
  holds,
  /** Replaces a text by another of the same length, wherever a file's bytes contain it. */
  replaceText: async (path: string, from: string, to: string) => {
    const content = await readFile(path)
    const target = Buffer.from(to)
    for (let at = content.indexOf(from); at >= 0; at = content.indexOf(from, at)) {
      target.copy(content, at)
      at += target.length
    }
    await writeFile(path, content)
  },
  /** The kind of what is at a path, links not followed, or `null` when nothing is there. */
  kindOf: async (path: string) => {
    const stats = await lstat(path).catch(() => null)
    return stats === null ? null : entryKind(stats)
  },
  /** Renames atomically what is at a path; `false` when another process was faster. */
  setAside: (path: string, aside: string) => succeeds(rename(path, aside)),
  hold,
}

/** The disk. Paths are absolute. */
export type Files = Readonly<typeof disk>

/** The real disk. Temporary folders are made in the runner's own, where there is one. */
export function createFiles(): Files {
  return disk
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

// V8 has no longer texts, and a file with holes may claim any size.
const longestText = 500e6

/** The file's text; `null` where there is no plain file. It does not wait for the other end of a stranger's pipe. */
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

/** Digest of the names, sizes, modes and times of change of all files below a folder. */
async function seal(path: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of await walkTree(path)) {
    const facts = await unlessMissing(stat(join(path, name)))
    if (facts === null) continue
    const { size, mode, mtimeMs, ctimeMs, nlink } = facts
    if ((mode & 0o444) === 0) await access(join(path, name), constants.R_OK)
    // No user can set it; but where several names share an inode, it also changes with the other names.
    const changeTime = nlink === 1 ? ctimeMs : 'shared'
    hash.update(`${name}\0${size} ${mode} ${mtimeMs} ${changeTime}\n`)
  }
  return hash.digest('hex')
}

const leadsNowhere = new Set(['EACCES', 'ELOOP', 'ENAMETOOLONG'])

/** The path with all links followed, or `null` when it names nothing that this user can reach. */
async function realPath(path: string): Promise<string | null> {
  try {
    return await unlessMissing(realpath(path))
  } catch (error) {
    // A folder of the PATH may be another user's, and strangers lay links that lead to themselves.
    if (leadsNowhere.has(errorCode(error))) return null
    throw error
  }
}

/** Makes a folder with those above it: Node.js does so itself, but without end where none can be made, as in /proc. */
async function makeDirectory(path: string): Promise<void> {
  const above = dirname(path)
  if (!(await succeeds(access(above)))) await makeDirectory(above)
  try {
    await mkdir(path)
  } catch (error) {
    if ((await unlessMissing(stat(path)))?.isDirectory() !== true) throw error
  }
}

/** Replaces the whole file atomically: a reader sees the old text or the new one, which may come in pieces. */
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

/** The whole lines of a file, some at a time and without their ends; none where there is no file. */
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

interface FileStamp {
  readonly kind: 'file' | 'folder'
  /** Device, inode, size and times to the nanosecond. No user can set the time of an inode's change. */
  readonly text: string
  readonly sizeBytes: number
  /** When the inode was last changed, in milliseconds since 1970. */
  readonly changedMs: number
}

/** What identifies the state of a file or folder, links followed, unread; `null` where there is neither. */
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

/** Resolves a path against a folder; an absolute path, also one of Windows, stays as it is. */
export function absolutePath(path: string, from: string, files: Pick<Files, 'join'>): string {
  return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : files.join(from, path)
}
