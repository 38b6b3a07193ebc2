import type { Isolation } from '../model/machine/machine.ts'
import type { Boundary } from './boundary.ts'
import type { SandboxMeans, Sandboxes } from './sandboxes.ts'

/** How foreign code is isolated on this machine. */
export interface Isolator {
  readonly isolation: Isolation
  /** How one program is isolated, by where it starts and what it can see; an Error when that can no longer be done. */
  readonly apart: (argv: readonly string[], place: SandboxRequest) => Promise<Apart>
  /** Releases what was made for isolated programs. */
  readonly close: () => Promise<void>
}

/** Where a program starts, and what it can see. */
export interface SandboxRequest extends Boundary {
  /** Absolute path. */
  readonly cwd: string
  /** Whether it may count and sample events by `perf`. */
  readonly perf: boolean
  /** Absolute path of a file for the paths that it opens or looks at; absent where nobody asks. */
  readonly looks?: string | undefined
}

/** How one program is started and watched. */
export interface Apart {
  /** The command line that starts it isolated. */
  readonly words: readonly string[]
  /** Variables that its start needs, and the program does not get; descriptors up to `highest` are for the program. */
  readonly variables?: (highest: number) => Readonly<Record<string, string>>
  /** How many generations below the started process the program itself runs; 0 without a sandbox. */
  readonly generations: number
  /** The most processes that one child may have. */
  readonly mostProcesses: number
}

/** How a short program of the system ended. */
interface TrialOutcome {
  /** `null` when a signal ended it or it never started. */
  readonly exitCode: number | null
  readonly startError: string | null
  readonly stdout: string
  /** Of both streams. */
  readonly lastLines: readonly string[]
}

/** What `settleIsolation` needs from the host. */
export interface IsolationMethods {
  /** Runs a short program of the system. */
  readonly run: (
    argv: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) => Promise<TrialOutcome>
  /** Absolute path of a program, or `null` when it is not installed. */
  readonly find: (program: string) => string | null
  /** As in `process.platform`; Linux where it is not given. */
  readonly platform?: string
  /** User id of this process; 0 is root, `null` where there are no user ids. */
  readonly userId: number | null
  readonly groupId?: number | null
  /** Absolute paths that no isolated process sees, except for paths inside them that are listed. */
  readonly secluded?: readonly string[]
  /** Makes sandboxes; tests pass their own. */
  readonly sandboxes?: (means: SandboxMeans) => Sandboxes
  /** Threads on this machine now; 0 where the system does not report it. */
  readonly threads: number
  readonly limits?: Limits
  /** Of the machine, as Node.js names it. */
  readonly architecture?: string
  /** Text of a file of the kernel; empty where there is none. */
  readonly kernel: (path: string) => string
  /** Variables by which processes that a killed program has left are found. */
  readonly mark: Readonly<Record<string, string>>
}

/** Limits for foreign code, generous so that only runaway code reaches them. */
export interface Limits {
  /** Processes and threads of one child together, in addition to those that ran when the program started. */
  readonly processes: number
  /** Size of one file that it writes, in bytes; only in a sandbox. */
  readonly fileBytes: number
}

/** The limits outside of tests. */
export const defaultLimits: Limits = { processes: 4096, fileBytes: 32 * 1024 ** 3 }
