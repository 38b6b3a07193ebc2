import { statSync } from 'node:fs'
import { join } from 'node:path'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import type { Clock } from '../clock.ts'
import { lockFolders, type LockFolder } from './lock-folder.ts'
import { queueUp } from './queue-up.ts'
import { comesBefore, type Ticket } from './ticket.ts'
import type { HostLock, LockHolder } from './host-lock.ts'
import { createWitness, type IsHeld } from './witness.ts'

/** The lock folders and the time limits of the queue. */
export interface LockSettings {
  /** Best first. */
  readonly folders: readonly LockFolder[]
  readonly pollSeconds: number
  /** Seconds between signs of life, for waiting processes that cannot see this one. */
  readonly touchSeconds: number
  /** Seconds without a sign of life after which a process that cannot be seen counts as dead. */
  readonly patienceSeconds: number
  /** Whether a living process holds a file; asks the kernel when absent. */
  readonly isHeld?: IsHeld | undefined
}

const defaults = { pollSeconds: 1, touchSeconds: 20, patienceSeconds: 90 }

/**
 * A lock made of tickets: files whose names contain a number and the process that drew it. The run
 * with the lowest ticket of a living process measures.
 *
 * A ticket counts only if its owner, after drawing it, saw no higher one; otherwise it draws again.
 * So of two tickets that count, the higher was drawn when the lower existed, and its owner, who
 * looks after drawing, sees the lower. Two runs never hold the lock together (after Lamport 1974, A
 * new solution of Dijkstra's concurrent programming problem). The ticket of a killed process does
 * not count, because no process holds its file any more; where files cannot be held, because its
 * pid is gone, or started at another time, or before the last boot.
 */
export function createHostLock(clock: Clock, settings: Partial<LockSettings> = {}): HostLock {
  const { pollSeconds, touchSeconds, patienceSeconds, isHeld } = { ...defaults, ...settings }
  return {
    acquire: async (wait) => {
      const place = queueUp(settings.folders ?? lockFolders(), touchSeconds, isHeld)
      if (place === null) return { covers: 'nothing', release: async () => {} }
      const isAlive = createWitness(clock, place.folder.path, { patienceSeconds, isHeld })
      let isServed = false
      const begun = clock.monotonicSeconds()
      const { timeoutSeconds = Number.POSITIVE_INFINITY } = wait
      try {
        for (let toldCount = 0; ; await clock.sleep(pollSeconds)) {
          const alive = place.ahead().filter((ticket) => isAlive(ticket))
          const ahead = alive.length
          isServed = ahead === 0
          if (isServed) return { covers: place.folder.covers, release: place.leave }
          if (wait.isCancelled()) return null
          if (clock.monotonicSeconds() - begun >= timeoutSeconds) {
            throw new UnmeasurableError(overdue(alive, place.folder.path, timeoutSeconds))
          }
          if (ahead !== toldCount) wait.onWaiting(ahead, holderOf(alive, place.folder.path))
          toldCount = ahead
        }
      } finally {
        if (!isServed) await place.leave()
      }
    },
  }
}

function holderOf(alive: readonly Ticket[], folder: string): LockHolder {
  const [first] = alive.toSorted((one, second) => (comesBefore(one, second) ? -1 : 1))
  const stats = statSync(join(folder, first?.name ?? ''), { throwIfNoEntry: false })
  return { pid: first?.pid ?? 0, sinceMs: stats?.birthtimeMs ?? null }
}

/** Who holds the machine, since when, and how it is freed. What the system says of a file nobody can forge. */
function overdue(alive: readonly Ticket[], folder: string, timeoutSeconds: number): string {
  const [first] = alive.toSorted((one, second) => (comesBefore(one, second) ? -1 : 1))
  const path = join(folder, first?.name ?? '')
  const stats = statSync(path, { throwIfNoEntry: false })
  const since = stats === undefined ? '' : ` since ${stats.birthtime.toISOString()}`
  const user = stats === undefined ? '' : ` of user ${String(stats.uid)}`
  const waitedText = `${String(Math.round(timeoutSeconds / 60))} min`
  return `expected a turn on this machine within ${waitedText}, got none: process ${String(first?.pid)}${user} holds it${since}; end that process, or remove ${path} when it is gone`
}
