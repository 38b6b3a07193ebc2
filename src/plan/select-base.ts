import type { RevisionReason } from '../model/revision.ts'
import { UsageError } from '../model/usage-error.ts'
import type { EventFacts } from './event-facts.ts'

/** How one side's commit is found, and why it is that one. */
export type Choice =
  | { readonly how: 'named'; readonly spec: string; readonly reason: RevisionReason }
  | { readonly how: 'first-parent'; readonly of: string; readonly reason: RevisionReason }
  | {
      readonly how: 'merge-base'
      readonly of: readonly [string, string]
      readonly reason: 'merge-base'
    }

/** How both sides are found. */
export interface Selection {
  readonly base: Choice
  readonly head: Choice
}

/** All that the choice rests on. */
export interface SelectionFacts {
  readonly event: EventFacts
  /** The commit that is checked out, or `null` outside a repository. */
  readonly checkedOut: { readonly sha: string; readonly parents: readonly string[] } | null
  /** What the user asked for; `null` leaves it to the event. */
  readonly given: { readonly base: string | null; readonly head: string | null }
}

const nowhere = '0'.repeat(40)

/**
 * Chooses which two revisions are compared.
 *
 * A pull request is the checked-out merge commit against its first parent, because this pair differs
 * in nothing but the pull request's own changes; when something else is checked out it is the pull
 * request's head against the merge base. A push is the pushed commit against what the branch held
 * before, or against its own first parent when the branch is new. Everything else has to be named.
 *
 * @throws UsageError when the event leaves a side open, or must not run foreign code
 */
export function selectBase(facts: SelectionFacts): Selection {
  const { event, given } = facts
  if (event.name === 'pull_request_target') {
    throw new UsageError(
      'expected an event without secrets, got pull_request_target: run on pull_request instead',
    )
  }
  const head = given.head === null ? headOf(facts) : explicit(given.head)
  const base = given.base === null ? baseOf(facts, head) : explicit(given.base)
  return { base, head }
}

function explicit(spec: string): Choice {
  return { how: 'named', spec, reason: 'explicit' }
}

function headOf({ event, checkedOut }: SelectionFacts): Choice {
  if (event.pullRequest !== null) {
    const merge = mergeCommitOf(event.pullRequest, checkedOut)
    return merge === null
      ? { how: 'named', spec: event.pullRequest.headSha, reason: 'pull-request-head' }
      : { how: 'named', spec: merge.sha, reason: 'pull-request-merge' }
  }
  if (event.push !== null) {
    if (event.push.after === nowhere) {
      throw new UsageError(
        'expected a pushed commit, got a deleted branch: there is nothing to run',
      )
    }
    return { how: 'named', spec: event.push.after, reason: 'pushed' }
  }
  if (checkedOut === null) {
    throw new UsageError('expected a repository with a checked-out commit, got none: name the head')
  }
  return { how: 'named', spec: checkedOut.sha, reason: 'explicit' }
}

function baseOf({ event, checkedOut, given }: SelectionFacts, head: Choice): Choice {
  if (event.pullRequest !== null) {
    const merge = given.head === null ? mergeCommitOf(event.pullRequest, checkedOut) : null
    if (merge !== null) return { how: 'named', spec: merge.parent, reason: 'merge-parent' }
    const start = head.how === 'named' ? head.spec : event.pullRequest.headSha
    return { how: 'merge-base', of: [start, event.pullRequest.baseSha], reason: 'merge-base' }
  }
  if (event.push !== null) {
    return event.push.before === nowhere
      ? { how: 'first-parent', of: event.push.after, reason: 'before-push' }
      : { how: 'named', spec: event.push.before, reason: 'before-push' }
  }
  throw new UsageError(
    `expected a base, got none: ${event.name === '' ? 'a terminal' : event.name} does not tell ` +
      'what to compare with, so name it',
  )
}

/** The checked-out commit, when it is the one that merges exactly this pull request. */
function mergeCommitOf(
  pullRequest: { readonly headSha: string },
  checkedOut: SelectionFacts['checkedOut'],
): { readonly sha: string; readonly parent: string } | null {
  const [parent, merged, ...further] = checkedOut?.parents ?? []
  if (checkedOut === null || parent === undefined || further.length > 0) return null
  return merged === pullRequest.headSha ? { sha: checkedOut.sha, parent } : null
}
