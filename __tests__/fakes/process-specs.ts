import type { ProcessSpec } from '../../src/host/process/processes.ts'

/** A process that has twenty seconds, sees the system's programs and starts at the root, but for the changes. */
export function specOf(argv: readonly string[], changes: Partial<ProcessSpec> = {}): ProcessSpec {
  return {
    argv,
    cwd: '/',
    environment: { PATH: '/usr/bin:/bin' },
    timeoutSeconds: 20,
    outputLimitBytes: 1_000_000,
    ...changes,
  }
}

/** No thread of a process is bound to a CPU. */
export const unbound = { mainCpu: null, otherCpus: null }
