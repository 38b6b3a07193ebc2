import type { Host } from '../host/host.ts'
import type { Revision, RevisionReason } from '../model/build/revision.ts'
import type { RevisionSpec } from '../model/build/selection.ts'
import type { Side } from '../model/build/side.ts'
import { UsageError } from '../model/usage-error.ts'
import { ensureCommit } from './ensure-commit.ts'
import { nearestNames } from '../model/nearest-names.ts'
import { publishedRelease } from './published-release.ts'

interface ResolveRevisionRequest {
  readonly side: Side
  readonly repository: string | null
  readonly host: Host
  readonly reason?: RevisionReason
  readonly secrets?: Readonly<Record<string, string>>
}

/**
 * Resolves a revision that a user named, in the registry or in the repository.
 *
 * @param repository - top folder of the repository, or `null` when there is none
 * @param reason - why this revision was chosen
 * @param secrets - variables that npm sees in addition, for a private package
 * @throws UsageError when there is no such revision
 */
export function resolveRevision(
  spec: RevisionSpec,
  { side, repository, host, reason = 'explicit', secrets = {} }: ResolveRevisionRequest,
): Promise<Revision> {
  switch (spec.source) {
    case 'package':
      return resolvePackage(spec, { side, host, reason, secrets })
    case 'commit':
      return resolveCommit(spec, { side, repository, host, reason })
    case 'folder':
    case 'file':
      // Kept before anything else, and so resolved by `revisionOfSnapshot`.
      throw new Error(`expected a snapshot of ${spec.path}, got none`)
    case 'runtime':
      return repository === null
        ? Promise.resolve(runtimeAlone(spec, side, reason))
        : resolveCommit(checkedOutUnder(spec), { side, repository, host, reason })
  }
}

type RuntimeRevision = Extract<RevisionSpec, { source: 'runtime' }>

function checkedOutUnder({
  text,
  node,
}: RuntimeRevision): Extract<RevisionSpec, { source: 'commit' }> {
  return { source: 'commit', text, ref: 'HEAD', node }
}

function runtimeAlone(
  { text, node }: RuntimeRevision,
  side: Side,
  reason: RevisionReason,
): Revision {
  return {
    side,
    source: 'runtime',
    spec: text,
    label: text,
    sha: null,
    packageName: null,
    packageVersion: null,
    reason,
    node,
  }
}

interface ResolvePackageRequest {
  readonly side: Side
  readonly host: Host
  readonly reason: RevisionReason
  readonly secrets: Readonly<Record<string, string>>
}

async function resolvePackage(
  spec: Extract<RevisionSpec, { source: 'package' }>,
  { side, host, reason, secrets }: ResolvePackageRequest,
): Promise<Revision> {
  const { name, wanted } = spec
  const release = await publishedRelease({ name, wantedVersion: wanted, secrets }, host)
  if (release === null) {
    throw new UsageError(
      `expected a published version, got "${spec.text}": run "npm view ${spec.name} versions"`,
    )
  }
  const { version, integrity } = release
  return {
    side,
    source: 'package',
    spec: spec.text,
    label: `${spec.name}@${version}`,
    sha: null,
    packageName: spec.name,
    packageVersion: version,
    integrity: integrity ?? undefined,
    reason,
    ...writtenNode(spec),
  }
}

interface ResolveCommitRequest {
  readonly side: Side
  readonly repository: string | null
  readonly host: Host
  readonly reason: RevisionReason
}

async function resolveCommit(
  spec: Extract<RevisionSpec, { source: 'commit' }>,
  { side, repository, host, reason }: ResolveCommitRequest,
): Promise<Revision> {
  const sha = await commitOf(spec, { repository, host, reason })
  return {
    side,
    source: 'commit',
    spec: spec.text,
    label: sha.slice(0, 7),
    sha,
    packageName: null,
    packageVersion: null,
    reason,
    ...writtenNode(spec),
  }
}

function writtenNode({ node }: RevisionSpec): Pick<Revision, 'node'> {
  return node === undefined ? {} : { node }
}

interface CommitRequest {
  readonly repository: string | null
  readonly host: Host
  readonly reason?: RevisionReason
}

/**
 * Full id of a commit that the repository now has.
 *
 * @throws UsageError when there is no repository or no such commit
 */
export async function commitOf(
  spec: RevisionSpec,
  { repository, host, reason = 'explicit' }: CommitRequest,
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
  throw new UsageError(
    `expected a branch, tag or commit, got "${spec.text}"${await adviceFor(ref, repository, host)}`,
  )
}

async function adviceFor(ref: string, repository: string, host: Host): Promise<string> {
  const near = nearestNames(ref, await host.git.names(repository))
  if (near.length > 0) return `: did you mean ${near.map((name) => `"${name}"`).join(' or ')}`
  const shallow = await host.git.isShallow(repository)
  if (shallow) return ': this clone is shallow and "origin" has no such name or commit either'
  return ': "git branch --all" and "git tag" list the known names'
}

/**
 * Identifies the source of a side by a text that is the same for the same files: git's id of the
 * tree, or the name, version and digest of a published package.
 *
 * @param repository - top folder of the repository that has the commit
 */
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
