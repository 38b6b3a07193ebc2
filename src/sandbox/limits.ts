/** Limits for foreign code, generous so that only runaway code reaches them. */
export interface Limits {
  /**
   * Processes and threads of one child together, in addition to those that ran when the program
   * started.
   */
  readonly processes: number
  /** Size of one file that it writes, in bytes; only in a sandbox. */
  readonly fileBytes: number
}

/** The limits outside of tests. */
export const defaultLimits: Limits = { processes: 4096, fileBytes: 32 * 1024 ** 3 }
