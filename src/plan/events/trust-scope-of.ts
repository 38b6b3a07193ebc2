import type { SelectionFacts } from '../select-base.ts'

/** Events that only people who may push can cause, on code that is in the repository. */
const ownEvents = new Set(['', 'push', 'schedule', 'workflow_dispatch', 'merge_group'])

/**
 * Whose code a run builds, as the name of the part of the store that its builds go to: `trusted` for
 * code of people who may push, `fork-482` for that of a pull request from a fork, and `named` where a
 * job was told which commit to take as head, since that may be anybody's.
 */
export function trustScopeOf({ event, given }: Pick<SelectionFacts, 'event' | 'given'>): string {
  // In a terminal, who names a commit runs its code with their own hands.
  if (event.name === '') return 'trusted'
  if (event.pullRequest?.fromFork === true) return `fork-${event.pullRequest.number}`
  if (given.head !== null) return 'named'
  return event.pullRequest !== null || ownEvents.has(event.name) ? 'trusted' : 'named'
}
