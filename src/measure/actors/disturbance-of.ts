import type { Contention } from '../../host/machine/machine-probe.ts'

/** What disturbed one slot while its process was running. */
export interface Disturbance {
  /** Time spent runnable but not running over wall time. */
  readonly runDelayRatio: number
  readonly involuntarySwitches: number
}

/**
 * What disturbed a thread between two readings of its counters; `null` where not reported by the
 * system.
 *
 * @param seconds - between the readings
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
