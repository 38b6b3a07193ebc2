// From what people name to two commits, for sessions and bisect. Reads git and may fetch; it never changes a work tree.
import type { Host } from '../host/host.ts'
import type { Revision } from '../model/build/revision.ts'
import type { Choice, RevisionSpec, Selection } from '../model/build/selection.ts'
import type { BySide, Side } from '../model/build/side.ts'
import { UsageError } from '../model/usage-error.ts'
import { ensureMergeBase } from './ensure-commit.ts'
import type { Snapshots } from './snapshots.ts'
import { commitOf, resolveRevision, type ResolveRevisionRequest } from './resolve-revision.ts'
import { compare, prerelease, valid } from 'semver'
import type { Git, Tag } from '../host/git/git.ts'

type RevisionPlaces = Pick<ResolveRevisionRequest, 'repository' | 'secrets' | 'snapshot'>

/** Resolves both revisions, in turn as both may fetch; a UsageError when one does not exist or they are unrelated. */
export async function resolveSides(
  selection: Selection,
  places: RevisionPlaces & { readonly snapshots?: Snapshots },
  host: Host,
): Promise<BySide<Revision>> {
  const { snapshots, ...rest } = places
  const resolveSide = (side: Side): Promise<Revision> =>
    resolveChoice(selection[side], side, { ...rest, snapshot: snapshots?.[side] }, host)
  const head = await resolveSide('head')
  return { base: await resolveSide('base'), head }
}

/** The revision that a choice names; a UsageError when there is none. */
export async function resolveChoice(
  choice: Choice,
  side: Side,
  places: RevisionPlaces,
  host: Host,
): Promise<Revision> {
  const spec = await chosenSpec(choice, places.repository, host)
  return resolveRevision(spec, { ...places, side, host, reason: choice.reason })
}

async function chosenSpec(
  choice: Choice,
  repository: string | null,
  host: Host,
): Promise<RevisionSpec> {
  if (choice.how === 'named') return choice.spec
  const specs = choice.how === 'merge-base' ? choice.of : [choice.of]
  const commits: string[] = []
  for (const spec of specs) commits.push(await commitOf(spec, { repository, host }))
  const [first = '', second = ''] = commits
  if (repository === null) throw new UsageError('expected a git repository, got none')
  const sha =
    choice.how === 'first-parent'
      ? await firstParent(repository, first, host.git)
      : choice.how === 'merge-base'
        ? await mergeBase(repository, [first, second], host.git)
        : await previousRelease(repository, first, host.git)
  return { source: 'commit', text: sha, ref: sha }
}

async function firstParent(repository: string, sha: string, git: Git): Promise<string> {
  const [parent] = await git.parents(repository, sha)
  if (parent !== undefined) return parent
  throw new UsageError(
    `expected a commit with a parent, got the first commit ${sha.slice(0, 7)}: there is nothing to compare it with`,
  )
}

async function mergeBase(
  repository: string,
  [first, second]: readonly [string, string],
  git: Git,
): Promise<string> {
  const sharedSha = await ensureMergeBase(repository, first, second, git)
  if (sharedSha !== null) return sharedSha
  throw new UsageError(
    `expected ${first.slice(0, 7)} and ${second.slice(0, 7)} to share history, got none: they may belong to different repositories, or one branch was recreated; name the base`,
  )
}

// Each costs a call of git, and in a shallow clone also a request to the server.
const mostTries = 50

interface Release extends Tag {
  readonly version: string
}

/**
 * The commit of the highest version tag that another contains, below its own where that is a release; pre-releases
 * only where there is no other. Deepens a clone as far as needed; a UsageError when there is none.
 */
export async function previousRelease(repository: string, sha: string, git: Git): Promise<string> {
  const releases = (await git.tags(repository)).flatMap((tag): readonly Release[] => {
    const version = valid(tag.name.replace(/^.*@/, ''))
    return version === null ? [] : [{ ...tag, version }]
  })
  const ownVersions = releases
    .filter((release) => release.sha === sha)
    .map(({ version }) => version)
  const olderReleases = releases.filter(
    (release) =>
      release.sha !== sha && ownVersions.every((version) => compare(release.version, version) < 0),
  )
  const highestFirst = olderReleases.toSorted(
    (first, second) =>
      Number(prerelease(first.version) !== null) - Number(prerelease(second.version) !== null) ||
      compare(second.version, first.version),
  )
  const candidates = highestFirst.slice(0, mostTries)
  for (const release of candidates) {
    const isPresent = (await git.resolve(repository, release.sha)) !== null
    if (!isPresent && !(await git.fetchCommit(repository, release.sha, 0))) continue
    if ((await ensureMergeBase(repository, sha, release.sha, git)) === release.sha) {
      return release.sha
    }
  }
  const actual =
    candidates.length === 0
      ? 'no tag that is an older version'
      : `${candidates.length} that it does not contain`
  throw new UsageError(
    `expected a release before ${sha.slice(0, 7)}, got ${actual}: tag releases as v1.2.3, or name the base`,
  )
}
