import type { KnownCommit, GitHub, PullRequest } from '../host/github/index.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Revision } from '../model/build/revision.ts'
import { UsageError } from '../model/usage-error.ts'
import type { MergeGroupFacts } from '../plan/events/event-facts.ts'
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
 * The revisions of a journal, named as GitHub names them. Head must be that of the pull request, or its merge into the
 * target branch. Base must be a commit of that branch, not older than where the pull request branched off, or what the
 * input `base` names; those of a merge queue are the ones of its event. A UsageError for a journal that claims others,
 * a GitHubError when GitHub cannot be reached or refuses.
 */
export async function trustedRevisions(
  claimedRevisions: Plan['revisions'],
  pull: PullRequest | MergeGroupFacts,
  inputs: Pick<GivenSettings, 'base'>,
  github: CommitAccess,
): Promise<Plan['revisions']> {
  if (!('baseRef' in pull)) return groupRevisions(claimedRevisions, pull)
  const head = await headOf(claimedRevisions.head, pull, github)
  if (head === null) {
    throw refusal(
      'head',
      claimedRevisions.head,
      `${pull.headSha}, the head of pull request ${pull.number}`,
    )
  }
  const { mergedSha } = head
  if (mergedSha !== null && !(await isOnBranch(mergedSha, pull.baseRef, pull, github))) {
    throw refusal('head', claimedRevisions.head, `a merge into ${pull.baseRef}`)
  }
  const base = await baseOf(claimedRevisions.base, { pull, inputs, mergedSha }, github)
  if (base === null) throw refusal('base', claimedRevisions.base, expectedBase(pull, inputs))
  const { isKnown } = head
  // GitHub no longer vouches for an earlier trial merge.
  const shownSha = isKnown ? head.sha : pull.headSha
  return { base, head: commitRevision('head', shownSha, head.reason, claimedRevisions.head) }
}

function groupRevisions(
  { base, head }: Plan['revisions'],
  { baseSha, headSha }: MergeGroupFacts,
): Plan['revisions'] {
  if (head.sha !== headSha) throw refusal('head', head, `${headSha}, as the merge queue says`)
  if (base.sha !== baseSha) throw refusal('base', base, `${baseSha}, as the merge queue says`)
  return {
    base: commitRevision('base', baseSha, 'merge-parent', base),
    head: commitRevision('head', headSha, 'merge-group', head),
  }
}

function refusal(
  side: 'base' | 'head',
  claimedRevision: Revision,
  expectedName: string,
): UsageError {
  const actual =
    claimedRevision.sha ?? `the ${claimedRevision.source} ${JSON.stringify(claimedRevision.spec)}`
  return new UsageError(
    `expected a journal whose ${side} is ${expectedName}, got ${actual}; if the base branch was changed or rewritten since, push, or ask by /bench`,
  )
}

function expectedBase(
  { baseRef, number }: PullRequest,
  { base }: Pick<GivenSettings, 'base'>,
): string {
  return base === undefined
    ? `a commit of ${baseRef} since pull request ${number} left it (another one needs the input "base" here, too)`
    : `what the input "base" names, ${JSON.stringify(base)}`
}

async function headOf(
  claimedRevision: Revision,
  { headSha, mergeSha }: PullRequest,
  github: CommitAccess,
): Promise<Head | null> {
  if (claimedRevision.source !== 'commit' || claimedRevision.sha === null) return null
  const { sha } = claimedRevision
  if (sha === headSha) return { sha, reason: 'pull-request-head', mergedSha: null, isKnown: true }
  const commit = await github.commitAt(sha)
  const mergedSha = commit?.sha === sha ? mergedInto(commit, headSha) : null
  // A commit that GitHub itself names is the merge, whatever else is known about it.
  const isKnown = sha === mergeSha
  if (mergedSha === null && !isKnown) return null
  return { sha, reason: 'pull-request-merge', mergedSha, isKnown }
}

