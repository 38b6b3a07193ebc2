import { createClock } from './clock.ts'
import { createFiles } from './files/files.ts'
import { createGit } from './git/git.ts'
import type { Host } from './host.ts'
import { createHostLock } from './lock/lock.ts'
import { createMachineProbe } from './machine/machine.ts'
import { createProcesses } from './process/processes.ts'

/** The real outside world. */
export function createHost(): Host {
  const clock = createClock()
  const processes = createProcesses()
  return {
    clock,
    files: createFiles(),
    processes,
    git: createGit(processes),
    machine: createMachineProbe(processes),
    lock: createHostLock(clock),
  }
}
