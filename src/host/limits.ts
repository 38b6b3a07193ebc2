import { totalmem } from 'node:os'

/** What code that is not ours may use at most; generous, so that only what runs away meets it. */
export interface Limits {
  /** Processes and threads of one child together, above those that ran when the program started. */
  readonly processes: number
  /** Size of one file that it writes, in multiples of 512. */
  readonly fileBytes: number
  /** Memory of one child with all that it starts, where it has a control group of its own. */
  readonly memoryBytes: number
}

/** What holds unless a test says otherwise. */
export const defaultLimits: Limits = {
  processes: 4096,
  fileBytes: 32 * 1024 ** 3,
  memoryBytes: Math.floor(0.9 * totalmem()),
}
