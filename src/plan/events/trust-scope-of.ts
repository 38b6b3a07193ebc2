import type { SelectionFacts } from '../select-base.ts'

/** Events that only people with write access can cause, on code in the repository. */
const ownEvents = new Set(['', 'push', 'schedule', 'workflow_dispatch', 'merge_group'])

/**
 * The part of the store for a run's builds, named after whose code it builds: `trusted` for code of
 * people with write access, `fork-482` for a pull request from a fork, and `named` when the job's
 * inputs name the head commit, which may be anybody's.
 */
export function trustScopeOf({ event, given }: Pick<SelectionFacts, 'event' | 'given'>): string {
  // In a terminal, users who name a commit choose to run its code.
  if (event.name === '') return 'trusted'
  if (event.pullRequest?.fromFork === true) return `fork-${event.pullRequest.number}`
  if (given.head !== null) return 'named'
  return event.pullRequest !== null || ownEvents.has(event.name) ? 'trusted' : 'named'
}
