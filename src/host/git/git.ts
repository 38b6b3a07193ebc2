import type { Snapshot } from '../../model/build/snapshot.ts'

/** Who wrote the files of a tree: a stranger's gets no password, key or header of the user. */
export interface TreeWriter {
  readonly isStrangers: boolean
}

/** git's id of a revision's files, and where git finds them. */
export type OwnedTree = Pick<Snapshot, 'tree' | 'folder' | 'variables'>

/** A folder that is to be kept as it is now. */
export interface SnapshotRequest {
  /** Absolute path: the top of a repository, or any other folder. */
  readonly folder: string
  /** Whether `folder` is the top of a repository. */
  readonly isRepository: boolean
  /** Whether it is the one whose work trees the sides of a run are. */
  readonly isOwn: boolean
  /** Absolute path of an empty folder that takes what has to be kept. */
  readonly keptIn: string
  /** Absolute paths, inside of it or not, that are no part of it. */
  readonly leftOut: readonly string[]
}

interface CommitsBetweenRequest {
  readonly from: string
  readonly to: string
}

/** git, in one repository. Only full commit ids and refs that git itself resolved reach it. */
export interface Git {
  /** Top folder of the repository that contains `directory`, or `null` when there is none. */
  readonly top: (directory: string) => Promise<string | null>
  /** Full id of the commit that `ref` names, or `null` when there is none. */
  readonly resolve: (repository: string, ref: string) => Promise<string | null>
  /** Full ids of a commit's parents, first parent first, also of those that a shallow clone lacks. */
  readonly parents: (repository: string, sha: string) => Promise<readonly string[]>
  /**
   * The best common ancestor, or `null` for unrelated histories, and for a shallow clone in which a
   * better one might still be hidden.
   */
  readonly mergeBase: (repository: string, first: string, second: string) => Promise<string | null>
  /**
   * Commits between an ancestor and a commit, that one included, parents before their children: those
   * that contain the ancestor, or with `first-parent` only the line of first parents. Titles are
   * not trusted.
   */
  readonly commitsBetween: (
    repository: string,
    ends: CommitsBetweenRequest,
    follow: 'all' | 'first-parent',
  ) => Promise<readonly ListedCommit[]>
  /** Text of a file in a commit, or `null` when the commit has no such file. */
  readonly readFile: (repository: string, sha: string, path: string) => Promise<string | null>
  /** Whether what lies at a path would be left out of commits, such as what a build writes. */
  readonly ignores: (repository: string, path: string) => Promise<boolean>
  /** Full id of the commit's tree: two commits with the same files have the same. */
  readonly treeOf: (repository: string, sha: string) => Promise<string>
  /** Makes a detached work tree of the commit. */
  readonly addWorktree: (repository: string, sha: string, directory: string) => Promise<void>
  /**
   * Keeps the files of a folder as they are now, ignored ones left out, without writing anything into it
   * or its repository.
   *
   * @throws UsageError when a file of it cannot be read
   */
  readonly takeSnapshot: (request: SnapshotRequest) => Promise<Snapshot>
  /**
   * Puts what was kept into a folder that is not there yet: as changes on top of its commit where it has
   * one, with the submodules' places empty.
   */
  readonly putSnapshot: (snapshot: Snapshot, directory: string) => Promise<void>
  /** Makes a repository in a folder that knows the names and ids of these files, and nothing else. */
  readonly makeOwnRepository: (from: OwnedTree, place: string) => Promise<void>
  /**
   * Checks out the submodules of a work tree, from the clone if it has them and nobody else wrote the
   * tree, else from their servers. Returns the reason if that failed.
   */
  readonly updateSubmodules: (directory: string, writer: TreeWriter) => Promise<string | null>
  /**
   * Paths in a work tree that git-lfs has not filled yet: they hold a pointer instead of the file. At
   * most 1000.
   */
  readonly pointerPaths: (directory: string) => Promise<readonly string[]>
  /**
   * Fills them with git-lfs, from where the tree itself may say. Returns the reason if that failed,
   * `no git-lfs` when there is none.
   */
  readonly pullLargeFiles: (directory: string, writer: TreeWriter) => Promise<string | null>
  /** Removes a work tree, whatever state it is in; nothing happens when there is none. */
  readonly removeWorktree: (repository: string, directory: string) => Promise<void>
  /** Whether the clone lacks history. */
  readonly isShallow: (repository: string) => Promise<boolean>
  /**
   * Fetches one commit from `origin`, or, when it is already there, `depth` more of its ancestors;
   * `false` when that failed. A complete clone stays complete.
   */
  readonly fetchCommit: (repository: string, sha: string, depth: number) => Promise<boolean>
  /** Full id of what `origin` has under a branch or tag name, or `null`. */
  readonly remoteCommit: (repository: string, name: string) => Promise<string | null>
  /** Tags of the clone and of `origin`, with the commits that they name; those of `origin` win. */
  readonly tags: (repository: string) => Promise<readonly Tag[]>
}

/** A name for a commit that does not move. */
export interface Tag {
  readonly name: string
  readonly sha: string
}

/** One commit of a list. */
export interface ListedCommit {
  readonly sha: string
  readonly parents: readonly string[]
  /** First line of its message. */
  readonly title: string
}

const usual = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'] as const

/**
 * A name for the branch that others of a repository start from: what its server says, else the usual
 * ones; `null` when there is none of them.
 *
 * @param repository - top folder of the repository
 */
export async function defaultBranch(
  repository: string,
  git: Pick<Git, 'resolve'>,
): Promise<string | null> {
  for (const name of usual) {
    if ((await git.resolve(repository, name)) !== null) return name
  }
  return null
}
