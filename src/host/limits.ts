/** What code that is not ours may use at most; generous, so that only what runs away meets it. */
export interface Limits {
  /** Processes and threads of one child together, above those that ran when the program started. */
  readonly processes: number
  /** Size of one file that it writes. */
  readonly fileBytes: number
}

/** What holds unless a test says otherwise. */
export const defaultLimits: Limits = { processes: 4096, fileBytes: 32 * 1024 ** 3 }
