import type { EventFacts } from './event-facts.ts'
import type { SelectionFacts } from '../select-base.ts'

/** Whether foreign code may run without a sandbox unless a setting says so: never in a job, only in a terminal. */
export function isolationForEvent({ name }: Pick<EventFacts, 'name'>): 'required' | 'best' {
  return name === '' ? 'best' : 'required'
}

/** Which rows an event measures, if no setting says so: whoever starts a run by hand wants its numbers. */
export function rowsForEvent({ name }: Pick<EventFacts, 'name'>): 'changed' | 'all' {
  return ['pull_request', 'pull_request_target', 'merge_group'].includes(name) ? 'changed' : 'all'
}

/** Events that only people with write access can cause, on code in the repository. */
const ownEvents = new Set(['', 'push', 'schedule', 'workflow_dispatch', 'merge_group'])

/** Whose code a run builds: `trusted`, `fork-482`, or `named` when a job's inputs name the head, maybe anybody's. */
export function trustScopeOf({ event, specs }: Pick<SelectionFacts, 'event' | 'specs'>): string {
  // In a terminal, users who name a commit choose to run its code.
  if (event.name === '') return 'trusted'
  if (event.pullRequest?.fromFork === true) return `fork-${event.pullRequest.number}`
  if (specs.head !== null) return 'named'
  return event.pullRequest !== null || ownEvents.has(event.name) ? 'trusted' : 'named'
}
