import { relative } from 'node:path'

/** The parts of the machine that a foreign process can see; anything that is not listed does not exist for it. */
export interface Boundary {
  /** Absolute paths that it can read but not change; those that do not exist are left out. */
  readonly visible: readonly string[]
  /** Absolute paths of folders that it may change; they are created if they do not exist. */
  readonly writable: readonly string[]
  /** `loopback`: it reaches only processes of the same sandbox, where the kernel can ensure that. */
  readonly network: 'host' | 'loopback'
}

/** The folders of the system that every foreign process sees, read-only: programs, libraries, settings. */
export const systemFolders: readonly string[] = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib64',
  '/libx32',
  // Of /opt only what hosted runners fetch tools to, and what is on the PATH.
  '/opt/hostedtoolcache',
  '/nix',
  '/snap',
  '/etc',
  // What programs ask about processors, memory and counters; the rest of /sys is the kernel's own.
  '/sys/bus/event_source',
  '/sys/devices',
  '/sys/fs/cgroup',
  '/sys/kernel/mm/hugepages',
  '/sys/kernel/mm/transparent_hugepage',
  // /etc/resolv.conf may be a link to here.
  '/run/systemd/resolve',
  '/run/resolvconf',
]

/** The only devices. */
export const devices: readonly string[] = ['null', 'zero', 'full', 'random', 'urandom', 'tty']

/**
 * Folders that are empty, in memory, and private to each process. If a tree is inside one, the processes
 * of the same side and kind share it.
 */
export const ownFolders: readonly string[] = ['/tmp', '/var/tmp', '/dev/shm']

/** Kinds of foreign processes, by what they need to see. */
export type ForeignKind =
  /** Steps of a build, and calls of tools that take their settings from the tree. */
  | 'build'
  /** An executable that is asked for its version. */
  | 'probe'
  /** Benchmarks, suites, commands and servers, when they are described, measured, counted or profiled. */
  | 'measured'

/** The folders and files of a side, as absolute paths; those that do not exist are left out. */
export interface ForeignPlaces {
  /** The side's tree. */
  readonly tree: string
  /** What belongs only to this side, besides its tree: its home, its temporary files. */
  readonly ownPaths: readonly string[]
  /** What it needs and shares with other processes: its runtime, tools, headers, the harness. */
  readonly neededPaths: readonly string[]
}

/** The same as a foreign process is started with it. */
export interface ForeignBounds {
  readonly readOnly: readonly string[]
  readonly writable: readonly string[]
  readonly network: 'host' | 'loopback'
}

/** The boundary of every kind of foreign process, never with the other side, repository, store, results or lock. */
export function boundaryOf(
  kind: ForeignKind,
  { tree, ownPaths, neededPaths }: ForeignPlaces,
): ForeignBounds {
  // The `.git` of a work tree leads git to the settings that name its programs, so nothing may
  // change that file.
  const git = `${tree}/.git`
  switch (kind) {
    case 'build':
      return { readOnly: [...neededPaths, git], writable: [tree, ...ownPaths], network: 'host' }
    case 'probe':
      return { readOnly: [tree, ...neededPaths], writable: [...ownPaths], network: 'loopback' }
    case 'measured':
      return { readOnly: [...neededPaths, git], writable: [tree, ...ownPaths], network: 'loopback' }
  }
}

/** Whether an absolute path is a folder itself or something below it. */
export function isInside(path: string, folder: string): boolean {
  return !/^\.\.(?:\/|$)/.test(relative(folder, path))
}
