import { UsageError } from '../../model/usage-error.ts'
import type { EventFacts, PullRequestFacts } from './event-facts.ts'

/** A pull request as GitHub knows it at this moment. */
export interface KnownPullRequest {
  readonly number: number
  readonly open: boolean
  readonly headSha: string
  /** `owner/name`; `null` once the fork is deleted. */
  readonly headRepository: string | null
  readonly baseSha: string
  readonly baseRef: string
}

/** The pull request of a run that was started by hand or by command. */
export interface PullRequestByHand {
  /** With the head that was meant. */
  readonly facts: PullRequestFacts
  /** Why nothing may be run, or `null`. */
  readonly refusal: string | null
}

/** What a run by hand asks for, and where. */
interface HandRequest {
  readonly head: string | undefined
  readonly event: Pick<EventFacts, 'name'>
  /** `owner/name` of the repository that the pull request goes to. */
  readonly repository: string
}

/**
 * The pull request that a run by hand or by command is about, and whether it still is what was meant.
 *
 * @throws UsageError when the event names a pull request itself, or no full commit id is given
 */
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
  const { number, open, headSha, baseSha, baseRef } = pull
  return {
    facts: {
      number,
      headSha: head,
      baseSha,
      baseBranch: baseRef,
      fromFork: pull.headRepository !== repository,
    },
    refusal: open ? movedText(number, headSha, head) : closedText(number),
  }
}

function closedText(number: number): string {
  return `expected an open pull request, got ${number}, which is closed: nothing was run`
}

function movedText(number: number, newest: string, meant: string): string | null {
  if (meant === newest) return null
  return `expected the head of pull request ${number}, ${newest}, got ${meant}: the head moved, so nothing was run`
}
