import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from './clock.ts'

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
