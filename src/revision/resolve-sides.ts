import type { Host } from '../host/host.ts'
import type { Revision, RevisionReason } from '../model/build/revision.ts'
import type { Choice, RevisionSpec, Selection } from '../model/build/selection.ts'
import type { BySide, Side } from '../model/build/side.ts'
import { UsageError } from '../model/usage-error.ts'
import { ensureMergeBase } from './ensure-commit.ts'
import type { Snapshots } from './snapshots.ts'
import { commitOf, resolveRevision } from './resolve-revision.ts'
import type { Snapshot, TreeSnapshot } from '../model/build/snapshot.ts'
import { compare, prerelease, valid } from 'semver'
import type { Git, Tag } from '../host/git/git.ts'

const longestLabel = 300

/** Where revisions are looked for. */
interface SidePlaces {
  /** Top folder of the repository, or `null` when there is none. */
  readonly repository: string | null
  /** Variables that npm sees in addition when it is asked for a package. */
  readonly secrets: Readonly<Record<string, string>>
}

/** Where the revisions of both sides are looked for. */
interface SideSources extends Pick<SidePlaces, 'repository'>, Partial<Pick<SidePlaces, 'secrets'>> {
  /** What was kept of the disk. */
  readonly snapshots?: Snapshots
}

/**
 * Resolves both revisions of a selection, one after the other because both may fetch.
 *
 * @throws UsageError when a revision does not exist or the two have no common history
 */
export async function resolveSides(
  selection: Selection,
  { repository, secrets = {}, snapshots = { base: null, head: null } }: SideSources,
  host: Host,
): Promise<BySide<Revision>> {
  const resolveSide = async (side: Side): Promise<Revision> => {
    const choice = selection[side]
    const snapshot = snapshots[side]
    return snapshot !== null && choice.how === 'named'
      ? revisionOfSnapshot(snapshot, choice.spec, side, choice.reason)
      : resolveChoice({ choice, side, repository, secrets }, host)
  }
  const head = await resolveSide('head')
  return { base: await resolveSide('base'), head }
}

/**
 * Finds the revision that a choice names.
 *
 * @throws UsageError when there is none
 */
export async function resolveChoice(
  {
    choice,
    side,
    repository,
    secrets,
  }: SidePlaces & { readonly choice: Choice; readonly side: Side },
  host: Host,
): Promise<Revision> {
  switch (choice.how) {
    case 'named':
      return resolveRevision(choice.spec, {
        side,
        repository,
        host,
        reason: choice.reason,
        secrets,
      })
    case 'first-parent': {
      const parent = await firstParent(choice.of, repository, host)
      return resolveRevision(commitSpec(parent), { side, repository, host, reason: choice.reason })
    }
    case 'previous-release': {
      const commit = await commitOf(choice.of, { repository, host })
      if (repository === null) throw new UsageError('expected a git repository, got none')
      const release = await previousRelease(repository, commit, host.git)
      return resolveRevision(commitSpec(release), { side, repository, host, reason: choice.reason })
    }
    case 'merge-base': {
      const sharedBase = await mergeBase(choice.of, repository, host)
      return resolveRevision(commitSpec(sharedBase), {
        side,
        repository,
        host,
        reason: choice.reason,
      })
    }
  }
}

function commitSpec(sha: string): RevisionSpec {
  return { source: 'commit', text: sha, ref: sha }
}

async function firstParent(
  of: RevisionSpec,
  repository: string | null,
  host: Host,
): Promise<string> {
  const child = await commitOf(of, { repository, host })
  const parent = repository === null ? undefined : (await host.git.parents(repository, child))[0]
  if (parent === undefined) {
    throw new UsageError(
      `expected a commit with a parent, got the first commit ${child.slice(0, 7)}: there is nothing to compare it with`,
    )
  }
  return parent
}

