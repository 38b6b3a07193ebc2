import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import type { Session } from './session.ts'

interface StopWhenCancelledRequest {
  readonly request: Pick<Session['request'], 'cancelled'>
  /** `null` for a new run. */
  readonly earlier: object | null
}

/**
 * Throws if the run was cancelled before its first pair.
 *
 * @throws UnmeasurableError when it was cancelled
 */
export function stopWhenCancelled({ request, earlier }: StopWhenCancelledRequest): void {
  if (!request.cancelled()) return
  const keptText = earlier === null ? 'nothing was measured' : 'what was measured before is kept'
  throw new UnmeasurableError(`cancelled before the first pair: ${keptText}`)
}
