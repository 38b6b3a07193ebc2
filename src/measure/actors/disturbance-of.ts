import type { Contention, Pressure } from '../../host/machine/machine-probe.ts'

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
  /** Seconds that the thread waited for other threads of its own process, as far as is known. */
  readonly ownDelaySeconds?: number
  /** Seconds that others kept its other threads and children waiting while it slept. */
  readonly asideSeconds?: number
}

/** What disturbed a thread between two readings of its counters; `null` where not reported by the system. */
export function disturbanceOf(
  before: Contention | null,
  after: Contention | null,
  { seconds, ownDelaySeconds = 0, asideSeconds = 0 }: Between,
): Disturbance | null {
  if (before === null || after === null || seconds <= 0) return null
  const delaySeconds = after.runDelaySeconds - before.runDelaySeconds
  const othersSeconds = Math.max(0, delaySeconds - ownDelaySeconds)
  return {
    runDelayRatio: Math.max(othersSeconds, asideSeconds) / seconds,
    involuntarySwitches:
      ownDelaySeconds > othersSeconds
        ? null
        : after.involuntarySwitches - before.involuntarySwitches,
  }
}

/** What disturbed both whole processes: time in which one waited for a CPU that others used; `null` if not reported. */
export function disturbanceByOthers(
  before: Pressure | null,
  after: Pressure | null,
  { seconds }: Pick<Between, 'seconds'>,
): Disturbance | null {
  if (before === null || after === null || seconds <= 0) return null
  const waitingSeconds = after.waitingSeconds - before.waitingSeconds
  const othersSeconds = after.othersSeconds - before.othersSeconds
  const lostSeconds = Math.max(0, Math.min(waitingSeconds, othersSeconds))
  return { runDelayRatio: lostSeconds / seconds, involuntarySwitches: null }
}
