import { programsOf, type RootedConsumption } from './consumption.ts'
import type { Processes } from './processes.ts'
import { kernelText } from '../machine/kernel-text.ts'

/** Binds processes to CPUs, if `taskset` is installed. */
export interface Binder {
  /**
   * Binds the main threads of a program and of everything it has started; what they start later
   * inherits it.
   */
  readonly mainThreads: (rootedConsumption: RootedConsumption, cpu: number) => Promise<void>
  /** Binds the main thread of this program. Returns a function that undoes it. */
  readonly self: (cpus: readonly number[]) => Promise<() => Promise<void>>
}

/** @param taskset - path of the program; `null` if it is not installed, so that nothing is bound */
export function createBinder(taskset: string | null, run: Processes['run']): Binder {
  const bind = async (pid: number, cpus: string): Promise<void> => {
    if (taskset === null) return
    // A process that has ended meanwhile needs no CPU; its end is reported elsewhere.
    await run({
      argv: [taskset, '-cp', cpus, String(pid)],
      cwd: '/',
      environment: {},
      timeoutSeconds: 10,
      outputLimitBytes: 10_000,
    })
  }
  return {
    mainThreads: async (rootedConsumption, cpu) => {
      for (const member of programsOf(rootedConsumption)) await bind(member, String(cpu))
    },
    self: async (cpus) => {
      const before = taskset === null ? null : ownCpus()
      if (before === null || cpus.length === 0) return async () => {}
      await bind(process.pid, cpus.join(','))
      return () => bind(process.pid, before)
    },
  }
}

function ownCpus(): string | null {
  return /^Cpus_allowed_list:\s*(\S+)$/m.exec(kernelText('/proc/self/status'))?.[1] ?? null
}
