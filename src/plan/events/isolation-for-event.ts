import type { EventFacts } from './event-facts.ts'

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
  return name === 'pull_request' || name === 'pull_request_target' ? 'changed' : 'all'
}
