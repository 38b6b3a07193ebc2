import { z } from 'zod'
import { sideSchema, type BySide } from './side.ts'
import { shaSchema, text } from '../text.ts'

/** Why this revision was chosen for its side. */
export type RevisionReason = z.infer<typeof revisionReasonSchema>
/** One of these words. */
export const revisionReasonSchema = z.enum([
  'explicit',
  'merge-parent',
  'merge-base',
  'before-push',
  'pull-request-head',
  'pull-request-merge',
  'pushed',
  'merge-group',
  'previous-release',
])

/** What one side is made from. */
export type Revision = z.infer<typeof revisionSchema>
/** As it is in journals and results; other fields are refused. */
export const revisionSchema = z.strictObject({
  side: sideSchema,
  /** `commit` of the repository, a `package`, a `runtime` alone, or the files of a `folder` as they were. */
  source: z.enum(['commit', 'package', 'runtime', 'folder']),
  /** What the user wrote, or the ref that was chosen. */
  spec: text(300),
  /** Short label: `b52dd91` or `keccak@2.1.0`. */
  label: text(300),
  /** The commit; `null` for other kinds. */
  sha: shaSchema.nullable(),
  /** git's id of the files of a folder; absent for anything else. */
  tree: shaSchema.optional(),
  /** Name on the registry; `null` for what is no published package. */
  packageName: text(300).nullable(),
  /** Exact version on the registry; `null` for other kinds. */
  packageVersion: text(100).nullable(),
  /** Digest of the package's bytes, of a published one as the registry tells it; absent for a commit. */
  integrity: text(300).optional(),
  reason: revisionReasonSchema,
  /** The Node.js version that the user gave with the revision. */
  node: text(200).optional(),
})

/** Whether a side comes as a tree of sources, which is installed and built by its own script. */
export function isTree({ source }: Pick<Revision, 'source'>): boolean {
  return source === 'commit' || source === 'folder'
}

/** What a revision is made from, as a text that is the same for the same: a commit, a tree, or a package. */
export function madeFrom({ sha, tree, packageName, packageVersion }: Revision): string {
  return sha ?? tree ?? `${packageName ?? ''}@${packageVersion ?? ''}`
}

/** Whether both sides are made from the same, and only the Node.js that runs each was asked for apart. */
export function differsByNode({ base, head }: BySide<Revision>): boolean {
  return base.node !== head.node && madeFrom(base) === madeFrom(head)
}

/** Whether both sides are one commit, with nothing uncommitted: a run that looks for noise. */
export function isSameRevision({ base, head }: BySide<Revision>): boolean {
  return base.sha !== null && base.sha === head.sha && base.tree === head.tree
}

/** A revision as plain text, with the name that the user typed: `7c1e0d9 (v4.0.1)`. */
export function typedLabel(revision: Revision): string {
  const { label, spec, reason } = revision
  return reason === 'explicit' && isNamed(revision) ? `${label} (${spec})` : label
}

/** Whether the user's name for it differs from the displayed one. */
export function isNamed({ source, spec, label, sha }: Revision): boolean {
  return source === 'commit' && spec !== label && spec !== sha
}
