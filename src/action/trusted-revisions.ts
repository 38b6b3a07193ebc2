import type { KnownCommit, GitHub, PullRequest } from '../host/github/index.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Revision } from '../model/build/revision.ts'
import { UsageError } from '../model/usage-error.ts'
import { parseRevision } from '../settings/parse-revision.ts'
import type { GivenSettings } from '../settings/settings.ts'

/** The calls to GitHub that this needs. */
type CommitAccess = Pick<GitHub, 'commitAt' | 'compareCommits'>

/** How the head of a journal relates to the pull request. */
interface Head {
  readonly sha: string
  readonly reason: 'pull-request-head' | 'pull-request-merge'
  /** What it is merged into; `null` where it is not merged. */
  readonly mergedSha: string | null
  /** Whether GitHub itself names this commit for the pull request. */
  readonly isKnown: boolean
}

/**
 * The revisions of a journal, named as GitHub names them; a journal that claims others is refused.
 * Head must be that of the pull request, or its merge into the target branch. Base must be a commit
 * of that branch, not older than where the pull request branched off, or what the input `base`
 * names.
 *
 * @param claimedRevision - the revisions in the journal
 * @throws UsageError when it is not about this pull request
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function trustedRevisions(
  claimedRevision: Plan['revisions'],
  pull: PullRequest,
  givenValue: Pick<GivenSettings, 'base'>,
  github: CommitAccess,
): Promise<Plan['revisions']> {
  const head = await headOf(claimedRevision.head, pull, github)
  if (head === null) {
    throw refusal(
      'head',
      claimedRevision.head,
      `${pull.headSha}, the head of pull request ${pull.number}`,
    )
  }
  const { mergedSha } = head
  if (mergedSha !== null && !(await isOnBranch(mergedSha, { pull, ref: pull.baseRef }, github))) {
    throw refusal('head', claimedRevision.head, `a merge into ${pull.baseRef}`)
  }
  const base = await baseOf(
    claimedRevision.base,
    { pull, givenSettings: givenValue, mergedSha },
    github,
  )
  if (base === null) throw refusal('base', claimedRevision.base, wantedBase(pull, givenValue))
  const { isKnown } = head
  // GitHub no longer vouches for an earlier trial merge.
  const shownText = isKnown ? head.sha : pull.headSha
  return { base, head: commitNamed('head', shownText, head.reason, claimedRevision.head) }
}

function refusal(side: 'base' | 'head', claimedBuild: Revision, wantedText: string): UsageError {
  const actual =
    claimedBuild.sha ?? `the ${claimedBuild.source} ${JSON.stringify(claimedBuild.spec)}`
  return new UsageError(`expected a journal whose ${side} is ${wantedText}, got ${actual}`)
}

function wantedBase(
  { baseRef, number }: PullRequest,
  { base }: Pick<GivenSettings, 'base'>,
): string {
  return base === undefined
    ? `a commit of ${baseRef} since pull request ${number} left it (another one needs the input "base" here, too)`
    : `what the input "base" names, ${JSON.stringify(base)}`
}

async function headOf(
  claimedBuild: Revision,
  { headSha, mergeSha }: PullRequest,
  github: CommitAccess,
): Promise<Head | null> {
  if (claimedBuild.source !== 'commit' || claimedBuild.sha === null) return null
  const { sha } = claimedBuild
  if (sha === headSha) return { sha, reason: 'pull-request-head', mergedSha: null, isKnown: true }
  const commit = await github.commitAt(sha)
  const mergedText = commit?.sha === sha ? mergedInto(commit, headSha) : null
  // A commit that GitHub itself names is the merge, whatever else is known about it.
  const isKnown = sha === mergeSha
  if (mergedText === null && !isKnown) return null
  return { sha, reason: 'pull-request-merge', mergedSha: mergedText, isKnown }
}

/** The first parent of a merge of exactly that head; `null` for any other commit. */
function mergedInto({ parents }: KnownCommit, headSha: string): string | null {
  const [into, mergedText, ...further] = parents
  return into !== undefined && mergedText === headSha && further.length === 0 ? into : null
}

