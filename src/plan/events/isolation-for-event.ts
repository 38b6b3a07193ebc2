import type { EventFacts } from './event-facts.ts'

/**
 * Whether untrusted code may run where the full isolation boundary is not available. The token's
 * permissions cannot be read from the token; the only event that proves it read-only is a pull
 * request from a fork. A terminal has no token.
 */
export function isolationForEvent({
  name,
  pullRequest,
}: Pick<EventFacts, 'name' | 'pullRequest'>): 'required' | 'best' {
  if (name === '') return 'best'
  return name === 'pull_request' && pullRequest?.fromFork === true ? 'best' : 'required'
}
