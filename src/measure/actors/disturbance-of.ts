import type { Contention } from '../../host/machine/machine-probe.ts'

/** What disturbed one slot while its process was running. */
export interface Disturbance {
  /** Time spent runnable but not running over wall time. */
  readonly runDelayRatio: number
  /** `null` where its own threads took its CPU from it as much as others did. */
  readonly involuntarySwitches: number | null
}

/** What lies between two readings. */
interface Between {
  readonly seconds: number
  /**
   * Whether the thread has one CPU together with the others of its process. Then it waits for them
   * while they work, and only the rest of its waiting is due to other programs.
   */
  readonly sharesCpu: boolean
}

/**
 * What disturbed a thread between two readings of its counters; `null` where not reported by the
 * system.
 */
export function disturbanceOf(
  before: Contention | null,
  after: Contention | null,
  { seconds, sharesCpu }: Between,
): Disturbance | null {
  if (before === null || after === null || seconds <= 0) return null
  const delaySeconds = after.runDelaySeconds - before.runDelaySeconds
  const helperSeconds = sharesCpu ? after.helperSeconds - before.helperSeconds : 0
  const ownDelaySeconds = Math.min(delaySeconds, Math.max(0, helperSeconds))
  const othersSeconds = delaySeconds - ownDelaySeconds
  return {
    runDelayRatio: othersSeconds / seconds,
    involuntarySwitches:
      ownDelaySeconds > othersSeconds
        ? null
        : after.involuntarySwitches - before.involuntarySwitches,
  }
}
