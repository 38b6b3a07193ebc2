import { UsageError } from '../../model/usage-error.ts'
import type { EventFacts, PullRequestFacts } from './event-facts.ts'

/** A pull request in its current state on GitHub. */
export interface KnownPullRequest extends Pick<PullRequestFacts, 'number' | 'headSha' | 'baseSha'> {
  readonly open: boolean
  /** `owner/name`; `null` once the fork is deleted. */
  readonly headRepository: string | null
  readonly baseRef: string
}

/** The pull request of a run that was started by hand or by a command. */
export interface PullRequestByHand {
  /** With the intended head. */
  readonly facts: PullRequestFacts
  /** Why nothing may run, or `null`. */
  readonly refusal: string | null
}

/** The request of a run by hand. */
interface HandRequest {
  readonly head: string | undefined
  readonly event: Pick<EventFacts, 'name'>
  /** `owner/name` of the target repository. */
  readonly repository: string
}

/** The pull request of a run by hand, and whether its head is the intended one; a UsageError without a commit id. */
export function pullRequestByHand(
  pull: KnownPullRequest,
  { head, event, repository }: HandRequest,
): PullRequestByHand {
  if (event.name !== 'workflow_dispatch') {
    throw new UsageError(
      `expected "pull-request" on workflow_dispatch only, got it on ${event.name}`,
    )
  }
  if (head === undefined || !/^[0-9a-f]{40}$/.test(head)) {
    throw new UsageError('expected the full commit id of the head beside "pull-request", got none')
  }
  return {
    facts: {
      number: pull.number,
      headSha: head,
      baseSha: pull.baseSha,
      baseBranch: pull.baseRef,
      fromFork: pull.headRepository !== repository,
    },
    refusal: refusalOf(pull, head),
  }
}

function refusalOf({ open, number, headSha }: KnownPullRequest, head: string): string | null {
  if (!open) return `expected an open pull request, got ${number}, which is closed: nothing was run`
  if (head === headSha) return null
  return `expected the head of pull request ${number}, ${headSha}, got ${head}: the head moved, so nothing was run`
}
