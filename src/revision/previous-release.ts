import { compare, prerelease, valid } from 'semver'
import type { Git, Tag } from '../host/git/git.ts'
import { UsageError } from '../model/usage-error.ts'
import { ensureMergeBase } from './ensure-commit.ts'

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
