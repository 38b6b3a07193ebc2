import type { RevisionReason } from '../model/build/revision.ts'
import type { Choice, RevisionSpec, Selection } from '../model/build/selection.ts'
import { UsageError } from '../model/usage-error.ts'
import type { EventFacts } from './events/event-facts.ts'
import { parseRevision } from '../settings/parse-revision.ts'

/** Everything that decides the choice. */
export interface SelectionFacts {
  readonly event: EventFacts
  /** The commit that is checked out, or `null` outside a repository. */
  readonly checkedOut: { readonly sha: string; readonly parents: readonly string[] } | null
  /** What the user requested; `null` leaves it to the event. */
  readonly specs: { readonly base: string | null; readonly head: string | null }
}

// Jobs of these events hold the repository's secrets and would run untrusted code next to them.
const eventsWithSecrets = new Set(['pull_request_target', 'workflow_run', 'issue_comment'])

const nowhere = '0'.repeat(40)

/**
 * Chooses the two revisions to compare. Of a pull request that is the checked-out merge commit and its first parent,
 * because these differ only in its changes; where something else is checked out, its head and the merge base. Of a
 * push it is the branch's previous head, or of a new branch the first parent. A merge queue says both itself, and all
 * other events need explicit revisions. Throws a UsageError when a revision is malformed, or the event leaves a side
 * open or must not run untrusted code.
 */
export function selectBase(facts: SelectionFacts): Selection {
  const { event, specs } = facts
  if (eventsWithSecrets.has(event.name)) {
    throw new UsageError(
      `expected an event without secrets, got ${event.name}: run on pull_request instead`,
    )
  }
  const head = specs.head === null ? headChoice(facts) : namedChoice(specs.head)
  const base = specs.base === null ? baseChoice(facts, head) : givenBase(specs.base, facts, head)
  return { base, head }
}

// A branch of that name can still be given as `heads/NAME`.
function givenBase(base: string, { event }: SelectionFacts, head: Choice): Choice {
  switch (base) {
    case 'merge-parent':
      return { how: 'first-parent', of: baseSpec(head, base), reason: 'merge-parent' }
    case 'merge-base': {
      const target = event.pullRequest?.baseSha ?? event.defaultBranch
      if (target === undefined) {
        throw new UsageError(
          'expected a default branch for "merge-base", got neither one in the event nor origin/HEAD, main or master: name the base, such as "main"',
        )
      }
      const of = [baseSpec(head, base), parseRevision(target)] as const
      return { how: 'merge-base', of, reason: 'merge-base' }
    }
    case 'previous-release':
      return { how: 'previous-release', of: baseSpec(head, base), reason: 'previous-release' }
    default:
      return namedChoice(base)
  }
}

function baseSpec(head: Choice, base: string): RevisionSpec {
  if (head.how === 'named' && ['commit', 'runtime'].includes(head.spec.source)) return head.spec
  throw new UsageError(`expected head to be a commit, because base is "${base}": name the base`)
}

/** A revision that somebody or an event names. */
export function namedChoice(spec: string, reason: RevisionReason = 'explicit'): Choice {
  return { how: 'named', spec: parseRevision(spec), reason }
}

function headChoice({ event, checkedOut }: SelectionFacts): Choice {
  if (event.pullRequest !== null) {
    const merge = mergeCommitOf(event.pullRequest, checkedOut)
    return merge === null
      ? namedChoice(event.pullRequest.headSha, 'pull-request-head')
      : namedChoice(merge.sha, 'pull-request-merge')
  }
  if (event.mergeGroup !== null) return namedChoice(event.mergeGroup.headSha, 'merge-group')
  if (event.push !== null) {
    if (event.push.after === nowhere) {
      throw new UsageError(
        'expected a pushed commit, got a deleted branch: there is nothing to run',
      )
    }
    return namedChoice(event.push.after, 'pushed')
  }
  if (checkedOut === null) {
    throw new UsageError('expected a repository with a checked-out commit, got none: name the head')
  }
  return namedChoice(checkedOut.sha)
}

function baseChoice({ event, checkedOut, specs }: SelectionFacts, head: Choice): Choice {
  if (event.pullRequest !== null) {
    const merge = specs.head === null ? mergeCommitOf(event.pullRequest, checkedOut) : null
    if (merge !== null) return namedChoice(merge.parent, 'merge-parent')
    const start = head.how === 'named' ? head.spec : parseRevision(event.pullRequest.headSha)
    const target = parseRevision(event.pullRequest.baseSha)
    return { how: 'merge-base', of: [start, target], reason: 'merge-base' }
  }
  if (event.mergeGroup !== null) return namedChoice(event.mergeGroup.baseSha, 'merge-parent')
  if (event.push !== null) {
    return event.push.before === nowhere
      ? { how: 'first-parent', of: parseRevision(event.push.after), reason: 'before-push' }
      : namedChoice(event.push.before, 'before-push')
  }
  throw new UsageError(
    `expected a base, got none: ${event.name === '' ? 'a terminal' : event.name} does not say ` +
      'what to compare with, so name it',
  )
}

/** The checked-out commit, if it merges exactly this pull request. */
function mergeCommitOf(
  pullRequest: { readonly headSha: string },
  checkedOut: SelectionFacts['checkedOut'],
): { readonly sha: string; readonly parent: string } | null {
  const [parent, mergedSha, ...further] = checkedOut?.parents ?? []
  if (checkedOut === null || parent === undefined || further.length > 0) return null
  return mergedSha === pullRequest.headSha ? { sha: checkedOut.sha, parent } : null
}
