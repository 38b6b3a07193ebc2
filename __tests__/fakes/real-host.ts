import { delimiter } from 'node:path'
import { createClock } from '../../src/host/clock.ts'
import { createFiles } from '../../src/host/files/files.ts'
import { createGit } from '../../src/host/git/git.ts'
import type { Host } from '../../src/host/host.ts'
import { createHostLock } from '../../src/host/lock/create-host-lock.ts'
import { createMachineProbe } from '../../src/host/machine/machine-probe.ts'
import { createProcesses } from '../../src/host/process/create-processes.ts'

/** The real outside world, with these folders first on the PATH, and with these variables. */
export function hostWithPath(folders: readonly string[], variables = {}): Host {
  const path = [...folders, process.env['PATH'] ?? ''].join(delimiter)
  return realHost({ ...process.env, ...variables, PATH: path })
}

/** The real outside world, with other variables where a test names them. */
export function realHost(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Host {
  const clock = createClock()
  const processes = createProcesses(environment)
  return {
    clock,
    files: createFiles(),
    processes,
    git: createGit(processes),
    machine: createMachineProbe(processes),
    lock: createHostLock(clock),
  }
}
