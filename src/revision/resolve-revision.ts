import type { Host } from '../host/host.ts'
import type { Revision, RevisionReason } from '../model/build/revision.ts'
import type { RevisionSpec } from '../model/build/selection.ts'
import type { Side } from '../model/build/side.ts'
import type { Snapshot } from '../host/git/snapshots.ts'
import { UsageError } from '../model/usage-error.ts'
import { ensureCommit } from './ensure-commit.ts'
import { publishedRelease } from './published-release.ts'

/** Where revisions are looked for, and for which side. */
export interface ResolveRevisionRequest {
  readonly side: Side
  /** Top folder of the repository, or `null` when there is none. */
  readonly repository: string | null
  readonly host: Host
  /** Why this revision was chosen; `explicit` by default. */
  readonly reason?: RevisionReason
  /** Variables that npm sees in addition, for a private package. */
  readonly secrets?: Readonly<Record<string, string>>
  /** What was kept of the disk, where a folder is named. */
  readonly snapshot?: Snapshot | null | undefined
}

const longestLabel = 300

/** A revision that a user named, from the registry or the repository; a UsageError when there is none. */
export async function resolveRevision(
  spec: RevisionSpec,
  request: ResolveRevisionRequest,
): Promise<Revision> {
  const { side, repository, host, reason = 'explicit', secrets = {}, snapshot = null } = request
  const common = {
    side,
    spec: spec.text,
    sha: null,
    packageName: null,
    packageVersion: null,
    reason,
    node: spec.node,
  }
  if (spec.source === 'folder') {
    // Kept before anything else.
    if (snapshot === null) throw new Error(`expected a snapshot of ${spec.path}, got none`)
    const label = snapshotLabel(snapshot, spec.path).slice(0, longestLabel)
    return { ...common, source: 'folder', label, tree: snapshot.tree }
  }
  if (spec.source === 'package') {
    const { name } = spec
    const release = await publishedRelease(spec, secrets, host)
    if (release === null) {
      throw new UsageError(
        `expected a published version, got "${spec.text}": run "npm view ${name} versions"`,
      )
    }
    const { version, integrity } = release
    return {
      ...common,
      source: 'package',
      label: `${name}@${version}`,
      packageName: name,
      packageVersion: version,
      integrity: integrity ?? undefined,
    }
  }
  if (spec.source === 'runtime' && (repository === null || spec.isAlone === true)) {
    return { ...common, source: 'runtime', label: spec.text }
  }
  const sha = await commitOf(spec, request)
  return { ...common, source: 'commit', label: sha.slice(0, 7), sha }
}

function snapshotLabel({ isOwn, commit, changes, tree }: Snapshot, path: string): string {
  // The last part of a path has a say where the others do not.
  const name = path.split('/').findLast((part) => part !== '' && part !== '.') ?? path
  const files = changes === 1 ? '1 file' : `${String(changes)} files`
  if (commit === null) return `${name} (${files}, ${tree.slice(0, 7)})`
  const since = `${changes === 0 ? 'nothing' : files} changed since ${commit.slice(0, 7)}`
  return isOwn ? `working tree (${since})` : `${name} (${since})`
}

/** Full id of a commit that the repository now has, of `HEAD` where only a Node.js was named; else a UsageError. */
export async function commitOf(
  spec: RevisionSpec,
  { repository, host, reason }: Pick<ResolveRevisionRequest, 'host' | 'reason' | 'repository'>,
): Promise<string> {
  if (spec.source !== 'commit' && spec.source !== 'runtime') {
    throw new UsageError(`expected a commit, got "${spec.text}": name both sides`)
  }
  if (repository === null) {
    throw new UsageError(
      `expected a git repository to find "${spec.text}" in, got none: change into one, or compare what ` +
        'needs none, npm:NAME@VERSION or node:VERSION',
    )
  }
  const ref = spec.source === 'runtime' ? 'HEAD' : spec.ref
  const sha = await ensureCommit(repository, ref, host.git)
  if (sha !== null) return sha
  if (reason === 'before-push') {
    throw new UsageError(
      `expected what the branch held before the push, got no commit ${ref.slice(0, 12)} any more: a ` +
        'forced push moved the branch and the server no longer has it; name the base, such as ' +
        '"merge-base" or a branch',
    )
  }
  const advice = (await host.git.isShallow(repository))
    ? 'this clone is shallow and "origin" has no such name or commit either'
    : '"git branch --all" and "git tag" list the known names'
  throw new UsageError(`expected a branch, tag or commit, got "${spec.text}": ${advice}`)
}

/** A text that the same files of a side share: git's id of the tree, or a package's name, version and digest. */
export async function sourceOf(
  { sha, tree, packageName, packageVersion, integrity }: Revision,
  repository: string | null,
  { git }: { readonly git: Pick<Host['git'], 'treeOf'> },
): Promise<string> {
  if (tree !== undefined) return tree
  return sha === null || repository === null
    ? `${packageName ?? ''}@${packageVersion ?? ''} ${integrity ?? ''}`
    : git.treeOf(repository, sha)
}
