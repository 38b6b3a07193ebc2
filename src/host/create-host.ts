import { createClock } from './clock.ts'
import { createFiles } from './files/files.ts'
import { createGit } from './git/git.ts'
import type { Host } from './host.ts'
import { createHostLock } from './lock/create-host-lock.ts'
import { createMachineProbe } from './machine/machine-probe.ts'
import { createProcesses } from './process/create-processes.ts'

/** The host of a real run: this machine, its network and, in a job, GitHub. */
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
