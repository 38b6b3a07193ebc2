import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/** A folder whose contents sandboxes show, and how far it is looked through. */
interface SearchPlace {
  readonly top: string
  /** Folders below each other. */
  readonly depth: number
  /** Whether what not everybody may read is hidden, also from its owner. */
  readonly unreadable: boolean
}

// Deeper, only packages of the system have folders, and there are tens of thousands of them.
const searchPlaces: readonly SearchPlace[] = [
  { top: '/etc', depth: 20, unreadable: true },
  { top: '/usr', depth: 3, unreadable: false },
  // What people install by hand.
  { top: '/usr/local', depth: 8, unreadable: false },
  { top: '/opt', depth: 3, unreadable: false },
  { top: '/nix/var', depth: 3, unreadable: false },
  { top: '/run/systemd/resolve', depth: 3, unreadable: false },
  { top: '/run/resolvconf', depth: 3, unreadable: false },
]

/** The file that lies in the folder of every runner, beside its credentials. */
const runnerFile = '.runner'

/**
 * What no foreign process sees although it lies in a folder that is shown: every socket, by which a
 * service of the machine would do what foreign code says; the folder of every runner; and in `/etc` what
 * not everybody may read, such as private keys. Absolute paths, none of them inside another.
 */
export function hiddenPaths(tops: readonly SearchPlace[] = searchPlaces): readonly string[] {
  return tops.flatMap((place) => (existsSync(place.top) ? hiddenIn(place) : []))
}

function hiddenIn({ top, depth, unreadable }: SearchPlace): readonly string[] {
  const entries = folderEntries(top)
  if (entries.some(({ name }) => name === runnerFile)) return [top]
  return entries.flatMap((entry) => {
    const path = join(top, entry.name)
    if (entry.isSocket() || (unreadable && isPrivate(entry, path))) return [path]
    return entry.isDirectory() && depth > 0
      ? hiddenIn({ top: path, depth: depth - 1, unreadable })
      : []
  })
}

function folderEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // This user cannot read it, so neither can the processes that it starts.
  }
}

function isPrivate(entry: Dirent, path: string): boolean {
  if (!entry.isFile() && !entry.isDirectory()) return false
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
  const neededBits = entry.isDirectory() ? 0o005 : 0o004
  return (mode & neededBits) !== neededBits
}
