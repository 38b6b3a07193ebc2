import { existsSync, readdirSync, statSync, type Dirent, realpathSync } from 'node:fs'
import { join, basename, dirname } from 'node:path'
import { tmpdir } from 'node:os'
import { systemFolders, isInside } from './boundary.ts'

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
    // It is not there, or this user cannot read it, so neither can the processes that it starts.
    return []
  }
}

function isPrivate(entry: Dirent, path: string): boolean {
  if (!entry.isFile() && !entry.isDirectory()) return false
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
  const neededBits = entry.isDirectory() ? 0o005 : 0o004
  return (mode & neededBits) !== neededBits
}

/**
 * The folders that a program needs besides itself, as absolute paths: for one in a `bin`,
 * everything that was installed with it. Below a home, or a folder of a home that also holds
 * private files, only `bin` and `lib`.
 *
 * @param path - absolute path of the program
 * @param home - absolute path of the user's home
 */
export function programFolders(path: string, home: string): readonly string[] {
  const folder = dirname(path)
  const parent = dirname(folder)
  const personalFolders = [home, join(home, '.local'), join(home, '.cargo'), dirname(home)]
  if (!/^(?:bin|sbin|shims|libexec)$/.test(basename(folder)) || parent === '/') return [folder]
  return personalFolders.includes(parent) ? [folder, join(parent, 'lib')] : [parent]
}

/**
 * The same of the programs that a folder of the PATH has only as links to below `/opt`, where sandboxes
 * show nothing else.
 */
export function linkedFolders(folder: string, home: string): readonly string[] {
  const knownFolders = foldersByPath.get(folder)
  if (knownFolders !== undefined) return knownFolders
  const folders = folderEntries(folder).flatMap((entry) => {
    const real = entry.isSymbolicLink() ? realOf(join(folder, entry.name)) : null
    return real?.startsWith('/opt/') === true ? programFolders(real, home) : []
  })
  foldersByPath.set(folder, folders)
  return folders
}

// A folder of the PATH may have thousands of programs.
const foldersByPath = new Map<string, readonly string[]>()

function realOf(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null // It leads nowhere.
  }
}

const commandFileNames = ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY']

/**
 * Absolute paths that no foreign process sees as a whole, wherever they are: the user's home, the
 * folder that the program was started in, and the runner's own folders: its credentials, the
 * repository, the code of actions and its command files.
 *
 * @param environment - that this program was started with
 */
export function secludedPaths(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const ownFolders = ['HOME', 'GITHUB_WORKSPACE', 'RUNNER_TEMP'].map(
    (name) => environment[name] ?? '',
  )
  const work = environment['RUNNER_WORKSPACE'] ?? ''
  const actions = environment['GITHUB_ACTION_PATH'] ?? ''
  const works = work === '' ? [] : [work, dirname(work)]
  const runners = works
    .map((path) => dirname(path))
    .filter((path) => existsSync(join(path, '.runner')))
  // Where the runner reads, after this step, what later steps see and do: the folder, but the file alone
  // where other processes must write beside it.
  const files = commandFileNames.flatMap((name) => {
    const path = environment[`GITHUB_${name}`] ?? ''
    if (path === '') return []
    const isShared = [tmpdir(), process.cwd()].some((each) => isInside(each, dirname(path)))
    return isShared ? path : dirname(path)
  })
  return [
    ...new Set([...ownFolders, actions, ...works, ...runners, ...files, process.cwd()]),
  ].filter((path) => path.startsWith('/') && path !== '/' && !systemFolders.includes(path))
}