/** The first parent of a merge of exactly that head; `null` for any other commit. */
function mergedInto({ parents }: KnownCommit, headSha: string): string | null {
  const [intoSha, mergedHeadSha, ...furtherParents] = parents
  return intoSha !== undefined && mergedHeadSha === headSha && furtherParents.length === 0
    ? intoSha
    : null
}

interface BaseRequest {
  readonly pull: PullRequest
  readonly inputs: Pick<GivenSettings, 'base'>
  /** What head is merged into; `null` where it is not merged. */
  readonly mergedSha: string | null
}

const branchBases: ReadonlySet<string> = new Set(['merge-parent', 'merge-base'])

async function baseOf(
  claimedRevision: Revision,
  request: BaseRequest,
  github: CommitAccess,
): Promise<Revision | null> {
  const { pull, inputs, mergedSha } = request
  const inputBase = inputs.base === undefined || branchBases.has(inputs.base) ? null : inputs.base
  const { sha } = claimedRevision
  if (inputBase !== null && inputBase !== 'previous-release')
    return revisionOfInput(inputBase, claimedRevision, request, github)
  if (claimedRevision.source !== 'commit' || sha === null) return null
  if (inputBase === 'previous-release') {
    const isBefore = await holds(pull.baseRef, sha, github)
    return isBefore ? commitRevision('base', sha, 'previous-release', claimedRevision) : null
  }
  if (sha === mergedSha) return commitRevision('base', sha, 'merge-parent', claimedRevision)
  if (!(await isOnBranch(sha, pull.baseRef, pull, github))) return null
  const isBranchPoint =
    claimedRevision.reason === 'merge-base' &&
    (await branchPointOf(pull.baseRef, pull, github)) === sha
  return commitRevision('base', sha, isBranchPoint ? 'merge-base' : 'explicit', claimedRevision)
}

async function revisionOfInput(
  spec: string,
  claimedRevision: Revision,
  { pull }: BaseRequest,
  github: CommitAccess,
): Promise<Revision | null> {
  const revisionSpec = parseRevision(spec)
  if (revisionSpec.source !== claimedRevision.source) return null
  if (revisionSpec.source !== 'commit') {
    // Its contents come from the registry or a runtime, not from the pull request.
    if (claimedRevision.spec !== revisionSpec.text) return null
    const { packageVersion } = claimedRevision
    const name = revisionSpec.source === 'package' ? revisionSpec.name : null
    const label =
      name === null ? revisionSpec.text : `${name}@${packageVersion ?? revisionSpec.text}`
    return {
      ...claimedRevision,
      side: 'base',
      sha: null,
      packageName: name,
      label,
      reason: 'explicit',
    }
  }
  const { sha } = claimedRevision
  if (sha === null) return null
  const fits =
    (await github.commitAt(revisionSpec.ref))?.sha === sha ||
    (await isOnBranch(sha, revisionSpec.ref, pull, github))
  return fits ? commitRevision('base', sha, 'explicit', claimedRevision) : null
}

/** Whether a commit is on a branch, and not older than the one where the pull request branched off. */
async function isOnBranch(
  sha: string,
  ref: string,
  pull: PullRequest,
  github: CommitAccess,
): Promise<boolean> {
  if (ref === pull.baseRef && sha === pull.baseSha) return true
  if (!(await holds(ref, sha, github))) return false
  const branchPoint = await branchPointOf(ref, pull, github)
  return branchPoint !== null && (branchPoint === sha || (await holds(sha, branchPoint, github)))
}

/** The newest commit that a branch and the pull request have in common. */
async function branchPointOf(
  ref: string,
  { headSha }: PullRequest,
  github: CommitAccess,
): Promise<string | null> {
  return (await github.compareCommits(ref, headSha))?.mergeBaseSha ?? null
}

async function holds(ref: string, sha: string, github: CommitAccess): Promise<boolean> {
  const comparison = await github.compareCommits(sha, ref)
  return comparison?.status === 'ahead' || comparison?.status === 'identical'
}

/** A commit as shown to people; of the journal's text it contains only the Node.js. */
function commitRevision(
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
