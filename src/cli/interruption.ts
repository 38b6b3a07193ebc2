import type { Host } from '../host/host.ts'
import { whenInterrupted } from '../host/when-interrupted.ts'

/** Whether this program was asked to end. */
export interface Interruption {
  readonly hasHappened: () => boolean
  /** Stops listening. */
  readonly stop: () => void
}

/**
 * At the first signal the running children are ended, so that their blocks fail, and no more are
 * started; what was measured is judged. The second signal ends the program.
 *
 * @param onFirst - called with the signal's name before anything is ended
 */
export function interruptionOf(
  { processes }: { readonly processes: Pick<Host['processes'], 'endAll'> },
  onFirst: (signal: string) => void,
): Interruption {
  let has = false
  const stop = whenInterrupted((signal) => {
    has = true
    onFirst(signal)
    void processes.endAll()
  })
  return { hasHappened: () => has, stop }
}
