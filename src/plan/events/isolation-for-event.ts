import type { EventFacts } from './event-facts.ts'

/**
 * Whether foreign code may run where not the whole boundary can be had. What a token may do cannot be
 * read from it; the one event that proves a read-only token is a pull request from a fork. In a terminal
 * there is none.
 */
export function isolationForEvent({
  name,
  pullRequest,
}: Pick<EventFacts, 'name' | 'pullRequest'>): 'required' | 'best' {
  if (name === '') return 'best'
  return name === 'pull_request' && pullRequest?.fromFork === true ? 'best' : 'required'
}
