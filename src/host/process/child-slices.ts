import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'
import { runDelaySecondsOf } from './consumption.ts'
import type { SlicedChild } from './processes.ts'
import { turnsOf } from './turns.ts'

/**
 * Suspends a child that was just started, with all that it has started, and from then on lets it run
 * in slices.
 */
export function sliceChild(child: Child): SlicedChild {
  let isEnded = false
  const outcome = child.outcome.finally(() => {
    isEnded = true
  })
  outcome.catch(() => {})
  const turns = turnsOf(child)
  turns.suspend()
  let delaySeconds = 0
  const waitedSeconds = (): number => {
    // The kernel drops the counters of threads that end.
    const before = delaySeconds
    delaySeconds = runDelaySecondsOf(child)
    return Math.max(0, delaySeconds - before)
  }
  return {
    slice: async (seconds, { isWatched }) => {
      if (isEnded) return { hasEnded: isEnded, seconds: 0, waitedSeconds: 0 }
      const before = performance.now()
      turns.resume()
      const pause = new AbortController()
      await Promise.race([
        sleep(seconds * 1000, undefined, { signal: pause.signal }).catch(() => {}),
        outcome,
      ])
      pause.abort()
      if (!isEnded) turns.suspend()
      const givenSeconds = (performance.now() - before) / 1000
      return {
        hasEnded: isEnded,
        seconds: givenSeconds,
        waitedSeconds: isWatched ? waitedSeconds() : 0,
      }
    },
    outcome: () => child.outcome,
    end: (why) => {
      child.end(why)
      return child.outcome
    },
  }
}
