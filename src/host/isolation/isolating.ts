import { reasonText } from '../process/end-text.ts'
import type { Outcome, ProcessSpec } from '../process/processes.ts'
import type { Isolation } from '../../model/machine/machine.ts'
import { isInside } from '../files/is-inside.ts'
import type { Boundary } from './boundary.ts'
import type { ControlGroup } from './control-group.ts'
import type { LimitingShell } from './limiting-shell.ts'
import type { Limits } from './memory-limit.ts'
import type { SandboxMeans, Sandboxes } from './sandboxes.ts'

/** How foreign code is isolated on this machine. */
export interface Isolating {
  readonly isolation: Isolation
  /**
   * How one program is isolated.
   *
   * @param place - where it starts, and what it can see of the machine where that can be limited
   * @throws Error when a method that worked before no longer works
   */
  readonly apart: (argv: readonly string[], place: SandboxRequest) => Promise<Apart>
  /** Releases what was made for isolated programs. */
  readonly close: () => Promise<void>
}

/** Where a program starts, and what it can see. */
export interface SandboxRequest extends Boundary {
  /** Absolute path. */
  readonly cwd: string
}

/** How one program is started and watched. */
export interface Apart {
  /** The command line that starts it isolated. */
  readonly words: readonly string[]
  /**
   * Variables that its start needs, and that the program does not get.
   *
   * @param highest - the highest descriptor that is for the program
   */
  readonly variables?: (highest: number) => Readonly<Record<string, string>>
  /** How many generations below the started process the program itself runs. */
  readonly generations: number
  /** Makes a control group for one child; `null` where none is needed or possible. */
  readonly openGroup: ((name: string) => ControlGroup) | null
  /** The most processes that one child may have. */
  readonly mostProcesses: number
}

/** What `settleIsolation` needs from the host. */
export interface IsolationMethods {
  readonly run: (spec: ProcessSpec) => Promise<Outcome>
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
  /** Folder of this program's own control group; `null` where there is none. */
  readonly controlGroup: string | null
  /** Prefix of the names of its control groups. */
  readonly mark: string
  readonly limits?: Limits
  /** Of the machine, as Node.js names it. */
  readonly architecture?: string
}

/** What all methods have in common. */
export interface IsolationBase {
  readonly means: IsolationMethods
  /** `null` where there is no POSIX shell. */
  readonly shell: (LimitingShell & { readonly path: string }) | null
  /** Start of every command line, so that no program outlives this one. */
  readonly guard: readonly string[]
  readonly mostProcesses: number
}

/** Of a method that leaves nothing to release. */
export const nothing = (): Promise<void> => Promise.resolve()

/** A program always sees the folder that it starts in. */
export function withCwd(boundary: Boundary, cwd: string): Boundary {
  return cwd === '/' ||
    [...boundary.visible, ...boundary.writable].some((each) => isInside(cwd, each))
    ? boundary
    : { ...boundary, visible: [...boundary.visible, cwd] }
}

/** What went wrong in an attempt, short. */
export function troubleOf(outcome: Outcome): string {
  return reasonText(outcome).slice(0, 150)
}

/** A short attempt with a program of the system. */
export function attemptOf(argv: readonly string[]): ProcessSpec {
  const environment = { LC_ALL: 'C' }
  return { argv, cwd: '/', environment, timeoutSeconds: 10, outputLimitBytes: 10_000 }
}
