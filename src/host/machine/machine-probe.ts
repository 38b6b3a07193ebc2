import type { Machine } from '../../model/machine/machine.ts'

/** What the machine says of itself. */
export interface MachineProbe {
  readonly describe: () => Promise<
    Omit<Machine, 'hyperfine' | 'environmentNames' | 'environmentDigest' | 'isolation'>
  >
  /** CPUs that this process may use. */
  readonly allowedCpus: () => Promise<readonly number[]>
  readonly loadAverage: () => Promise<number | null>
  /** Seconds that a hypervisor has taken from all CPUs since boot. */
  readonly stealSeconds: () => Promise<number | null>
  /** How the main thread of a live process has fared so far; `null` where not reported by the system. */
  readonly contention: (pid: number) => Promise<Contention | null>
}

/** How a thread has fared on its CPUs. */
export interface Contention {
  /** Time on a CPU. */
  readonly runSeconds: number
  /** Time spent runnable but not running. */
  readonly runDelaySeconds: number
  readonly involuntarySwitches: number
}
