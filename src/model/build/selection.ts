import type { RevisionReason } from './revision.ts'

/** What a user can name as a side, before checking that it exists. */
export type RevisionSpec = {
  readonly text: string
  /** The Node.js version that was given with it. */
  readonly node?: string | undefined
} & (
  | { readonly source: 'commit'; readonly ref: string }
  /** The checked-out revision under this Node.js, or an empty folder outside a repository or alone. */
  | { readonly source: 'runtime'; readonly isAlone?: boolean }
  /** The files of a folder as they are now; those of the work tree where it is the top of one. */
  | {
      readonly source: 'folder'
      /** As written: relative to where the user stands, or absolute. */
      readonly path: string
    }
  | {
      readonly source: 'package'
      readonly name: string
      /** An exact version, range or tag on the registry. */
      readonly wanted: string
    }
)

/** How to find one side's revision, and why that one. */
export type Choice =
  | { readonly how: 'named'; readonly spec: RevisionSpec; readonly reason: RevisionReason }
  | { readonly how: 'first-parent'; readonly of: RevisionSpec; readonly reason: RevisionReason }
  | {
      readonly how: 'merge-base'
      readonly of: readonly [RevisionSpec, RevisionSpec]
      readonly reason: 'merge-base'
    }
  /** The highest release below this revision's own, or else the highest that it contains. */
  | {
      readonly how: 'previous-release'
      readonly of: RevisionSpec
      readonly reason: 'previous-release'
    }

/** How to find both sides. */
export interface Selection {
  readonly base: Choice
  readonly head: Choice
}
