import type { Machine } from '../../model/machine/machine.ts'

/** Facts about the machine. */
export interface MachineProbe {
  readonly describe: () => Promise<
    Omit<Machine, 'hyperfine' | 'environmentNames' | 'environmentDigest' | 'isolation'>
  >
  /** CPUs that this process may use. */
  readonly allowedCpus: () => Promise<readonly number[]>
  /** The same, those of one core together; each is a core of its own where not reported by the system. */
  readonly cores: () => Promise<readonly (readonly number[])[]>
  readonly loadAverage: () => Promise<number | null>
  /** `null` where not reported by the system. */
  readonly pressure: () => Promise<Pressure | null>
  /** Seconds that a hypervisor has taken from all CPUs since boot. */
  readonly stealSeconds: () => Promise<number | null>
  /**
   * CPU time and waiting time of a live process's main thread so far; `null` where not reported by
   * the system.
   */
  readonly contention: (pid: number) => Promise<Contention | null>
}

/** How much of the CPUs other programs have used so far, and how long anything waited for a CPU. */
export interface Pressure {
  /** Seconds in which some thread of the machine was ready to run but had no CPU. */
  readonly waitingSeconds: number
  /** CPU seconds of all programs but this one and its children that have ended. */
  readonly othersSeconds: number
}

/** How long a thread has run and waited for a CPU. */
export interface Contention {
  /** Time on a CPU. */
  readonly runSeconds: number
  /** Time spent runnable but not running. */
  readonly runDelaySeconds: number
  readonly involuntarySwitches: number
}
