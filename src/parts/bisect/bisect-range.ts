import { releasedVersions } from '../../build/runtime/runtime.ts'
import type { Host } from '../../host/host.ts'
import { mostCommits, type BisectCommit } from './bisect-record.ts'
import type { RevisionSpec } from '../../model/build/selection.ts'
import { UsageError } from '../../model/usage-error.ts'
import { ensureMergeBase } from '../../revision/ensure-commit.ts'
import { oldestFirst, publishedVersions } from '../../revision/published-release.ts'
import { commitOf } from '../../revision/resolve-revision.ts'

/** What is bisected. */
export interface BisectRange {
  readonly good: BisectCommit
  /** Parents before children; BAD is the last. */
  readonly commits: readonly BisectCommit[]
}

/** How to find the range. */
export interface BisectEnds {
  readonly good: RevisionSpec
  readonly bad: RevisionSpec
  /** Follow only the line of first parents, so that a merged branch is one step. */
  readonly firstParent: boolean
  /** Start from the merge base of GOOD and BAD, where GOOD is another branch. */
  readonly fromMergeBase: boolean
  /** Top folder of the repository; `null` when there is none. */
  readonly repository: string | null
}

const longestTitle = 200

/**
 * The commits, published versions or releases of Node.js between two of them.
 *
 * @throws UsageError when the two are of different kinds, or one does not lead to the other
 */
export async function bisectRange(ends: BisectEnds, host: Host): Promise<BisectRange> {
  const { good, bad } = ends
  if (good.source === 'commit' && bad.source === 'commit') return commitsOf(ends, host)
  if (good.source === 'package' && bad.source === 'package' && good.name === bad.name) {
    const versions = await publishedVersions(good.name, host)
    return versionsOf(ends, versions, `npm:${good.name}@`)
  }
  if (good.source === 'runtime' && bad.source === 'runtime') {
    return versionsOf(ends, await releasedVersions(host), 'node:')
  }
  throw new UsageError(
    `expected two commits, or two versions of one package or of Node.js, got "${good.text}" and "${bad.text}"`,
  )
}

async function commitsOf(
  { good, bad, firstParent, fromMergeBase, repository }: BisectEnds,
  host: Host,
): Promise<BisectRange> {
  for (const { node, text } of [good, bad]) {
    if (node !== undefined) {
      throw new UsageError(
        `expected a commit alone, got "${text}": name its Node.js with --node-version`,
      )
    }
  }
  const goodCommit = await commitOf(good, { repository, host })
  const to = await commitOf(bad, { repository, host })
  if (repository === null) throw new UsageError('expected a git repository, got none')
  const mergeBase = await ensureMergeBase(repository, goodCommit, to, host.git)
  const from = fromMergeBase && mergeBase !== null ? mergeBase : goodCommit
  if (mergeBase !== from) {
    throw new UsageError(
      `expected GOOD to be an ancestor of BAD, got ${short(from)}, which ${short(to)} does not contain: ` +
        (mergeBase === null
          ? 'their histories are unrelated'
          : `start from their merge base ${short(mergeBase)}`),
    )
  }
  const follow = firstParent ? 'first-parent' : 'all'
  const commits = await host.git.commitsBetween(repository, from, to, follow)
  assertSize(commits.length, good, bad)
  const places = new Map(commits.map(({ sha }, at) => [sha, at]))
  return {
    good: { spec: from, label: short(from), title: '', parents: [] },
    commits: commits.map(({ sha, parents, title }, at) => ({
      spec: sha,
      label: short(sha),
      title: title.slice(0, longestTitle),
      parents: firstParent
        ? lineParents(at)
        : parents.flatMap((parent) => places.get(parent) ?? []),
    })),
  }
}

/** @param prefix - of what names a version exactly */
function versionsOf(
  { good, bad }: BisectEnds,
  versions: readonly string[],
  prefix: string,
): BisectRange {
  const [from, to] = [versionIn(good), versionIn(bad)]
  for (const [{ text }, version] of [
    [good, from],
    [bad, to],
  ] as const) {
    if (!versions.includes(version)) {
      throw new UsageError(`expected an exact published version, got "${text}"`)
    }
  }
  // Pre-releases are often of another branch; those that were named count.
  const sortedVersions = oldestFirst(versions)
  const rangeVersions = sortedVersions
    .slice(sortedVersions.indexOf(from) + 1, sortedVersions.indexOf(to) + 1)
    .filter((version) => version === to || !version.includes('-'))
  assertSize(rangeVersions.length, good, bad)
  const commitOfVersion = (version: string, parents: number[]): BisectCommit => {
    const spec = `${prefix}${version}`
    return { spec, label: spec.replace(/^npm:/, ''), title: '', parents }
  }
  return {
    good: commitOfVersion(from, []),
    commits: rangeVersions.map((version, at) => commitOfVersion(version, lineParents(at))),
  }
}

function versionIn(spec: RevisionSpec): string {
  if (spec.source === 'package') return spec.wanted
  return (spec.node ?? '').replace(/^v/, '')
}

function lineParents(at: number): number[] {
  return at === 0 ? [] : [at - 1]
}

function assertSize(size: number, good: RevisionSpec, bad: RevisionSpec): void {
  if (size === 0) {
    throw new UsageError(
      `expected something between "${good.text}" and "${bad.text}", got nothing: name an older GOOD`,
    )
  }
  if (size <= mostCommits) return
  throw new UsageError(
    `expected at most ${mostCommits} commits, got ${size}: --first-parent takes every merged branch as one`,
  )
}

function short(sha: string): string {
  return sha.slice(0, 7)
}
