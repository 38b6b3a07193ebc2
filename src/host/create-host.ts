import { createClock } from './clock.ts'
import { createFiles } from './files.ts'
import { createGit } from './git.ts'
import type { Host } from './host.ts'
import { createHostLock } from './lock.ts'
import { createMachineProbe } from './machine.ts'
import { createProcesses } from './processes.ts'

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
