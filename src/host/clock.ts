import { setTimeout as delay } from 'node:timers/promises'

/** The wall clock and a monotonic clock. */
export interface Clock {
  /** Seconds on a clock that never goes back; only differences have a meaning. */
  readonly monotonicSeconds: () => number
  /** Now, as an ISO 8601 text in UTC. */
  readonly now: () => string
  readonly sleep: (seconds: number) => Promise<void>
}

/** The system's clocks. */
export function createClock(): Clock {
  return {
    monotonicSeconds: () => Number(process.hrtime.bigint()) / 1e9,
    now: () => new Date().toISOString(),
    sleep: async (seconds) => {
      await delay(seconds * 1000)
    },
  }
}

/** Does something each second until what it returns is called; keeps no program alive. */
export function everySecond(act: () => void): () => void {
  const timer = setInterval(act, 1000)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}
