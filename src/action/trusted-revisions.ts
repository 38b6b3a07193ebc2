import type { KnownCommit } from '../host/github/github-contents.ts'
import type { GitHub, PullRequest } from '../host/github/github.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Revision } from '../model/build/revision.ts'
import { parseRevision } from '../settings/parse-revision.ts'
import type { GivenSettings } from '../settings/settings.ts'

/** The revisions that a journal claims, checked against what GitHub knows about a pull request. */
export type TrustedRevisions =
  | {
      readonly revisions: Plan['revisions']
      /** Whether it is the pair that GitHub names now, not an earlier one. */
      readonly exact: boolean
    }
  /** Why it is not about this pull request. */
  | { readonly refusal: string }

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
 * @param claimed - the revisions in the journal
 * @throws GitHubError when GitHub cannot be reached or refuses
 */
export async function trustedRevisions(
  claimed: Plan['revisions'],
  pull: PullRequest,
  given: Pick<GivenSettings, 'base'>,
  github: CommitAccess,
): Promise<TrustedRevisions> {
  const head = await headOf(claimed.head, pull, github)
  if (head === null) {
    return refusal('head', claimed.head, `${pull.headSha}, the head of pull request ${pull.number}`)
  }
  const { mergedSha: merged } = head
  if (merged !== null && !(await isOnBranch(merged, { pull, ref: pull.baseRef }, github))) {
    return refusal('head', claimed.head, `a merge into ${pull.baseRef}`)
  }
  const base = await baseOf(claimed.base, { pull, givenSettings: given, mergedSha: merged }, github)
  if (base === null) return refusal('base', claimed.base, wantedBase(pull, given))
  const { isKnown: known } = head
  // GitHub no longer vouches for an earlier trial merge.
  const shown = known ? head.sha : pull.headSha
  return {
    revisions: {
      base,
      head: commitNamed('head', shown, head.reason, claimed.head),
    },
    exact: (merged !== null && known) || base.sha === pull.baseSha,
  }
}

function refusal(side: 'base' | 'head', claimed: Revision, wanted: string): TrustedRevisions {
  const got = claimed.sha ?? `the ${claimed.source} ${JSON.stringify(claimed.spec)}`
  return { refusal: `expected a journal whose ${side} is ${wanted}, got ${got}` }
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
  claimed: Revision,
  { headSha, mergeSha }: PullRequest,
  github: CommitAccess,
): Promise<Head | null> {
  if (claimed.source !== 'commit' || claimed.sha === null) return null
  const { sha } = claimed
  if (sha === headSha) return { sha, reason: 'pull-request-head', mergedSha: null, isKnown: true }
  const commit = await github.commitAt(sha)
  const merged = commit?.sha === sha ? mergedInto(commit, headSha) : null
  // A commit that GitHub itself names is the merge, whatever else is known about it.
  const known = sha === mergeSha
  if (merged === null && !known) return null
  return { sha, reason: 'pull-request-merge', mergedSha: merged, isKnown: known }
}

/** The first parent of a merge of exactly that head; `null` for any other commit. */
function mergedInto({ parents }: KnownCommit, headSha: string): string | null {
  const [into, merged, ...further] = parents
  return into !== undefined && merged === headSha && further.length === 0 ? into : null
}

interface BaseRequest {
  readonly pull: PullRequest
  readonly givenSettings: Pick<GivenSettings, 'base'>
  /** What head is merged into; `null` where it is not merged. */
  readonly mergedSha: string | null
}

const fromBranch: ReadonlySet<string> = new Set(['merge-parent', 'merge-base'])

async function baseOf(
  claimed: Revision,
  request: BaseRequest,
  github: CommitAccess,
): Promise<Revision | null> {
  const { pull, givenSettings: given, mergedSha: merged } = request
  const asked = given.base === undefined || fromBranch.has(given.base) ? null : given.base
  const { sha } = claimed
  if (asked !== null && asked !== 'previous-release')
    return baseAsked(asked, claimed, request, github)
  if (claimed.source !== 'commit' || sha === null) return null
  if (asked === 'previous-release') {
    const isBefore = await holds(pull.baseRef, sha, github)
    return isBefore ? commitNamed('base', sha, 'previous-release', claimed) : null
  }
  if (sha === merged) return commitNamed('base', sha, 'merge-parent', claimed)
  if (!(await isOnBranch(sha, { pull, ref: pull.baseRef }, github))) return null
  const isLeft =
    claimed.reason === 'merge-base' && (await leftAt(pull.baseRef, pull, github)) === sha
  return commitNamed('base', sha, isLeft ? 'merge-base' : 'explicit', claimed)
}

/** The revision that the input `base` of the reporting job names. */
async function baseAsked(
  asked: string,
  claimed: Revision,
  { pull }: BaseRequest,
  github: CommitAccess,
): Promise<Revision | null> {
  const wanted = parseRevision(asked)
  if (wanted.source !== claimed.source) return null
  if (wanted.source !== 'commit') {
    // Its contents come from the registry or a runtime, not from the pull request.
    if (claimed.spec !== wanted.text) return null
    const { packageVersion } = claimed
    const name = wanted.source === 'package' ? wanted.name : null
    const label = name === null ? wanted.text : `${name}@${packageVersion ?? wanted.text}`
    return { ...claimed, side: 'base', sha: null, packageName: name, label, reason: 'explicit' }
  }
  const { sha } = claimed
  if (sha === null) return null
  const fits =
    (await github.commitAt(wanted.ref))?.sha === sha ||
    (await isOnBranch(sha, { pull, ref: wanted.ref }, github))
  return fits ? commitNamed('base', sha, 'explicit', claimed) : null
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
  const left = await leftAt(ref, pull, github)
  return left !== null && (left === sha || (await holds(sha, left, github)))
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
    ...(node !== undefined && { node }),
  }
}
