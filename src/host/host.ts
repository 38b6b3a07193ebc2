import type { Clock } from './clock.ts'
import type { Files } from './files/files.ts'
import type { Processes } from './process/processes.ts'
import type { Git } from './git/git.ts'
import type { MachineProbe } from './machine/machine-probe.ts'
import type { HostLock } from './lock/host-lock.ts'

/**
 * The outside world, as a record of functions. Tests pass one whose clock and processes they
 * control.
 */
export interface Host {
  readonly clock: Clock
  readonly files: Files
  readonly processes: Processes
  readonly git: Git
  readonly machine: MachineProbe
  readonly lock: HostLock
}
