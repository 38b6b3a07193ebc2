import type { Host, LockHold, LockWait } from '../host/host.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import type { ComparisonRequest } from './session.ts'

const longestWaitSeconds = 3600

/**
 * Waits until no other run builds or measures on this machine; two runs would disturb each other.
 *
 * @throws UnmeasurableError when it has waited for an hour, or was cancelled
 */
export async function waitForTurn(
  { onProgress, cancelled }: ComparisonRequest,
  { lock }: Pick<Host, 'lock'>,
): Promise<LockHold> {
  const onWaiting: LockWait['onWaiting'] = (ahead, { pid, sinceMs }) => {
    const since = sinceMs === null ? null : new Date(sinceMs).toISOString()
    onProgress({ kind: 'queued', ahead, holder: { pid, since } })
  }
  const hold = await lock.acquire({
    onWaiting,
    isCancelled: cancelled,
    timeoutSeconds: longestWaitSeconds,
  })
  if (hold === null) throw new UnmeasurableError('cancelled while queued: nothing was measured')
  if (hold.covers !== 'machine') {
    const text = `${hold.covers === 'user' ? 'only other runs of this user' : 'no other runs on this machine'} wait for this one`
    onProgress({ kind: 'note', text })
  }
  return hold
}
