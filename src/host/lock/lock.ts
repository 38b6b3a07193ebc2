import type { HostLock } from './lock-types.ts'
import type { Clock } from '../host.ts'
import { lockFolders, type LockFolder } from './lock-folder.ts'
import { queueUp } from './lock-queue.ts'
import { createWitness } from './lock-witness.ts'

/** Where and how patiently to queue. */
export interface LockSettings {
  /** Best first. */
  readonly folders: readonly LockFolder[]
  readonly pollSeconds: number
  /** Between signs of life, for waiting processes that cannot see this one. */
  readonly touchSeconds: number
  /** Without a sign of life, after which a process that cannot be seen counts as dead. */
  readonly patienceSeconds: number
}

const defaults = { pollSeconds: 1, touchSeconds: 20, patienceSeconds: 90 }

/**
 * A lock made of tickets: files whose names hold a number and say which process drew them. The run
 * with the lowest ticket of a living process measures.
 *
 * A ticket counts only when its owner, having drawn it, saw no higher one; otherwise it draws again. So
 * of two tickets that count, the higher was drawn after the lower was there, and its owner, who looks
 * after drawing, sees the lower: never do two hold the lock (after Lamport 1974, A new solution of
 * Dijkstra's concurrent programming problem). A process that was killed leaves a ticket that counts
 * for nothing, as its pid is gone, or started at another time, or before the machine did.
 */
export function createHostLock(clock: Clock, settings: Partial<LockSettings> = {}): HostLock {
  const { pollSeconds, touchSeconds, patienceSeconds } = { ...defaults, ...settings }
  return {
    acquire: async (wait) => {
      const place = queueUp(settings.folders ?? lockFolders(), touchSeconds)
      if (place === null) return { covers: 'nothing', release: async () => {} }
      const isAlive = createWitness(clock, place.folder.path, patienceSeconds)
      let served = false
      try {
        for (let told = 0; ; await clock.sleep(pollSeconds)) {
          const ahead = place.ahead().filter((ticket) => isAlive(ticket)).length
          served = ahead === 0
          if (served) return { covers: place.folder.covers, release: place.leave }
          if (wait.cancelled()) return null
          if (ahead !== told) wait.onWaiting(ahead)
          told = ahead
        }
      } finally {
        if (!served) await place.leave()
      }
    },
  }
}
