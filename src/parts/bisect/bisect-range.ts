import { releasedVersions } from '../../build/runtime/runtime.ts'
import type { Host } from '../../host/host.ts'
import type { Revision } from '../../model/build/revision.ts'
import type { BySide } from '../../model/build/side.ts'
import { UsageError } from '../../model/usage-error.ts'
import { ensureMergeBase } from '../../revision/ensure-commit.ts'
import { oldestFirst, publishedVersions } from '../../revision/published-release.ts'
import type { CheckedRequest, ComparisonRequest } from '../../session/session.ts'
import { askedBisection } from './asked-bisection.ts'
import { mostCommits, exactName, type BisectCommit, type BisectStart } from './bisect-record.ts'

/** @throws UsageError when what is compared cannot be bisected */
export async function checkRange(
  { request, revisions, settings }: CheckedRequest,
  host: Host,
): Promise<void> {
  if (askedBisection(request) === null) return
  if ((settings['node-version'] ?? []).length > 1) {
    throw new UsageError('expected one Node.js for a bisection, got several in --node-version')
  }
  await bisectRange(revisions, request, host)
}

/** What lies between GOOD (base) and BAD; a UsageError when they differ in kind, or one does not lead to the other. */
export async function bisectRange(
  ends: BySide<Revision>,
  { repository }: Pick<ComparisonRequest, 'repository'>,
  host: Host,
): Promise<BisectStart> {
  const { base, head } = ends
  const [from, to] = [exactName(base), exactName(head)]
  if (base.packageName !== null && base.packageName === head.packageName) {
    return versionsOf(
      ends,
      await publishedVersions(base.packageName, host),
      `npm:${base.packageName}@`,
    )
  }
  if ([from, to].every((spec) => spec.startsWith('node:'))) {
    return versionsOf(ends, await releasedVersions(host), 'node:')
  }
  const isCommits = [base, head].every(
    ({ source, node }) => source === 'commit' && node === undefined,
  )
  if (!isCommits || repository === null) {
    throw new UsageError(
      `expected two commits, without a Node.js of their own, or two versions of one package or of Node.js, got "${base.spec}" and "${head.spec}"`,
    )
  }
  const mergeBase = await ensureMergeBase(repository, from, to, host.git)
  if (mergeBase !== from) {
    throw new UsageError(
      `expected GOOD to be an ancestor of BAD, got ${short(from)}, which ${short(to)} does not contain: ` +
        (mergeBase === null
          ? 'their histories are unrelated'
          : `start from their merge base ${short(mergeBase)}`),
    )
  }
  const commits = await host.git.commitsBetween(repository, from, to)
  return sizedStart(
    { spec: from, label: short(from), title: '' },
    commits.map(({ sha, title }) => ({
      spec: sha,
      label: short(sha),
      title: title.slice(0, 200),
    })),
  )
}

/** @param prefix - of what names a version exactly */
function versionsOf(
  { base, head }: BySide<Revision>,
  versions: readonly string[],
  prefix: string,
): BisectStart {
  const specs = oldestFirst(versions).map((version) => `${prefix}${version}`)
  const unknownSide = [base, head].find((side) => !specs.includes(exactName(side)))
  if (unknownSide !== undefined)
    throw new UsageError(`expected an exact published version, got "${unknownSide.spec}"`)
  const [from, to] = [exactName(base), exactName(head)]
  const rangeSpecs = specs
    .slice(specs.indexOf(from) + 1, specs.indexOf(to) + 1)
    // Pre-releases are often of another branch; those that were named count.
    .filter((spec) => spec === to || !spec.slice(prefix.length).includes('-'))
  return sizedStart(releaseOf(from), rangeSpecs.map(releaseOf))
}

function releaseOf(spec: string): BisectCommit {
  return { spec, label: spec.replace(/^npm:/, ''), title: '' }
}

function sizedStart(good: BisectCommit, commits: BisectCommit[]): BisectStart {
  if (commits.length === 0) {
    throw new UsageError(
      `expected something between ${good.label} and BAD, got nothing: name an older GOOD`,
    )
  }
  if (commits.length > mostCommits) {
    throw new UsageError(
      `expected at most ${mostCommits} commits, got ${commits.length}: name an older BAD or a newer GOOD`,
    )
  }
  return { type: 'start', good, commits }
}

function short(sha: string): string {
  return sha.slice(0, 7)
}
