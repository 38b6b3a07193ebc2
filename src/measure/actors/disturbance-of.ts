import type { Contention } from '../../host/machine/machine-probe.ts'

/** What disturbed one slot while it was up. */
export interface Disturbance {
  /** Time spent runnable but not running over wall time. */
  readonly runDelayRatio: number
  readonly involuntarySwitches: number
}

/**
 * What disturbed a thread between two looks at it; `null` where the machine does not tell.
 *
 * @param seconds - between the looks
 */
export function disturbanceOf(
  before: Contention | null,
  after: Contention | null,
  seconds: number,
): Disturbance | null {
  if (before === null || after === null || seconds <= 0) return null
  return {
    runDelayRatio: (after.runDelaySeconds - before.runDelaySeconds) / seconds,
    involuntarySwitches: after.involuntarySwitches - before.involuntarySwitches,
  }
}
