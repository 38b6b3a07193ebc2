/** Files as they were at one moment, kept apart from the folder that they come from: no repository has them. */
export interface Snapshot {
  /** git's id of all files: two folders with the same files have the same. */
  readonly tree: string
  /** Absolute path of the folder that git runs in. */
  readonly folder: string
  /** The commit that it lies on; `null` where there is none. */
  readonly commit: string | null
  /** Whether the commit is of the repository whose work trees the sides of a run are. */
  readonly isOwn: boolean
  /** Files that are other than in the commit, or all of them where there is none. */
  readonly changes: number
  /** Paths of submodules that hold changes of their own, which are not kept. */
  readonly unkept: readonly string[]
  /** By which git finds what is kept. */
  readonly variables: Readonly<Record<string, string>>
}