async function mergeBase(
  of: readonly [RevisionSpec, RevisionSpec],
  repository: string | null,
  host: Host,
): Promise<string> {
  const [leftText, right] = [
    await commitOf(of[0], { repository, host }),
    await commitOf(of[1], { repository, host }),
  ]
  const sharedBase =
    repository === null ? null : await ensureMergeBase(repository, leftText, right, host.git)
  if (sharedBase === null) {
    throw new UsageError(
      `expected ${leftText.slice(0, 7)} and ${right.slice(0, 7)} to share history, got none: they may belong to different repositories, or one branch was recreated; name the base`,
    )
  }
  return sharedBase
}

/** A side that is made from what was kept of the disk. */
function revisionOfSnapshot(
  snapshot: Snapshot,
  spec: RevisionSpec,
  side: Side,
  reason: RevisionReason,
): Revision {
  const node = spec.node === undefined ? {} : { node: spec.node }
  const knownFields = { side, spec: spec.text, sha: null, reason, ...node }
  if (snapshot.kind === 'tree') {
    return {
      ...knownFields,
      source: 'folder',
      label: snapshotLabel(snapshot, spec).slice(0, longestLabel),
      tree: snapshot.tree,
      packageName: null,
      packageVersion: null,
    }
  }
  const { name, version, integrity } = snapshot
  return {
    ...knownFields,
    source: 'package',
    label: `${name}@${version} (${specName(spec)})`.slice(0, longestLabel),
    packageName: name,
    packageVersion: version,
    integrity,
  }
}

function snapshotLabel({ isOwn, commit, changed, tree }: TreeSnapshot, spec: RevisionSpec): string {
  const files = changed === 1 ? '1 file' : `${String(changed)} files`
  if (commit === null) return `${specName(spec)} (${files}, ${tree.slice(0, 7)})`
  const since = `${changed === 0 ? 'nothing' : files} changed since ${commit.slice(0, 7)}`
  return isOwn ? `working tree (${since})` : `${specName(spec)} (${since})`
}

/** The last part of a path, which has a say where the others do not. */
function specName(spec: RevisionSpec): string {
  if (spec.source !== 'folder' && spec.source !== 'file') return spec.text
  const parts = spec.path.split('/').filter((part) => part !== '' && part !== '.')
  return parts.at(-1) ?? spec.path
}

// Each costs a call of git, and in a shallow clone also a request to the server.
const triesAtMost = 50

interface Release extends Tag {
  readonly version: string
}

/**
 * The commit of the release before another commit: of all tags that are a version and that it
 * contains, the highest; when it is a release itself, the highest below it. Versions such as
 * `2.0.0-rc.1` count only where there is no other.
 *
 * A shallow clone is deepened as far as needed to know what the commit contains.
 *
 * @param sha - full id of a commit that the clone has
 * @throws UsageError when it contains none
 */
export async function previousRelease(repository: string, sha: string, git: Git): Promise<string> {
  const releases = (await git.tags(repository)).flatMap((tag): readonly Release[] => {
    const version = valid(tag.name.replace(/^.*@/, ''))
    return version === null ? [] : [{ ...tag, version }]
  })
  const ownVersions = releases
    .filter((release) => release.sha === sha)
    .map(({ version }) => version)
  const below = releases.filter(
    (release) =>
      release.sha !== sha && ownVersions.every((version) => compare(release.version, version) < 0),
  )
  const highestFirst = below.toSorted(
    (first, right) =>
      Number(prerelease(first.version) !== null) - Number(prerelease(right.version) !== null) ||
      compare(right.version, first.version),
  )
  for (const release of highestFirst.slice(0, triesAtMost)) {
    if (await contains(repository, { sha, release: release.sha, git })) return release.sha
  }
  const actual =
    below.length === 0
      ? 'no tag that is an older version'
      : `${below.length} that it does not contain`
  throw new UsageError(
    `expected a release before ${sha.slice(0, 7)}, got ${actual}: tag releases as v1.2.3, or name the base`,
  )
}

interface ContainsRequest {
  readonly sha: string
  readonly release: string
  readonly git: Git
}

async function contains(
  repository: string,
  { sha, release, git }: ContainsRequest,
): Promise<boolean> {
  const present = (await git.resolve(repository, release)) !== null
  if (!present && !(await git.fetchCommit(repository, release, 0))) return false
  return (await ensureMergeBase(repository, sha, release, git)) === release
}
