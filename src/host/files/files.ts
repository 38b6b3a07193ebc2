interface EntriesBelowParts {
  readonly deepest: number
  readonly most: number
}

/** The disk. Paths are absolute. */
export interface Files {
  readonly join: (...parts: readonly string[]) => string
  readonly relative: (from: string, to: string) => string
  /** The file's text, or `null` when there is no such file, or a pipe or a device in its place. */
  readonly read: (path: string) => Promise<string | null>
  /**
   * The whole lines of a file, some at a time and without their ends; none when there is no such file. A
   * last line without an end is left out.
   */
  readonly lines: (path: string) => AsyncIterable<readonly string[]>
  /** Removes what follows the last line end of a file, if there is one. */
  readonly cutToLines: (path: string) => Promise<void>
  /** Replaces the whole file atomically: a reader sees the old text or the new one, which may come in pieces. */
  readonly write: (path: string, content: string | Iterable<string>) => Promise<void>
  /** Appends and waits until the disk has it. */
  readonly append: (path: string, content: string) => Promise<void>
  readonly makeDirectory: (path: string) => Promise<void>
  /** Removes a file or a whole folder; no error when it is not there. */
  readonly remove: (path: string) => Promise<void>
  readonly copy: (from: string, to: string) => Promise<void>
  /**
   * Renames a file or folder atomically, inside one file system.
   *
   * @throws when a folder that is not empty has the new name
   */
  readonly move: (from: string, to: string) => Promise<void>
  /** A symbolic link at `path` to `target`. */
  readonly link: (target: string, path: string) => Promise<void>
  readonly exists: (path: string) => Promise<boolean>
  /** The path with all links followed, or `null` when it names nothing that this user can reach. */
  readonly realPath: (path: string) => Promise<string | null>
  /** Names in a folder, sorted; empty when there is no such folder. */
  readonly list: (path: string) => Promise<readonly DirectoryEntry[]>
  /** Every regular file below a folder, relative to it with `/`, sorted; links are not followed. */
  readonly walk: (path: string) => Promise<readonly string[]>
  /** Bytes that this user may still write to the disk of a file or folder; `null` when it is not there. */
  readonly freeBytes: (path: string) => Promise<number | null>
  /** Size of a file in bytes. */
  readonly sizeBytes: (path: string) => Promise<number>
  /** Size in bytes and SHA-256 of a file's content. */
  readonly fingerprint: (path: string) => Promise<{ sizeBytes: number; sha256: string }>
  /**
   * Identifies the current state of a file or folder, links followed, without reading it; `null`
   * when there is neither.
   */
  readonly stamp: (path: string) => Promise<FileStamp | null>
  /** Everything below a folder, parents before their children; links are not followed. */
  readonly survey: (path: string) => Promise<readonly TreeEntry[]>
  /**
   * Copies one file to a path that does not exist yet. Later changes of one do not affect the
   * other.
   */
  readonly clone: (
    from: string,
    to: string,
    mode: { readonly executable: boolean },
  ) => Promise<void>
  /** Whether a file's bytes contain those of a text in UTF-8. */
  readonly holds: (path: string, text: string) => Promise<boolean>
  /** Replaces a text by another of the same length, wherever a file's bytes contain it. */
  readonly replaceText: (path: string, from: string, to: string) => Promise<void>
  /** The kind of what is at a path, links not followed, or `null` when nothing is there. */
  readonly kindOf: (path: string) => Promise<TreeEntry['kind'] | null>
  /** Renames atomically what is at a path; `false` when another process was faster. */
  readonly setAside: (path: string, aside: string) => Promise<boolean>
  /**
   * Keeps everybody else from holding this file, which is made, until it is let go or this process ends;
   * `null` where somebody holds it or nobody can tell.
   */
  readonly hold: (path: string) => Promise<(() => Promise<void>) | null>
  /** What lies below a folder, level by level: at most so many entries, and folders at most so deep. */
  readonly entriesBelow: (path: string, limits: EntriesBelowParts) => readonly EntryBelow[]
  /** Digest of the names, sizes, modes and times of change of all files below a folder. */
  readonly seal: (path: string) => Promise<string>
  /** A new empty folder that the caller owns and removes; in `parent` when the place matters. */
  readonly temporaryDirectory: (purpose: string, parent?: string) => Promise<string>
}

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

/** A state of a file or folder. */
export interface FileStamp {
  readonly kind: 'file' | 'folder'
  /** Device, inode, size and times to the nanosecond. No user can set the time of an inode's change. */
  readonly text: string
  readonly sizeBytes: number
  /** When the inode was last changed, in milliseconds since 1970. */
  readonly changedMs: number
}

/** Resolves a path against a folder; an absolute path, also one of Windows, stays as it is. */
export function absolutePath(path: string, from: string, { join }: Pick<Files, 'join'>): string {
  return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : join(from, path)
}
