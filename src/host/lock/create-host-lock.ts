import { statSync } from 'node:fs'
import { join } from 'node:path'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import type { Clock } from '../clock.ts'
import type { HostLock } from '../host.ts'
import { lockFolder } from './lock-folder.ts'
import { queueUp } from './queue-up.ts'

/** The folder for tickets and how often the queue is looked at. */
export interface LockSettings {
  /** Absolute path; `null` where no folder is open to all users. */
  readonly folder?: string | null
  readonly pollSeconds?: number
}

/**
 * A lock made of tickets: files whose names hold a number and the process that drew it; the lowest alive measures.
 *
 * A ticket counts only if its owner, after drawing it, saw no higher one; else it draws again. So of two that
 * count, the higher was drawn when the lower existed, and its owner sees the lower: two runs never hold the lock
 * together (after Lamport 1974, A new solution of Dijkstra's concurrent programming problem). That of a killed
 * process does not count, because no process holds its file any more.
 */
export function createHostLock(
  clock: Clock,
  { folder = lockFolder(), pollSeconds = 1 }: LockSettings = {},
): HostLock {
  return {
    acquire: async ({ onWaiting, isCancelled, timeoutSeconds = Infinity }) => {
      const place = folder === null ? null : queueUp(folder)
      if (folder === null || place === null) return { covers: 'nothing', release: () => {} }
      const begunAtSeconds = clock.monotonicSeconds()
      let isServed = false
      try {
        for (let toldCount = 0; ; await clock.sleep(pollSeconds)) {
          const ahead = place.ahead()
          const [first] = ahead
          isServed = first === undefined
          if (first === undefined) return { covers: 'machine', release: place.leave }
          if (isCancelled()) return null
          const ticketPath = join(folder, first.name)
          if (clock.monotonicSeconds() - begunAtSeconds >= timeoutSeconds) {
            throw new UnmeasurableError(overdue(first.pid, ticketPath, timeoutSeconds))
          }
          if (ahead.length !== toldCount) {
            const sinceMs = statSync(ticketPath, { throwIfNoEntry: false })?.birthtimeMs ?? null
            onWaiting(ahead.length, { pid: first.pid, sinceMs })
          }
          toldCount = ahead.length
        }
      } finally {
        if (!isServed) place.leave()
      }
    },
  }
}

/** Who holds the machine, since when, and how it is freed. What the system says of a file nobody can forge. */
function overdue(pid: number, path: string, timeoutSeconds: number): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  const since = stats === undefined ? '' : ` since ${stats.birthtime.toISOString()}`
  const user = stats === undefined ? '' : ` of user ${String(stats.uid)}`
  const limitText = `${String(Math.round(timeoutSeconds / 60))} min`
  return `expected a turn on this machine within ${limitText}, got none: process ${String(pid)}${user} holds it${since}; end that process, or remove ${path} when it is gone`
}
