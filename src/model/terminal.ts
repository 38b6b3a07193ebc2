/** The input and output of a command, so that a test can replace the terminal. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly error: (text: string) => void
  /** In a job, an error annotation of a line without line ends; nothing elsewhere. */
  readonly annotate: (title: string, line: string) => void
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly directory: string
  /** Columns of standard output. */
  readonly width: number
  /** Whether colours are welcome on standard output. */
  readonly colours: boolean
  /** Whether standard error is a terminal that shows updates. */
  readonly interactive: boolean
  /** Absolute path of the program that runs in-process benchmarks. */
  readonly harnessPath: string
}

/** Exit codes; scripts rely on these numbers. */
export const exitCodes = { success: 0, regression: 1, usage: 2, unmeasurable: 3 } as const
