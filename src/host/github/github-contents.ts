/** A commit, and what came before it. */
export interface KnownCommit {
  readonly sha: string
  readonly parents: readonly string[]
  /** First line of its message. */
  readonly title: string
}

/** How two commits are related. */
export interface Comparison {
  /** Of the second one, seen from the first. */
  readonly status: 'identical' | 'ahead' | 'behind' | 'diverged'
  /** The newest commit that both have. */
  readonly mergeBaseSha: string
}

/** Commits and files of one repository. Every function throws GitHubError. */
export interface GitHubContents {
  /** The commit that a branch, tag or id stands for; `null` when there is none. */
  readonly commitAt: (ref: string) => Promise<KnownCommit | null>
  /** `null` when one of them does not exist, or they have no common history. */
  readonly compareCommits: (first: string, second: string) => Promise<Comparison | null>
  /**
   * Text of a file, at most 100 MB, by its path from the top; `null` when the commit has none.
   *
   * @param sha - `null` for the newest commit of the default branch
   */
  readonly readFile: (path: string, sha: string | null) => Promise<string | null>
  /** Paths of what a folder of the default branch has; none when it has no such folder. */
  readonly listFolder: (path: string) => Promise<readonly string[]>
}
