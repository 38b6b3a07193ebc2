import type { EventFacts } from './event-facts.ts'
import type { SelectionFacts } from '../select-base.ts'

/**
 * Whether foreign code may run where there is no sandbox, if no setting says so: never in a job, also
 * not in one for a fork, where a machine that keeps things can be harmed without a token. In a
 * terminal, where the name of the event is empty, it is mostly the user's own code.
 */
export function isolationForEvent({ name }: Pick<EventFacts, 'name'>): 'required' | 'best' {
  return name === '' ? 'best' : 'required'
}

/** Which rows an event measures, if no setting says so: whoever starts a run by hand wants its numbers. */
export function rowsForEvent({ name }: Pick<EventFacts, 'name'>): 'changed' | 'all' {
  return ['pull_request', 'pull_request_target', 'merge_group'].includes(name) ? 'changed' : 'all'
}

/** Events that only people with write access can cause, on code in the repository. */
const ownEvents = new Set(['', 'push', 'schedule', 'workflow_dispatch', 'merge_group'])

/**
 * The part of the store for a run's builds, named after whose code it builds: `trusted` for code of
 * people with write access, `fork-482` for a pull request from a fork, and `named` when the job's
 * inputs name the head commit, which may be anybody's.
 */
export function trustScopeOf({ event, specs }: Pick<SelectionFacts, 'event' | 'specs'>): string {
  // In a terminal, users who name a commit choose to run its code.
  if (event.name === '') return 'trusted'
  if (event.pullRequest?.fromFork === true) return `fork-${event.pullRequest.number}`
  if (specs.head !== null) return 'named'
  return event.pullRequest !== null || ownEvents.has(event.name) ? 'trusted' : 'named'
}
