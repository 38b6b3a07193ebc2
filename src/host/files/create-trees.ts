import { constants } from 'node:fs'
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
} from 'node:fs/promises'
import { join } from 'node:path'
import { grip } from '../lock/grip.ts'
import { entryCount, namingTree, readFolder } from './naming-tree.ts'
import type { Files, TreeEntry } from './files.ts'
import type { FileStamp } from './files.ts'

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
      const file = await open(path, 'a')
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
