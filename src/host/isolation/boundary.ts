import type { ProcessSpec } from '../process/processes.ts'

/** What a foreign process finds of the machine; whatever is not listed is not there for it. */
export interface Boundary {
  /** Absolute paths that it can read and not change; those that do not exist are left out. */
  readonly visible: readonly string[]
  /** Absolute paths of folders that it may change; they are made when they do not exist. */
  readonly writable: readonly string[]
  /** `loopback`: it reaches nothing but itself and its like, where the kernel can keep it so. */
  readonly network: 'host' | 'loopback'
}

/** What every foreign process sees of the system, read-only: programs, libraries, settings. */
export const systemFolders: readonly string[] = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/opt',
  '/nix',
  '/snap',
  '/etc',
  '/sys',
  // Names are looked up by what /etc/resolv.conf points to.
  '/run/systemd/resolve',
  '/run/resolvconf',
]

/** Files among those that nobody but the system's own programs has to read. */
export const hiddenFiles: readonly string[] = [
  '/etc/shadow',
  '/etc/shadow-',
  '/etc/gshadow',
  '/etc/gshadow-',
]

/** The only devices. */
export const devices: readonly string[] = ['null', 'zero', 'full', 'random', 'urandom', 'tty']

/**
 * Folders that are empty, in memory, and each process's own. One that a tree lies in is shared by the
 * processes of the same side and kind.
 */
export const ownFolders: readonly string[] = ['/tmp', '/var/tmp', '/dev/shm']

/** What runs that is not ours, by what it needs to find. */
export type ForeignKind =
  /** Steps of a build, and questions to tools that take their settings from the tree. */
  | 'build'
  /** An executable that is asked what it is. */
  | 'probe'
  /** Benchmarks, suites and whole commands, when they are described, measured, counted or profiled. */
  | 'measured'
  /** A server, which our own client has to reach. */
  | 'server'

/** Where a side's own things are; absolute paths, of which those that it has not are left out. */
export interface ForeignPlaces {
  /** The side's tree. */
  readonly tree: string
  /** What belongs to the side beside its tree, and to nobody else: its home, its temporary files. */
  readonly own: readonly string[]
  /** What it needs of what others need, too: its runtime, tools, headers, the harness. */
  readonly needed: readonly string[]
}

/**
 * The boundary of every kind of foreign process, written down once. The other side, the repository, the
 * store, the cache, the results, the lock and this program itself are in none.
 */
export function boundaryOf(
  kind: ForeignKind,
  { tree, own, needed }: ForeignPlaces,
): Pick<ProcessSpec, 'readOnly' | 'writable' | 'network'> {
  // What a tree says of its repository leads git to where it takes programs from: a work tree's own
  // file is nobody's to change.
  const git = `${tree}/.git`
  switch (kind) {
    case 'build':
      return { readOnly: [...needed, git], writable: [tree, ...own], network: 'host' }
    case 'probe':
      return { readOnly: [tree, ...needed], writable: [...own], network: 'loopback' }
    case 'measured':
      return { readOnly: [...needed, git], writable: [tree, ...own], network: 'loopback' }
    case 'server':
      return { readOnly: [...needed, git], writable: [tree, ...own], network: 'host' }
  }
}
