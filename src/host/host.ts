import type { Clock } from './clock.ts'
import type { Files } from './files/files.ts'
import type { Git } from './git/git.ts'
import type { MachineProbe } from './machine/machine-probe.ts'
import type { Processes } from './process/processes.ts'

/** The outside world, as a record of functions. Tests pass one whose clock and processes they control. */
export interface Host {
  readonly clock: Clock
  readonly files: Files
  readonly processes: Processes
  readonly git: Git
  readonly machine: MachineProbe
  readonly lock: HostLock
}

/** Ensures that only one run measures on a machine at a time. */
export interface HostLock {
  /** Waits for its turn, in order of arrival; `null` when cancelled. UnmeasurableError when the wait is too long. */
  readonly acquire: (wait: LockWait) => Promise<LockHold | null>
}

/** Who has the lock. */
export interface LockHolder {
  readonly pid: number
  /** When it came to the queue, in milliseconds since 1970; `null` where not reported by the system. */
  readonly sinceMs: number | null
}

/** What happens while a run waits. */
export interface LockWait {
  /** Told at the start of the wait and whenever the number of runs ahead changes. */
  readonly onWaiting: (ahead: number, holder: LockHolder) => void
  /** Asked about once a second. */
  readonly isCancelled: () => boolean
  /** Longest wait; no limit by default. */
  readonly timeoutSeconds?: number
}

/** The right to measure, until it is released or the process ends for whatever reason. */
export interface LockHold {
  /** Whose runs wait for this one; `nothing` where no ticket could be drawn. */
  readonly covers: 'machine' | 'nothing'
  readonly release: () => void
}