interface BaseRequest {
  readonly pull: PullRequest
  readonly givenSettings: Pick<GivenSettings, 'base'>
  /** What head is merged into; `null` where it is not merged. */
  readonly mergedSha: string | null
}

const fromBranch: ReadonlySet<string> = new Set(['merge-parent', 'merge-base'])

async function baseOf(
  claimedBuild: Revision,
  request: BaseRequest,
  github: CommitAccess,
): Promise<Revision | null> {
  const { pull, givenSettings, mergedSha } = request
  const askedBase =
    givenSettings.base === undefined || fromBranch.has(givenSettings.base)
      ? null
      : givenSettings.base
  const { sha } = claimedBuild
  if (askedBase !== null && askedBase !== 'previous-release')
    return baseAsked(askedBase, claimedBuild, request, github)
  if (claimedBuild.source !== 'commit' || sha === null) return null
  if (askedBase === 'previous-release') {
    const isBefore = await holds(pull.baseRef, sha, github)
    return isBefore ? commitNamed('base', sha, 'previous-release', claimedBuild) : null
  }
  if (sha === mergedSha) return commitNamed('base', sha, 'merge-parent', claimedBuild)
  if (!(await isOnBranch(sha, { pull, ref: pull.baseRef }, github))) return null
  const isLeft =
    claimedBuild.reason === 'merge-base' && (await leftAt(pull.baseRef, pull, github)) === sha
  return commitNamed('base', sha, isLeft ? 'merge-base' : 'explicit', claimedBuild)
}

/** The revision that the input `base` of the reporting job names. */
async function baseAsked(
  request: string,
  claimedBuild: Revision,
  { pull }: BaseRequest,
  github: CommitAccess,
): Promise<Revision | null> {
  const revisionSpec = parseRevision(request)
  if (revisionSpec.source !== claimedBuild.source) return null
  if (revisionSpec.source !== 'commit') {
    // Its contents come from the registry or a runtime, not from the pull request.
    if (claimedBuild.spec !== revisionSpec.text) return null
    const { packageVersion } = claimedBuild
    const name = revisionSpec.source === 'package' ? revisionSpec.name : null
    const label =
      name === null ? revisionSpec.text : `${name}@${packageVersion ?? revisionSpec.text}`
    return {
      ...claimedBuild,
      side: 'base',
      sha: null,
      packageName: name,
      label,
      reason: 'explicit',
    }
  }
  const { sha } = claimedBuild
  if (sha === null) return null
  const fits =
    (await github.commitAt(revisionSpec.ref))?.sha === sha ||
    (await isOnBranch(sha, { pull, ref: revisionSpec.ref }, github))
  return fits ? commitNamed('base', sha, 'explicit', claimedBuild) : null
}

interface OnBranchRequest {
  readonly pull: PullRequest
  readonly ref: string
}

/**
 * Whether a commit is on a branch, and not older than the one where the pull request branched off.
 */
async function isOnBranch(
  sha: string,
  { pull, ref }: OnBranchRequest,
  github: CommitAccess,
): Promise<boolean> {
  if (ref === pull.baseRef && sha === pull.baseSha) return true
  if (!(await holds(ref, sha, github))) return false
  const leftText = await leftAt(ref, pull, github)
  return leftText !== null && (leftText === sha || (await holds(sha, leftText, github)))
}

/** The newest commit that a branch and the pull request have in common. */
async function leftAt(
  ref: string,
  { headSha }: PullRequest,
  github: CommitAccess,
): Promise<string | null> {
  return (await github.compareCommits(ref, headSha))?.mergeBaseSha ?? null
}

/** Whether a branch or commit has a commit in its history. */
async function holds(ref: string, sha: string, github: CommitAccess): Promise<boolean> {
  const comparison = await github.compareCommits(sha, ref)
  return comparison?.status === 'ahead' || comparison?.status === 'identical'
}

/** A commit as shown to people; of the journal's text it contains only the Node.js. */
function commitNamed(
  side: Revision['side'],
  sha: string,
  reason: Revision['reason'],
  { node }: Pick<Revision, 'node'>,
): Revision {
  return {
    side,
    source: 'commit',
    spec: sha,
    label: sha.slice(0, 7),
    sha,
    packageName: null,
    packageVersion: null,
    reason,
    node,
  }
}
